import { didYouMean, nearestNames } from '../errors.ts';
import type { YamlTree } from '../parse/index.ts';
import {
  type Config,
  insteadOfInput,
  isInput,
  NO_INPUTS,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  REUSABLE_INPUTS,
} from '../settings/index.ts';
import type { Report } from './findings.ts';
import { checkValue } from './settings.ts';
import {
  type Context,
  get,
  inputOf,
  isCall,
  isOpen,
  isYaml,
  type Job,
  judges,
  placeOf,
  saves,
  textOf,
  textsOf,
  trains,
  type Use,
  type Workflow,
} from './workflow.ts';

const INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name as string, OPTIONS[name].kind] as const),
);

export function checkUse(use: Use, context: Context): void {
  const { read, report, workflow } = context;
  checkNames(use, context);
  const path = inputOf(use, 'config');
  if (path !== '' && !isOpen(path) && read(path) === null)
    report(placeOf(use, 'config'), 'missing-config', { path });
  if (saves(use) && !isCall(use) && inputOf(use, 'candidate') === '')
    report(use.at, 'missing-input/candidate', { mode: inputOf(use, 'mode') || use.kind });
  if (!isCall(use) || !trains(workflow)) return;
  if (inputOf(use, 'run') !== '') checkCommand(use, context);
  else if (!isYaml(read, '.github/actions/train/action')) report(use.at, 'missing-input/run');
  checkSearches(use, context);
}

function checkNames(use: Use, { report }: Context): void {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  const names = [...table.keys()];
  const of = isCall(use) ? use.kind : 'the Action';
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    if (kind !== undefined) checkValue(entry, kind, report);
    else {
      const [near = name] = nearestNames(name, [...names, ...NO_INPUTS]);
      const given = textOf(entry.tree);
      const page = isCall(use) ? 'workflows' : 'reference';
      const fix =
        (insteadOfInput(name, given) ?? insteadOfInput(near, given) ?? didYouMean(name, names)) ||
        `docs/${page}.md lists the inputs.`;
      report(entry, 'unknown-input', { name, of, fix });
    }
  }
}

const EXPRESSION = 'EXPRESSION';

