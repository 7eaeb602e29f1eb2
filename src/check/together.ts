import { quoted, type Report } from './findings.ts';
import { trains } from './inputs.ts';
import { type Context, checkOf, inputOf, isCall, judges, type Workflow } from './workflow.ts';

/** Checks the jobs of a workflow against each other, and what they collect against the config. */
export function checkTogether(workflow: Workflow, context: Context, report: Report): void {
  checkCheckNames(workflow, report);
  checkSameSweep(workflow, report);
  checkListed(workflow, context, report);
}

/** On a pull request, a check stands in one list with the jobs. */
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

function checkSameSweep({ jobs }: Workflow, report: Report): void {
  const seen = new Set<string>();
  for (const use of jobs.flatMap(({ uses }) => uses)) {
    if (use.kind !== 'collect' || use.job.condition.includes('event_name')) continue;
    const saved = use.names ?? [];
    if (saved.some((name) => seen.has(name)))
      report(
        use.inputs.get('name') ?? use.at,
        'same-sweep',
        'another step saves a sweep under the same name',
        'Give each a `name` of its own.',
      );
    for (const name of saved) seen.add(name);
  }
}

function checkListed(workflow: Workflow, { config }: Context, report: Report): void {
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
