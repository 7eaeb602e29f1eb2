import type { YamlTree } from '../parse/index.ts';
import { type Report, suggestion } from './findings.ts';
import {
  type Context,
  get,
  inputOf,
  isCall,
  isOpen,
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

const NEEDED_TYPES = ['opened', 'synchronize', 'reopened', 'edited'];

/** Checks what starts a workflow that uses the Action. */
export function checkEvents(context: Context): void {
  const { config, read, report, workflow, workflows } = context;
  const { events, uses } = workflow;
  const pull = events.get('pull_request');
  const after = events.get('workflow_run');
  report(events.get('pull_request_target'), 'pull-request-target');
  if (pull && uses.some(saves)) checkPullRequest(pull, context);
  if (after) checkAfter(after, context);

  const baselines = uses.filter(saves).map((use) => inputOf(use, 'baseline'));
  const isOther = config?.top.has('baseline') || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && baselines.every((text) => text === '' || text === 'auto');
  const isTrained = ['push', 'schedule', 'workflow_dispatch'].some((event) => events.has(event));
  if (baselines.length > 0 && isAuto && !isTrained) report(pull, 'no-baseline');
  const isDependabotThere = ['yml', 'yaml'].some(
    (end) => read(`.github/dependabot.${end}`) !== null,
  );
  const mayJudge = (use: Use) => judges(use) || use.kind === 'open';
  const hasAfter = workflows.some(
    ({ events, uses }) => events.has('workflow_run') && uses.some(mayJudge),
  );
  if (uses.some(writesCheck) && isDependabotThere && !hasAfter) report(pull, 'dependabot-waits');
}

function writesCheck(use: Use): boolean {
  return judges(use) && inputOf(use, 'check') !== 'never';
}

function checkPullRequest(pull: YamlTree, { report, workflow }: Context): void {
  const given = get(pull, 'types');
  const types = given ? textsOf(given) : NEEDED_TYPES.slice(0, 3);
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  const why =
    missing[0] === 'edited' ? 'a change of base goes unnoticed' : 'pull requests are left out';
  const words = { missing: missing.join(', '), why, all: NEEDED_TYPES.join(', ') };
  if (missing.length > 0) report(given ?? pull, 'pull-request-types', words);
  for (const { at, id, condition, needs, uses } of types.includes('edited') ? workflow.jobs : []) {
    const isTraining = uses.some((use) => saves(use) && !isCall(use));
    const conditions = [condition, ...neededBy(needs, workflow).map((job) => job.condition)];
    if (isTraining && !conditions.some((text) => text.includes('changes.base')))
      report(at, 'edited-trains', { id });
  }
  const filter = pull.entries.find(({ key }) => key === 'paths' || key === 'paths-ignore');
  report(filter, 'path-filter', { key: filter?.key ?? '' });
}

/** A workflow that runs after another one. */
function checkAfter(after: YamlTree, { report, workflow, workflows }: Context): void {
  const types = get(after, 'types');
  if (textsOf(types).join() !== 'completed') report(types ?? after, 'after-types');
  for (const use of workflow.uses.filter((use) => saves(use) && !isCall(use)))
    report(use.at, 'after-trains', { mode: inputOf(use, 'mode') || use.kind });
  const names = workflows.map(({ name }) => name);
  const awaited = get(after, 'workflows');
  for (const tree of awaited === null ? [] : [awaited, ...awaited.items]) {
    const name = textOf(tree);
    const fix = suggestion(name, names, 'Write the `name` of the workflow that trains.');
    if (name !== '' && !names.includes(name)) report(tree, 'unknown-workflow', { name, fix });
  }
}

/** Checks the order, the names, the rights and the secrets of the jobs of one workflow. */
export function checkJobs({ report, workflow }: Context): void {
  const isForPull = workflow.events.has('pull_request');
  const checks = new Set(workflow.uses.filter(writesCheck).map(checkOf));
  for (const job of workflow.jobs) {
    const { at, id, name, tree, uses } = job;
    // On a pull request, a check stands in one list with the jobs.
    if (isForPull && checks.has(name)) report(at, 'job-named-like-check', { id });
    for (const use of uses.filter(judges)) {
      checkOrder(use, { report, workflow });
      checkPermissions(use, { report, workflow });
    }
    const collecting = uses.filter(({ kind }) => kind === 'collect');
    if (collecting.length > 0) checkTraining(job, report);
    for (const use of collecting) checkMatrix(use, report);
    const secrets = uses.some(isCall) ? get(tree, 'secrets') : null;
    const others = secrets?.entries.filter(({ key }) => key !== 'training-env') ?? [];
    report(secrets?.entries.length === 0 ? secrets : others[0], 'secret-in-training/call');
    checkScripts(job, report);
  }
}

/** The name of the check that a use writes. */
function checkOf(use: Use): string {
  const name = inputOf(use, 'name');
  return name === '' ? 'tuning-gate' : `tuning-gate / ${name}`;
}

/** Each job of a matrix uploads an artifact, which `name` and `shard` name. */
function checkMatrix(use: Use, report: Report): void {
  const matrix = get(use.job.tree, 'strategy', 'matrix');
  if (matrix === null) return;
  const [shard, shards] = [inputOf(use, 'shard'), inputOf(use, 'shards')];
  if (!isOpen(shard) && !isOpen(inputOf(use, 'name'))) report(use.at, 'matrix-without-shard');
  const keys = Array.from(shard.matchAll(/\bmatrix\.([\w-]+)/g), ([, key = '']) => key);
  // What is added to the product of the lists, or taken from it, is not counted.
  const isProduct = get(matrix, 'include') === null && get(matrix, 'exclude') === null;
  const jobs = keys.reduce((product, key) => product * (get(matrix, key)?.items.length ?? 0), 1);
  if (keys.length > 0 && isProduct && jobs > 0 && !isOpen(shards) && Number(shards) !== jobs)
    report(placeOf(use, shards === '' ? 'shard' : 'shards'), 'wrong-shards', { jobs });
}

type Of = Pick<Context, 'report' | 'workflow'>;

function checkOrder({ job, kind }: Use, { report, workflow }: Of): void {
  const collecting = workflow.jobs.filter(({ uses }) =>
    uses.some(({ kind }) => kind === 'collect'),
  );
  if (kind !== 'gate' || collecting.length === 0) return;
  const awaited = [job, ...neededBy(job.needs, workflow)];
  const ids = collecting.map(({ id }) => id);
  if (!collecting.some((other) => awaited.includes(other)))
    report(job.at, 'gate-without-needs', { ids: ids.join(', ') });
  else if (
    workflow.events.has('pull_request') &&
    !/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition)
  )
    report(job.at, 'gate-not-always', { id: job.id, training: ids[0] ?? '' });
}

