import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Context, filled, isTrue } from '../support/expressions.ts';
import { type Step, WORKFLOW_PAGES, type Workflow, yamlIn } from '../support/workflow-pages.ts';

const parsedIn = (file: string): unknown[] => yamlIn(file).map((text) => parse(text));

function workflowsIn(file: string): Workflow[] {
  return (parsedIn(file) as Workflow[]).filter(({ jobs }) => jobs);
}

const all = [...WORKFLOW_PAGES, 'docs/config.md'].flatMap(workflowsIn);
const named = (name: string) => all.find((one) => one.name === name) as Workflow;
const twoJobs = named('Tuning in two jobs');
const WRITING = {
  actions: 'read',
  checks: 'write',
  contents: 'read',
  'pull-requests': 'write',
};

describe('the workflow for two jobs', () => {
  test('trains with the right to read alone, and judges in a job that runs no code of theirs', () => {
    const { train, gate } = twoJobs.jobs;
    expect(twoJobs.permissions).toEqual({ contents: 'read' });
    expect(train?.permissions).toBeUndefined();
    // Only the picture in the comment needs to write contents.
    expect(gate).toMatchObject({
      needs: 'train',
      permissions: { ...WRITING, contents: 'write' },
      steps: [{ with: { charts: 'branch' } }],
    });
    expect(gate?.steps).toHaveLength(1);
  });

  test('judges also where training failed, but not where it was cancelled or skipped', () => {
    const condition = "{{ !cancelled() && needs.train.result != 'skipped' }}";
    expect(twoJobs.jobs.gate?.if).toBe(`$${condition}`);
  });
});

describe.each([
  ['two jobs', twoJobs],
  ['one job', named('Tuning')],
  ['several models', named('Tuning of several models')],
])('the workflow for %s', (_, workflow) => {
  test('has a baseline trained on main, and refreshed', () => {
    expect(workflow.on).toMatchObject({
      pull_request: { types: ['opened', 'synchronize', 'reopened', 'edited'] },
      push: { branches: ['main'] },
      schedule: [{ cron: expect.any(String) }],
      workflow_dispatch: null,
    });
  });

  test('cancels what a push to a pull request replaces, and nothing on main', () => {
    expect(workflow.concurrency).toMatchObject({
      group: expect.stringMatching(
        / github\.event\.pull_request\.number \|\| github\.run_id \}\}$/,
      ),
      'cancel-in-progress': true,
    });
  });
});

test('sweeps are kept longer than the time to the next refresh', () => {
  const kept = [twoJobs, named('Tuning')]
    .flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps))
    .filter(({ uses }) => uses?.startsWith('tuning-gate/'))
    .map((step) => step.with?.['retention-days']);
  expect(kept).toEqual([90, 90, 90]);
});

test('every action but this one is pinned to a commit', () => {
  const used = all
    .flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps))
    .flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(8);
  for (const uses of used) expect(uses).toMatch(/^tuning-gate\/tuning-gate@v0$|@[0-9a-f]{40}$/);
});

test('permissions are listed by feature: those of the gate job, and that which only the data branch needs', () => {
  const page = readFileSync('docs/workflows.md', 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z-]+: (?:read|write))` \|/gm)].map(([, one]) => one);
  const needed = Object.entries(WRITING).map(([scope, level]) => `${scope}: ${level}`);
  expect(listed).toEqual(expect.arrayContaining(needed));
  expect(listed.filter((one = '') => !needed.includes(one))).toEqual(['contents: write']);
});

test('no output is put into a script, and every output that is used exists', () => {
  const { outputs } = parse(readFileSync('action.yml', 'utf8'));
  const later = WORKFLOW_PAGES.flatMap(parsedIn).filter((block) =>
    Array.isArray(block),
  ) as Step[][];
  const steps = all.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
  for (const { run = '' } of [...steps, ...later.flat()])
    expect(run).not.toMatch(/\{\{[^}]*(steps|outputs)\./);
  const used = JSON.stringify(later).matchAll(/steps\.gate\.outputs\.([a-z-]+)/g);
  const names = [...used].map(([, name = '']) => name);
  expect(names).toContain('reason');
  expect(Object.keys(outputs)).toEqual(expect.arrayContaining(names));
});

const OF_PULLS = [
  ...WORKFLOW_PAGES.flatMap(workflowsIn),
  parse(readFileSync('.github/workflows/dogfood.yml', 'utf8')) as Workflow,
].filter(({ name, on }) => name && 'pull_request' in on);

function groupOf({ concurrency }: Workflow, github: Context): string {
  return filled(concurrency?.group ?? '', { github });
}

/** The jobs that run if every one succeeds. */
function jobsThatRun({ jobs }: Workflow, github: Context): string[] {
  const needs: Record<string, { result: string }> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const before = [job.needs ?? []].flat().map((one) => needs[one]?.result);
    const isStatus = /always\(\)|cancelled\(\)/.test(job.if ?? '');
    const mayRun = isStatus || before.every((result) => result === 'success');
    const runs = mayRun && isTrue(job.if ?? 'true', { github, needs });
    needs[name] = { result: runs ? 'success' : 'skipped' };
  }
  return Object.keys(needs).filter((name) => needs[name]?.result === 'success');
}

const pull_request = { number: 12 };
const onPull = (event: Context) => ({
  event_name: 'pull_request',
  run_id: 7,
  event: { pull_request, ...event },
});

describe.each(OF_PULLS.map((one) => [one.name, one] as const))('%s', (_, workflow) => {
  const names = Object.keys(workflow.jobs);

  test('trains when a pull request is opened, pushed to, or gets another base', () => {
    const { types = [] } = workflow.on.pull_request ?? {};
    expect(types).toEqual(expect.arrayContaining(['opened', 'synchronize', 'reopened', 'edited']));
    const base = { ref: { from: 'main' } };
    for (const event of [{ action: 'synchronize' }, { action: 'edited', changes: { base } }]) {
      expect(jobsThatRun(workflow, onPull(event))).toEqual(names);
      if (workflow.concurrency) expect(groupOf(workflow, onPull(event))).toMatch(/-12$/);
    }
  });

  test('does nothing for an edited title, and ends no run because of it', () => {
    const edited = onPull({ action: 'edited', changes: { title: { from: 'Try' } } });
    expect(jobsThatRun(workflow, edited)).toEqual([]);
    if (workflow.concurrency) expect(groupOf(workflow, edited)).toMatch(/-7$/);
  });
});

test('on a cluster, only whoever trains starts the workflow', () => {
  const { on } = named('Tuning on a cluster');
  expect(Object.keys(on)).toEqual(['repository_dispatch', 'workflow_dispatch']);
});

test('on a push, everything but what is for pull requests runs, in a group of its own', () => {
  for (const workflow of OF_PULLS) {
    const push = { event_name: 'push', run_id: 7, event: {} };
    const jobs = Object.keys(workflow.jobs).filter((name) => name !== 'regression');
    expect(jobsThatRun(workflow, push)).toEqual(jobs);
    if (workflow.concurrency) expect(groupOf(workflow, push)).toMatch(/-7$/);
  }
});
