import { quoted, type Report } from './findings.ts';
import { neededBy } from './jobs.ts';
import {
  type Context,
  get,
  inputOf,
  isCall,
  judges,
  saves,
  textOf,
  type Workflow,
} from './workflow.ts';

const NEEDED_TYPES = ['opened', 'synchronize', 'reopened', 'edited'];
const DEFAULT_TYPES = NEEDED_TYPES.slice(0, 3);

/** Checks what starts a workflow that uses the Action. */
export function checkEvents(workflow: Workflow, context: Context, report: Report): void {
  const { config, hasAfter, read } = context;
  const { events, jobs } = workflow;
  const uses = jobs.flatMap((job) => job.uses);
  const target = events.get('pull_request_target');
  if (target)
    report(
      target,
      'pull-request-target',
      'this event trains the code of anybody who opens a pull request with a token that may write',
      'Use `pull_request`, and `workflow_run` for forks.',
    );
  if (events.has('pull_request') && uses.some(saves)) checkPullRequest(workflow, report);
  const baselines = uses.filter(saves).map((use) => inputOf(use, 'baseline'));
  const isOther = config?.top.has('baseline') || (config?.comparisons.size ?? 0) > 0;
  const isAuto = !isOther && baselines.every((text) => text === '' || text === 'auto');
  const isTrained = ['push', 'schedule', 'workflow_dispatch'].some((event) => events.has(event));
  const pull = events.get('pull_request');
  if (pull && baselines.length > 0 && isAuto && !isTrained)
    report(
      pull,
      'no-baseline',
      'no workflow trains the branch that pull requests are compared with',
      'Add `push: { branches: [main] }`.',
    );
  const isDependabotThere = ['yml', 'yaml'].some(
    (end) => read(`.github/dependabot.${end}`) !== null,
  );
  const writes = uses.some((use) => judges(use) && inputOf(use, 'check') !== 'never');
  if (pull && writes && isDependabotThere && !hasAfter)
    report(
      pull,
      'dependabot-waits',
      'the runs of Dependabot may only read, so that its pull requests never get the check',
      'Add a workflow on `workflow_run`, as the README shows.',
    );
  checkAfter(workflow, report);
}

function checkPullRequest(workflow: Workflow, report: Report): void {
  const pull = workflow.events.get('pull_request');
  if (pull === undefined) return;
  const given = get(pull, 'types');
  const types = given ? [given, ...given.items].map(textOf).filter(Boolean) : DEFAULT_TYPES;
  const missing = NEEDED_TYPES.filter((type) => !types.includes(type));
  if (missing.length > 0) {
    const why =
      missing[0] === 'edited' ? 'a change of base goes unnoticed' : 'pull requests are left out';
    report(
      given ?? pull,
      'pull-request-types',
      `${quoted('types')} lacks ${missing.join(', ')}: ${why}`,
      `Write ${quoted(`types: [${NEEDED_TYPES.join(', ')}]`)}.`,
    );
  }
  for (const job of workflow.jobs) {
    const isTraining = job.uses.some((use) => saves(use) && !isCall(use));
    const conditions = [job, ...neededBy(job, workflow)].map(({ condition }) => condition);
    if (
      isTraining &&
      types.includes('edited') &&
      !conditions.some((text) => text.includes('changes.base'))
    )
      report(
        job.at,
        'edited-trains',
        `${quoted(job.id)} also trains when somebody edits a title`,
        "Add `if: github.event.action != 'edited' || github.event.changes.base`.",
      );
  }
  const filter = pull.entries.find(({ key }) => key === 'paths' || key === 'paths-ignore');
  if (filter)
    report(
      filter,
      'path-filter',
      `${quoted(filter.key)} can keep the workflow from running, and a required check then waits forever`,
      'Remove it.',
    );
}

/** A workflow that runs after another one. */
function checkAfter(workflow: Workflow, report: Report): void {
  const after = workflow.events.get('workflow_run');
  if (after === undefined) return;
  const types = get(after, 'types');
  const given = types ? [types, ...types.items].map(textOf).filter(Boolean) : [];
  if (given.join() !== 'completed')
    report(
      types ?? after,
      'after-types',
      `${quoted('types')} lists more than completed: it also runs when training starts`,
      'Write `types: [completed]`.',
    );
  for (const { uses } of workflow.jobs)
    for (const use of uses.filter((one) => saves(one) && !isCall(one)))
      report(
        use.at,
        'after-trains',
        `${quoted(`mode: ${use.kind}`)} would train in a run whose token may write`,
        'Use `mode: gate` here.',
      );
}