/** The jobs that some jobs wait for, with those that these wait for. */
function neededBy(ids: readonly string[], { jobs }: Workflow): Job[] {
  const found = new Set<Job>();
  const visit = (ids: readonly string[]) => {
    for (const job of jobs.filter((one) => ids.includes(one.id) && !found.has(one))) {
      found.add(job);
      visit(job.needs);
    }
  };
  visit(ids);
  return [...found];
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

function checkPermissions(use: Use, { report, workflow }: Of): void {
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
function checkTraining({ at, id, permissions, tree }: Job, report: Report): void {
  if (permissions === null) report(at, 'no-permissions/training', { id });
  const writing = permissions?.entries.filter(({ tree }) => textOf(tree) === 'write') ?? [];
  for (const place of textOf(permissions) === 'write-all' ? [permissions] : writing)
    report(place, 'training-may-write', { id });
  report(findSecret(tree), 'secret-in-training', { id });
  const strategy = get(tree, 'strategy');
  if (textOf(get(strategy, 'fail-fast')) !== 'false') report(strategy, 'fail-fast');
}

/** What a pull request can choose must not become part of a script. */
function checkScripts({ steps, uses }: Job, report: Report): void {
  const own = steps.filter((step) => uses.some(({ at }) => at === get(step, 'uses')));
  const ids = own.map((step) => textOf(get(step, 'id')));
  for (const run of steps.map((step) => get(step, 'run'))) {
    const [, id = ''] = /\$\{\{[^}]*\bsteps\.([\w-]+)\.outputs\b/.exec(textOf(run)) ?? [];
    if (id !== '' && ids.includes(id)) report(run, 'output-in-script', { id });
  }
}

const SECRET = /\$\{\{[^}]*\bsecrets(\.(?!GITHUB_TOKEN\b)|\[)/;

/** The first text of a tree with an expression that names a secret. */
function findSecret(tree: YamlTree): YamlTree | null {
  if (SECRET.test(textOf(tree))) return tree;
  const inner = [...tree.entries.map((entry) => entry.tree), ...tree.items];
  return inner.reduce<YamlTree | null>((found, one) => found ?? findSecret(one), null);
}
