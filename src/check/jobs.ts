import type { YamlTree } from '../parse/index.ts';
import { quoted, type Report } from './findings.ts';
import { trains } from './inputs.ts';
import {
  allows,
  checkOf,
  get,
  inputOf,
  isCall,
  type Job,
  judges,
  type Scope,
  textOf,
  type Use,
  type Workflow,
} from './workflow.ts';

/** Checks the order, the names, the rights and the secrets of the jobs of one workflow. */
export function checkJobs(workflow: Workflow, report: Report): void {
  checkCheckNames(workflow, report);
  for (const job of workflow.jobs) {
    for (const use of job.uses) if (judges(use)) checkJudge(use, workflow, report);
    const [collecting] = job.uses.filter(({ kind }) => kind === 'collect');
    if (collecting) checkTraining(job, report);
    checkMatrix(job, report);
    const [call] = job.uses.filter(isCall);
    const secrets = call ? get(job.tree, 'secrets') : null;
    const others = secrets?.entries.filter(({ key }) => key !== 'training-env') ?? [];
    const refused = secrets?.entries.length === 0 ? secrets : others[0];
    if (refused)
      report(
        refused,
        'secret-in-training',
        'the workflow that trains takes one secret, `training-env`',
        'Remove the others: a line `KEY=VALUE` for each goes there.',
      );
    checkScripts(job, report);
  }
}

/** On a pull request, a check stands in one list with the jobs. */
function checkCheckNames({ events, jobs }: Workflow, report: Report): void {
  if (!events.has('pull_request')) return;
  const writers = jobs
    .flatMap(({ uses }) => uses)
    .filter((use) => judges(use) && inputOf(use, 'check') !== 'never');
  const names = new Set(writers.map(checkOf));
  for (const { at, name, id } of jobs)
    if (names.has(name))
      report(
        at,
        'job-named-like-check',
        `the job ${quoted(id)} has the name of the check`,
        'Rename it: GitHub would show two checks with the same name.',
      );
}

/** Each job of a matrix uploads an artifact, which `name` and `shard` name. */
function checkMatrix(job: Job, report: Report): void {
  const isSame = (use: Use, input: string) => !inputOf(use, input).includes('${{');
  const isShared = (use: Use) => isSame(use, 'name') && isSame(use, 'shard');
  const shared = job.uses.filter((use) => use.kind === 'collect' && isShared(use));
  for (const { at } of get(job.tree, 'strategy', 'matrix') ? shared : [])
    report(
      at,
      'matrix-without-shard',
      'all jobs of the matrix save their trials under one name, which only the first can have',
      `Add ${quoted(`shard: \${{ matrix.KEY }}`)}, and ${quoted('shards')} with the number of jobs.`,
    );
}

function checkJudge(use: Use, workflow: Workflow, report: Report): void {
  const { job, kind } = use;
  const collecting = workflow.jobs.filter(({ uses }) =>
    uses.some(({ kind }) => kind === 'collect'),
  );
  const awaited = new Set(neededBy(job, workflow));
  const isAfter = collecting.some((other) => other === job || awaited.has(other));
  if (kind === 'gate' && collecting.length > 0 && !isAfter) {
    const ids = collecting.map(({ id }) => id).join(', ');
    report(
      job.at,
      'gate-without-needs',
      `${quoted('mode: gate')} runs without waiting for the jobs that train`,
      `Add ${quoted(`needs: [${ids}]`)}.`,
    );
  } else if (kind === 'gate' && collecting.length > 0 && workflow.events.has('pull_request')) {
    if (!/cancelled\(\)|always\(\)|failure\(\)/.test(job.condition))
      report(
        job.at,
        'gate-not-always',
        `${quoted(job.id)} is skipped if a job that trains fails, and its check never comes`,
        `Add ${quoted(`if: \${{ !cancelled() && needs.${collecting[0]?.id}.result != 'skipped' }}`)}.`,
      );
  }
  checkPermissions(use, workflow, report);
}

export function neededBy(job: Job, { jobs }: Workflow): Job[] {
  const found: Job[] = [];
  const visit = (ids: readonly string[]) => {
    for (const other of jobs.filter(({ id }) => ids.includes(id))) {
      if (found.includes(other)) continue;
      found.push(other);
      visit(other.needs);
    }
  };
  visit(job.needs);
  return found;
}

type Need = readonly [scope: Scope, level: 'read' | 'write', why: string];