function checkCommand(use: Use, { read, report }: Context): void {
  const at = placeOf(use, 'run');
  // Stands for what only a run knows by a word.
  const run = inputOf(use, 'run').replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
  const isElsewhere = /\b(cd|pushd|git|gh|curl|wget|docker|tar|unzip) /.test(run);
  const named = isElsewhere ? [] : Array.from(run.matchAll(SCRIPT), ([, path = '']) => path);
  const scripts = [...new Set(named)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  const texts = scripts.map(read);
  for (const path of scripts.filter((_, i) => texts[i] === null))
    report(at, 'missing-file', { path });

  // Nobody sees what a module, a target of make, or an expression brings in.
  const all = scripts.length === 0 || isUnknown(run) ? null : [run, ...texts].join('\n');
  checkSeed(use, run, all, report);
  const written = inputOf(use, 'candidate') || 'candidate.csv';
  const lacks = (...words: string[]) => all !== null && !words.some((one) => all.includes(one));
  if (!/[*?]/.test(written) && lacks('SWEEP', written)) report(at, 'unused-variable/sweep');
  if (inputOf(use, 'models').includes(',') && lacks('MODEL')) report(at, 'unused-variable/model');
}

function checkSeed(use: Use, run: string, all: string | null, report: Report): void {
  const [at, jobs] = [placeOf(use, 'run'), jobsOf(use)];
  if (!(jobs > 1) || /seed[= ]["']?(\$|EXPRESSION)/i.test(run)) return;
  // Another seed, as of the split of the data, may be fixed next to that of the search.
  const isVaried = /\$\{?(SEED|JOB)\b/.test(run);
  const [word] = (isVaried ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED).exec(run) ?? [];
  if (word) report(at, 'same-trials/fixed', { word, jobs });
  else if (all !== null && !/SEED|JOB/.test(all)) report(at, 'same-trials', { jobs });
}

const ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
const SCRIPT =
  /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;

/** Whether an expression may be more than the value of a flag. */
function isUnknown(run: string): boolean {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes('=') && !/^-/.test(words[i - 1] ?? ''),
  );
}

const MIN_SEARCHES = 6;

/** An adaptive search is one unit, however many trials it has. */
function checkSearches(use: Use, { config, report }: Context): void {
  const isOther = valuesOf('unit', config).some((unit) => !['auto', 'search'].includes(unit));
  const isAdaptive = valuesOf('search-method', config).includes('adaptive');
  const jobs = jobsOf(use);
  if (!isOther && isAdaptive && jobs < MIN_SEARCHES)
    report(use.inputs.get('jobs') ?? use.at, 'few-searches', { jobs, min: MIN_SEARCHES });
}

/** What the config has for an option, at the top and for comparisons. */
function valuesOf(name: OptionName, config: Config | null): string[] {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  return levels.flatMap((level) => level.get(name) || []);
}

/** How many jobs train a sweep; NaN where only a run knows. */
function jobsOf(use: Use): number {
  return Number(inputOf(use, 'jobs') || 1);
}

const NEEDED_TYPES = ['opened', 'synchronize', 'reopened', 'edited'];

export function checkEvents(context: Context): void {
  const { config, read, report, workflow, workflows } = context;
  const { events, uses } = workflow;
  const saving = uses.filter(saves);
  const pull = events.get('pull_request');
  report(events.get('pull_request_target'), 'pull-request-target');
  if (pull && saving.length > 0) checkPullRequest(pull, context);
  if (events.has('workflow_run'))
    for (const use of saving.filter((use) => !isCall(use)))
      report(use.at, 'after-trains', { mode: inputOf(use, 'mode') || use.kind });

  const isOther = config?.top.has('baseline') || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && saving.every((use) => ['', 'auto'].includes(inputOf(use, 'baseline')));
  const isTrained = ['push', 'schedule', 'workflow_dispatch'].some((event) => events.has(event));
  if (saving.length > 0 && isAuto && !isTrained) report(pull, 'no-baseline');
  const hasAfter = workflows.some(
    ({ events, uses }) =>
      events.has('workflow_run') && uses.some((use) => judges(use) || use.kind === 'open'),
  );
  const isChecked = uses.some((use) => judges(use) && inputOf(use, 'check') !== 'never');
  if (isChecked && isYaml(read, '.github/dependabot') && !hasAfter)
    report(pull, 'dependabot-waits');
}

function checkPullRequest(pull: YamlTree, { report }: Context): void {
  const given = get(pull, 'types');
  const types = given ? textsOf(given) : NEEDED_TYPES.slice(0, 3);
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  const why =
    missing[0] === 'edited' ? 'a change of base goes unnoticed' : 'pull requests are left out';
  const words = { missing: missing.join(', '), why, all: NEEDED_TYPES.join(', ') };
  if (missing.length > 0) report(given ?? pull, 'pull-request-types', words);
  const filter = pull.entries.find(({ key }) => key === 'paths' || key === 'paths-ignore');
  report(filter, 'path-filter', { key: filter?.key ?? '' });
}

export function checkJobs(context: Context): void {
  for (const job of context.workflow.jobs) {
    for (const use of job.uses.filter(judges)) {
      checkOrder(use, context);
      checkPermissions(use, context);
    }
    if (job.uses.some(({ kind }) => kind === 'collect')) checkTraining(job, context);
  }
}

/** Where a gate waits for other jobs, these may wait for those that train. */
function checkOrder({ job, kind }: Use, { report, workflow }: Context): void {
  const collecting = workflow.jobs.filter(({ uses }) =>
    uses.some(({ kind }) => kind === 'collect'),
  );
  if (kind !== 'gate' || collecting.length === 0 || collecting.includes(job)) return;
  const ids = collecting.map(({ id }) => id);
  if (job.needs.length === 0) report(job.at, 'gate-without-needs', { ids: ids.join(', ') });
  else if (
    workflow.events.has('pull_request') &&
    !/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition)
  )
    report(job.at, 'gate-not-always', { id: job.id, training: ids[0] ?? '' });
}

type Need = readonly [scope: string, level: 'read' | 'write', why: string];

/** What a job that compares needs its token for; of a scope only the highest level. */
function needsOf(use: Use, workflow: Workflow): Need[] {
  const isWith = (...names: string[]) => names.some((name) => workflow.events.has(name));
  const isForPull = isWith('pull_request', 'pull_request_target', 'workflow_run');
  const isWritten = isForPull || isWith('merge_group');
  const isRead = trains(workflow) || isWith('workflow_run');
  const isSaved = use.kind !== 'auto' || ['', 'auto'].includes(inputOf(use, 'baseline'));
  const isLookedUp = isSaved && inputOf(use, 'source') === '';
  const comments = isForPull && inputOf(use, 'comment') !== 'never';
  const isFound = isWith('merge_group', 'workflow_run') && !comments;
  const charts = inputOf(use, 'charts') || (isCall(use) ? 'branch' : '');
  const isDrawn = isForPull && charts === 'branch';
  const needs: readonly (readonly [isNeeded: boolean, ...need: Need])[] = [
    [isDrawn, 'contents', 'write', `\`charts: branch\`${isCall(use) ? ', the default' : ''}`],
    [isRead && !isDrawn, 'contents', 'read', 'the config and the history of the base'],
    [isRead && isLookedUp, 'actions', 'read', 'the saved sweeps'],
    [isWritten && inputOf(use, 'check') !== 'never', 'checks', 'write', 'the check'],
    [comments, 'pull-requests', 'write', 'the comment'],
    [isFound, 'pull-requests', 'read', 'finding the pull request'],
  ];
  return needs.flatMap(([isNeeded, ...need]) => (isNeeded ? [need] : []));
}

function checkPermissions(use: Use, { report, workflow }: Context): void {
  const { permissions, at, id } = use.job;
  // Another token has rights of its own.
  if (inputOf(use, 'github-token') !== '') return;
  const needs = needsOf(use, workflow);
  if (permissions === null) {
    const list = needs.map(([scope, level]) => `${scope}: ${level}`).join(', ');
    report(at, 'no-permissions', { id, list });
    return;
  }
  const all = textOf(permissions).replace('-all', '');
  for (const [scope, level, why] of needs) {
    const entry = permissions.entries.find(({ key }) => key === scope);
    const given = all || textOf(entry?.tree ?? null);
    const otherwise = why.startsWith('`charts') ? ', or choose another `charts`' : '';
    if (given !== 'write' && given !== level)
      report(entry ?? permissions, 'missing-permission', { scope, level, why, otherwise });
  }
}

/** A job that runs code which nobody has reviewed. */
function checkTraining({ at, id, permissions }: Job, { report }: Context): void {
  if (permissions === null) report(at, 'no-permissions/training', { id });
  const writing = permissions?.entries.filter(({ tree }) => textOf(tree) === 'write') ?? [];
  for (const place of textOf(permissions) === 'write-all' ? [permissions] : writing)
    report(place, 'training-may-write', { id });
}
