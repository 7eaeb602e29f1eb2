import { MAX_REUSABLE_LOOKS } from '../settings/index.ts';
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

/** Checks the sweeps, parts and checks of a workflow against each other and against the config. */
export function checkTogether(workflow: Workflow, context: Context, report: Report): void {
  const uses = workflow.jobs.flatMap((job) => job.uses);
  checkCheckNames(workflow, report);
  checkSameSweep(
    uses.filter(({ kind }) => kind === 'collect'),
    report,
  );
  if (trains(workflow)) checkLooks(uses, context, report);
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
    const saved = use.names?.map((name) => `${name}\n${inputOf(use, 'part')}`) ?? [];
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

/** How many looks the config plans, or a step. */
function plannedLooks(uses: readonly Use[], { config }: Context): number {
  const levels = config ? [config.top, ...config.comparisons.values()] : [];
  const texts = [
    ...levels.map((level) => level.get('looks')),
    ...uses.map((use) => inputOf(use, 'looks')),
  ];
  return Math.max(0, ...texts.map((text) => (text ? text.split(',').length : 0)));
}

function checkLooks(uses: readonly Use[], context: Context, report: Report): void {
  const looks = plannedLooks(uses, context);
  const saving = uses.filter((use) => use.kind === 'collect' || isCall(use));
  for (const use of saving) checkParts(use, looks, report);
  const parts = saving.flatMap((use) => inputOf(use, 'part') || []);
  const last = saving.findLast((use) => inputOf(use, 'part') !== '');
  const count = new Set(parts).size;
  const isKnown = parts.every((part) => !part.includes('${{'));
  if (looks > 0 && last && isKnown && count !== looks)
    report(
      last.inputs.get('part') ?? last.at,
      'other-number-of-looks',
      `there are ${looks} looks and ${count} parts`,
      'Train one part for each look.',
    );
}

function checkParts(use: Use, looks: number, report: Report): void {
  const hasParts = use.kind === 'looks.yml' || inputOf(use, 'part') !== '';
  if (looks > 0 && !hasParts) {
    const fix = isCall(use) ? 'Call looks.yml.' : 'Give each part its `part`.';
    const what = `there are ${looks} looks, but this trains everything at once`;
    report(use.at, 'looks-without-parts', what, fix);
  } else if (looks === 0 && hasParts) {
    const fix = 'Add `looks` and `false-alarm-rate` to the config.';
    const what = 'this trains in parts, but the config has no looks';
    report(use.inputs.get('part') ?? use.at, 'parts-without-looks', what, fix);
  } else if (use.kind === 'looks.yml' && looks > MAX_REUSABLE_LOOKS) {
    const what = `there are ${looks} looks, and looks.yml has ${MAX_REUSABLE_LOOKS}`;
    report(use.at, 'other-number-of-looks', what, 'Plan fewer, or write the jobs yourself.');
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
