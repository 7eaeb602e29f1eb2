import { quoted, type Report } from './findings.ts';
import { trains } from './inputs.ts';
import {
  type Context,
  checkOf,
  inputOf,
  isCall,
  judges,
  type Use,
  type Workflow,
} from './workflow.ts';

/** Checks the sweeps and checks of a workflow against each other. */
export function checkTogether(workflow: Workflow, report: Report): void {
  const uses = workflow.jobs.flatMap((job) => job.uses);
  checkCheckNames(workflow, report);
  checkSameSweep(
    uses.filter(({ kind }) => kind === 'collect'),
    report,
  );
}

/** The checks that the jobs of a workflow write are next to the jobs themselves. */
function checkCheckNames({ events, jobs }: Workflow, report: Report): void {
  if (!events.has('pull_request')) return;
  const writers = jobs
    .flatMap(({ uses }) => uses)
    .filter((use) => judges(use) && inputOf(use, 'check') !== 'never');
  const names = new Set(writers.flatMap((use) => checkOf(use) ?? []));
  for (const { at, name, id } of jobs)
    if (names.has(name))
      report(
        at,
        'job-named-like-check',
        `the job ${quoted(id)} has the name of the check`,
        'Rename it: GitHub would show two checks with the same name.',
      );
}

function checkSameSweep(uses: readonly Use[], report: Report): void {
  const seen = new Set<string>();
  for (const use of uses) {
    if (use.job.condition.includes('event_name')) continue;
    const saved = use.names ?? [];
    const same = saved.find((one) => seen.has(one));
    if (same !== undefined)
      report(
        use.inputs.get('name') ?? use.at,
        'same-sweep',
        'another step saves a sweep under the same name',
        'Give each a `name` of its own.',
      );
    for (const one of saved) seen.add(one);
  }
}

/** Checks what a workflow collects against the comparisons of the config. */
export function checkListed(workflow: Workflow, { config }: Context, report: Report): void {
  if (config === null || config.comparisons.size === 0 || !trains(workflow)) return;
  const shared = config.top.get('baseline') ?? '';
  const listed = [...config.comparisons].flatMap(([name, settings]) => [
    settings.get('candidate') || `sweep:${name}`,
    settings.get('baseline') || shared,
  ]);
  const uses = workflow.jobs.flatMap((job) => job.uses);
  const saved = uses
    .filter((use) => use.kind === 'collect' || isCall(use))
    .flatMap((use) => (use.names ?? []).map((name) => ({ use, name })));
  for (const { use, name } of saved) {
    if (listed.includes(`sweep:${name}`)) continue;
    const place = (use.inputs.get('models') ?? use.inputs.get('name'))?.tree ?? use.at;
    const which = name === '' ? 'a sweep without a name' : quoted(name);
    const what = `${which} is collected, but no comparison of the config uses it`;
    report(place, 'not-listed', what, 'Add it to `comparisons`.');
  }
}