/** What a job that compares needs its token for. */
function needsOf(use: Use, workflow: Workflow): Need[] {
  const isWith = (...names: string[]) => names.some((name) => workflow.events.has(name));
  const isForPull = isWith('pull_request', 'pull_request_target', 'workflow_run', 'issue_comment');
  const isWritten = isForPull || isWith('merge_group');
  const isRead = trains(workflow) || isWith('workflow_run');
  const isSaved = use.kind !== 'auto' || ['', 'auto'].includes(inputOf(use, 'baseline'));
  const isLookedUp = isSaved && inputOf(use, 'source') === '';
  const comments = isForPull && inputOf(use, 'comment') !== 'never';
  const isFound = isWith('merge_group', 'workflow_run', 'issue_comment') && !comments;
  const charts = inputOf(use, 'charts') || (isCall(use) ? 'branch' : '');
  const chart = `${quoted('charts: branch')}${isCall(use) ? ', the default' : ''}`;
  const needs: readonly (readonly [isNeeded: boolean, ...need: Need])[] = [
    [isRead, 'contents', 'read', 'the config and the history of the base'],
    [isRead && isLookedUp, 'actions', 'read', 'the saved sweeps'],
    [isWritten && inputOf(use, 'check') !== 'never', 'checks', 'write', 'the check'],
    [comments, 'pull-requests', 'write', 'the comment'],
    [isFound, 'pull-requests', 'read', 'finding the pull request'],
    [isForPull && charts === 'branch', 'contents', 'write', chart],
  ];
  return needs.flatMap(([isNeeded, ...need]) => (isNeeded ? [need] : []));
}

function checkPermissions(use: Use, workflow: Workflow, report: Report): void {
  const { job } = use;
  // Another token has rights of its own.
  if (inputOf(use, 'github-token') !== '') return;
  const needs = needsOf(use, workflow);
  if (job.permissions === null) {
    const list = new Map(needs.map(([scope, level]) => [scope, level]));
    const all = Array.from(list, ([scope, level]) => `${scope}: ${level}`).join(', ');
    report(
      job.at,
      'no-permissions',
      `${quoted(job.id)} has no permissions, and the default depends on the repository`,
      `Add ${quoted(`permissions: { ${all} }`)}.`,
    );
    return;
  }
  const isWritten = (scope: Scope) =>
    needs.some(([other, level]) => other === scope && level === 'write');
  for (const [scope, level, why] of needs) {
    if (level === 'read' && isWritten(scope)) continue;
    if (allows(job, scope, level)) continue;
    const other = why.startsWith('`charts') ? ', or choose another `charts`' : '';
    report(
      placeOf(job.permissions, scope),
      'missing-permission',
      `${quoted(`${scope}: ${level}`)} is missing, which is for ${why}`,
      `Add it to these permissions${other}.`,
    );
  }
}

function placeOf(permissions: YamlTree, scope: string) {
  return permissions.entries.find(({ key }) => key === scope) ?? permissions;
}

/** A job that runs code which nobody has reviewed. */
function checkTraining(job: Job, report: Report): void {
  const { permissions } = job;
  if (permissions === null)
    report(
      job.at,
      'no-permissions',
      `${quoted(job.id)} trains without permissions of its own: the default may let it write`,
      `Add ${quoted('permissions: { contents: read }')}.`,
    );
  const isAll = textOf(permissions) === 'write-all';
  const writing = permissions?.entries.filter(({ tree }) => textOf(tree) === 'write') ?? [];
  for (const place of isAll && permissions ? [permissions] : writing)
    report(
      place,
      'training-may-write',
      `${quoted(job.id)} runs the code of pull requests with a token that may write`,
      `Give it ${quoted('permissions: { contents: read }')}, and let another job compare.`,
    );
  const secret = findText(job.tree, /\$\{\{[^}]*\bsecrets(\.(?!GITHUB_TOKEN\b)|\[)/);
  if (secret)
    report(
      secret,
      'secret-in-training',
      `${quoted(job.id)} hands a secret to the code of pull requests`,
      'Train without it, or only where nobody else can open a pull request.',
    );
  const strategy = get(job.tree, 'strategy');
  if (strategy && textOf(get(strategy, 'fail-fast')) !== 'false')
    report(
      strategy,
      'fail-fast',
      'one job that fails cancels the others, and nothing is compared',
      `Add ${quoted('fail-fast: false')}.`,
    );
}

/** What a pull request can choose must not become part of a script. */
function checkScripts(job: Job, report: Report): void {
  const ids = job.steps.flatMap((step) =>
    job.uses.some(({ at }) => at === get(step, 'uses')) ? textOf(get(step, 'id')) || [] : [],
  );
  for (const step of job.steps) {
    const run = get(step, 'run');
    const [, id = ''] = /\$\{\{[^}]*\bsteps\.([\w-]+)\.outputs\b/.exec(textOf(run)) ?? [];
    if (run && ids.includes(id))
      report(
        run,
        'output-in-script',
        `an output of ${quoted(id)} becomes part of a script, and can hold text of a pull request`,
        'Pass it through `env`.',
      );
  }
}

/** The first text of a tree that a pattern matches. */
function findText(tree: YamlTree, pattern: RegExp): YamlTree | null {
  if (typeof tree.value === 'string') return pattern.test(tree.value) ? tree : null;
  for (const inner of [...tree.entries.map((entry) => entry.tree), ...tree.items]) {
    const found = findText(inner, pattern);
    if (found) return found;
  }
  return null;
}
