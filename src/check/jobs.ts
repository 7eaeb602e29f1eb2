import type { YamlTree } from '../parse/index.ts';
import {
  type Context,
  get,
  inputOf,
  isCall,
  isYaml,
  type Job,
  judges,
  saves,
  textOf,
  textsOf,
  trains,
  type Use,
  type Workflow,
} from './workflow.ts';

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
