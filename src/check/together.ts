import type { YamlTree } from '../parse/index.ts';
import { MAX_REUSABLE_LOOKS } from '../settings/index.ts';
import { quoted, type Report, suggestion } from './findings.ts';
import { trains } from './inputs.ts';
import { neededBy } from './jobs.ts';
import {
  checkOf,
  get,
  inputOf,
  isCall,
  type Job,
  judges,
  type Repository,
  saves,
  textOf,
  type Use,
  type Workflow,
} from './workflow.ts';

/** Checks the sweeps, parts and checks of a workflow against each other and against the config. */
export function checkTogether(workflow: Workflow, repository: Repository, report: Report): void {
  const uses = workflow.jobs.flatMap((job) => job.uses);
  checkCheckNames(workflow, repository, report);
  checkSameSweep(
    uses.filter(({ kind }) => kind === 'collect'),
    report,
  );
  if (trains(workflow)) checkLooks(uses, repository, report);
  const collects = uses.some(({ kind }) => kind === 'collect');
  const isJudged =
    uses.some(judges) || repository.workflows.some((other) => isAfter(other, workflow));
  const [first] = uses;
  if (collects && first && !isJudged)
    report(
      first.at,
      'not-compared',
      'sweeps are saved, but no job compares them',
      'Add a job with `mode: gate`.',
    );
}

function isAfter(other: Workflow, { name }: Workflow): boolean {
  const listed = get(other.events.get('workflow_run') ?? null, 'workflows')?.items.map(textOf);
  return listed?.includes(name) ?? false;
}

/** The jobs of a workflow that write a check on pull requests, by themselves. */
function writers({ events, jobs }: Workflow): Use[] {
  if (!events.has('pull_request')) return [];
  const isElsewhere = ({ condition }: Job) => condition.includes("event_name != 'pull_request'");
  const all = jobs.flatMap((job) => (isElsewhere(job) ? [] : job.uses.filter(judges)));
  return all.filter((use) => inputOf(use, 'check') !== 'never');
}

function checkCheckNames(workflow: Workflow, { workflows }: Repository, report: Report): void {
  const own = writers(workflow);
  const names = new Set(workflows.flatMap(writers).flatMap((use) => checkOf(use) ?? []));
  for (const { at, name, id } of workflow.jobs)
    if (names.has(name))
      report(
        at,
        'job-named-like-check',
        `the job ${quoted(id)} has the name of the check`,
        'Rename it: GitHub would show two checks with the same name.',
      );
  const earlier = workflows.slice(0, workflows.indexOf(workflow)).flatMap(writers);
  for (const [i, use] of own.entries()) {
    // Looks at one sweep are one writer, one after the other.
    const before = own
      .slice(0, i)
      .filter(({ job }) => job !== use.job && !neededBy(use.job, workflow).includes(job));
    const taken = [...earlier, ...before].flatMap((other) => checkOf(other) ?? []);
    const same = checkOf(use)?.find((check) => taken.includes(check));
    if (same)
      report(
        use.inputs.get('name') ?? use.at,
        'same-check',
        `another job writes the check ${quoted(same)} too`,
        'Give each a `name` of its own.',
      );
  }
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
function plannedLooks(uses: readonly Use[], { config }: Repository): number {
  const levels = config ? [config.top, ...config.comparisons.values()] : [];
  const texts = [
    ...levels.map((level) => level.get('looks')),
    ...uses.map((use) => inputOf(use, 'looks')),
  ];
  return Math.max(0, ...texts.map((text) => (text ? text.split(',').length : 0)));
}

function checkLooks(uses: readonly Use[], repository: Repository, report: Report): void {
  const looks = plannedLooks(uses, repository);
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

/** Checks the comparisons of the config against what workflows collect. */
export function checkComparisons({ workflows }: Repository, tree: YamlTree, report: Report): void {
  const uses = workflows
    .filter(trains)
    .flatMap(({ jobs }) => jobs.flatMap((job) => job.uses.filter(saves)));
  if (uses.length === 0 || uses.some(({ kind, names }) => kind === 'auto' || names === null))
    return;
  const collected = [...new Set(uses.flatMap(({ names }) => names ?? []))];
  for (const { key, tree: own, ...place } of get(tree, 'comparisons')?.entries ?? []) {
    const candidate = textOf(get(own, 'candidate')) || `sweep:${key}`;
    for (const text of [candidate, textOf(get(own, 'baseline')) || textOf(get(tree, 'baseline'))]) {
      const [, name] = /^sweep:(.*)$/.exec(text) ?? [];
      if (name === undefined || collected.includes(name)) continue;
      const otherwise = 'Collect it, or remove the comparison.';
      report(
        place,
        'not-collected',
        `no job collects ${quoted(name)}`,
        suggestion(name, collected, otherwise),
      );
    }
  }
}

/** Checks what a workflow collects against the comparisons of the config. */
export function checkListed(workflow: Workflow, { config }: Repository, report: Report): void {
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
