import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FORKS_WORKFLOW, starterWorkflow } from '../../src/commands/init.ts';
import { isTrue } from '../support/expressions.ts';
import { neededFor } from '../support/github/answers.ts';
import type { WorkflowEvent } from '../support/github/events.ts';
import { operationOf } from '../support/github/openapi.ts';
import { tokenWith } from '../support/github/tokens.ts';
import { useMlflow } from '../support/mlflow.ts';
import { SWEEPS, useRepository } from '../support/training.ts';
import { WORKFLOW_PAGES, type Workflow, yamlIn } from '../support/workflow-pages.ts';

const shown = ['README.md', ...WORKFLOW_PAGES].flatMap(yamlIn);
const written = [
  starterWorkflow([], { defaultBranch: 'main', install: null, hasScript: true, hasAction: true }),
  FORKS_WORKFLOW,
];
const own = readFileSync('.github/workflows/dogfood.yml', 'utf8');

/** The jobs that compare. */
const all = [...shown, ...written, own].flatMap((text) => {
  const { name, on = {}, permissions, jobs = {} } = parse(text) as Partial<Workflow>;
  const needs = Object.fromEntries(Object.keys(jobs).map((id) => [id, { result: 'success' }]));
  return Object.entries(jobs).flatMap(([id, job]) => {
    // What is called compares in a job with the caller's permissions.
    const called = job.uses ? [{ uses: './', with: { mode: 'gate', charts: 'branch' } }] : [];
    const steps = [...called, ...(job.steps ?? [])];
    const [step] = steps.filter(({ uses }) => /^(\.\/|tuning-gate\/.*)$/.test(uses ?? ''));
    const given = Object.entries(step?.with ?? {}).map(([input, value]) => [input, String(value)]);
    const inputs: Readonly<Record<string, string>> = Object.fromEntries(given);
    if (step === undefined || inputs.mode === 'collect') return [];
    const granted = job.permissions ?? permissions ?? {};
    const isCheckedOut = steps.some(({ uses }) => uses?.startsWith('actions/checkout@'));
    const runsOn = ({ name: event_name, payload: event }: WorkflowEvent) =>
      isTrue(job.if ?? 'true', { github: { event_name, event }, needs });
    return [{ title: `${name}, ${id}`, on, inputs, granted, isCheckedOut, runsOn }];
  });
});
type JobThatCompares = (typeof all)[number];

// Many only differ in how they train.
const distinct = new Map(
  all.map((job) => {
    const { on, granted, inputs } = job;
    const { mode, charts, source, check } = inputs;
    return [JSON.stringify([Object.keys(on), granted, mode, charts, source, check]), job];
  }),
);

const repository = useRepository({ trained: true });
const mlflow = await useMlflow();

const EXAMPLES = ['baseline', 'candidate-worse'].map((name) => `examples/digits/${name}.csv`);
const WORKSPACE = Object.fromEntries(EXAMPLES.map((path) => [path, readFileSync(path, 'utf8')]));

const EVENTS: Readonly<Record<string, () => WorkflowEvent | Promise<WorkflowEvent>>> = {
  pull_request: () => repository.github.pullRequestEvent(),
  push: () => repository.pushToMain(),
  schedule: () => onMain('schedule'),
  workflow_dispatch: () => {
    const { headSha: sha, branch } = repository.github.pullRequest();
    const onBranch = { sha, ref: `refs/heads/${branch}` };
    return { ...onMain('workflow_dispatch', { inputs: { 'pull-request': '1' } }), ...onBranch };
  },
  repository_dispatch: () => {
    const client_payload = { pull_request: 1, sha: repository.github.pullRequest().headSha };
    return onMain('repository_dispatch', { action: 'tuning-gate', client_payload });
  },
  merge_group: async () => {
    await repository.trainAndGate({ runId: 930, trains: SWEEPS.worse });
    return repository.github.mergeGroupEvent();
  },
  workflow_run: async () => {
    const event = repository.github.pullRequestEvent({ fork: true });
    await repository.save(SWEEPS.worse, { runId: 940, event });
    repository.github.endRun(940);
    return repository.github.workflowRunEvent({ run: 940 });
  },
};

function onMain(name: string, more: object = {}): WorkflowEvent {
  const event = repository.github.pushEvent();
  return { ...event, name, payload: { ...event.payload, ...more } };
}

/** The events that a workflow reacts to in a way of their own. */
function eventsOf({ on }: JobThatCompares): string[] {
  // Started by hand without inputs, or by a schedule, it is as after a push.
  const isAsPush = (name: string) =>
    name === 'schedule' || (name === 'workflow_dispatch' && !on[name]?.inputs);
  return Object.keys(on).filter((name) => !('push' in on && isAsPush(name)));
}

async function play({ inputs, granted, runsOn }: JobThatCompares, name: string, runId: number) {
  const event = (await EVENTS[name]?.()) as WorkflowEvent;
  if (!runsOn(event)) return [];
  if (inputs.mode === 'gate' && !['merge_group', 'workflow_run'].includes(name))
    await repository.save(SWEEPS.worse, { runId, event, name: inputs.name ?? '' });
  repository.github.forget();
  await repository.run({
    ...{ event, runId, inputs, trains: SWEEPS.worse, files: WORKSPACE },
    ...{ token: tokenWith(granted), env: { MLFLOW_TRACKING_URI: mlflow.url } },
  });
  const calls = repository.github.requests.map((request) => {
    return { operation: operationOf(request)?.name ?? '', status: request.status };
  });
  // GraphQL has one address for everything; and without an answer, this run began when it asked.
  const isFree = (operation: string) =>
    operation === '' || operation.endsWith('/actions/runs/{run_id}');
  return calls.filter(({ operation }) => !isFree(operation));
}

test.each([
  ['which check it wrote', {}, 'Wrote the check “tuning-gate / small” on HEAD.'],
  ['none is wanted', { check: 'never' }, 'No check was written: the input `check` is `never`.'],
  [
    'that it has no token for a check',
    { 'github-token': '', baseline: 'candidate.csv' },
    'No check was written: the step has no `github-token`.',
  ],
])('the log says %s', async (_, more, line) => {
  const inputs = { name: 'small', ...more };
  const run = await repository.trainAndGate({ trains: SWEEPS.same, inputs });
  const head = repository.github.pullRequest().headSha.slice(0, 7);
  expect(run.stdout.split('\n')).toContain(line.replace('HEAD', head));
});

test.each([...distinct.values()])(
  '$title: its token may do what it is for, and no more',
  async (job) => {
    const used = new Set(job.isCheckedOut ? ['contents: read'] : []);
    const calls: string[][] = [];
    // Only a failure asks who has accepted it.
    repository.accept();
    for (const [i, name] of eventsOf(job).entries()) {
      for (const { operation, status } of await play(job, name, 900 + i)) {
        expect([operation, status]).not.toEqual([operation, 403]);
        const { scopes, level } = neededFor(operation);
        calls.push(scopes.map((scope) => `${scope.replace('_', '-')}: ${level}`));
      }
    }
    const grants = Object.entries(job.granted).map(([scope, level]) => `${scope}: ${level}`);
    // A call that any of two scopes permits needs neither of them where something else needs the other.
    for (const scopes of calls.toSorted((a, b) => a.length - b.length)) {
      if (scopes.some((scope) => used.has(scope))) continue;
      used.add(scopes.find((scope) => grants.includes(scope)) ?? '');
    }
    expect([...used]).toEqual(expect.arrayContaining(grants));
  },
);
