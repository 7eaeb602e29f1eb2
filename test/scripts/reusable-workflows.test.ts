import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { evaluate, filled } from '../support/expressions.ts';
import {
  ACTION,
  actionStep,
  GATE,
  inputsOf,
  runScripts,
  runs,
  trainingJobs,
} from '../support/reusable-workflows.ts';
import { posixTest } from '../support/windows.ts';

const { start, train, gate: compare, base, confirm } = GATE.jobs;
const OWN = [start, compare, confirm];
const ALL = [...OWN, train, base];

describe('the reusable workflow', () => {
  test('documents every input, with its default', () => {
    const page = readFileSync('docs/workflows.md', 'utf8');
    const [, table = ''] = /\n\| Input \|.*\n.*\n([\s\S]*?)\n\n/.exec(page) ?? [];
    const rows = table.split('\n').map((row) => row.split(/(?<!\\) \| |^\| | \|$/));
    const named = rows.flatMap(([, names = '']) =>
      [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    );
    expect(named).toEqual(Object.keys(GATE.on.workflow_call.inputs));
    for (const [, names = '', , initial = ''] of rows) {
      const [, name = ''] = /`([a-z-]+)`/.exec(names) ?? [];
      const value = GATE.on.workflow_call.inputs[name]?.default;
      if (value !== undefined && name !== 'models')
        expect(initial.replaceAll('`', '')).toBe(String(value));
    }
  });

  test('trains with the right to read alone, and compares with the rights of the caller, without its code', () => {
    for (const job of [train, base]) expect(job?.permissions).toEqual({ contents: 'read' });
    expect(GATE.permissions).toBeUndefined();
    for (const job of OWN) {
      expect(job?.permissions).toBeUndefined();
      const used = job?.steps.map(({ uses }) => uses?.split('@')[0]);
      expect(used).toEqual(['actions/checkout', ACTION]);
    }
    expect(JSON.stringify(OWN)).not.toMatch(/secrets/);
  });

  test('trains the base in the same steps as the candidate, and judges again as before', () => {
    expect(base?.steps).toEqual(train?.steps);
    const [{ with: first } = {}, { with: again } = {}] = [compare, confirm].map((job) =>
      job?.steps.find(({ uses }) => uses === ACTION),
    );
    expect(again).toEqual({ ...first, mode: 'confirm' });
  });

  test('runs the Action of their own commit, which no checkout of the caller can replace', () => {
    const steps = ALL.flatMap((job) => job?.steps ?? []);
    const own = steps.flatMap((step, i) => (step.uses === ACTION ? steps[i - 1] : []));
    const from = (job: object) =>
      own.map((step) => [
        filled(step?.with?.repository, { job }),
        filled(step?.with?.ref, { job }),
      ]);
    expect(from({ workflow_repository: 'a/b', workflow_sha: 'c0ffee' })).toEqual(
      Array(5).fill(['a/b', 'c0ffee']),
    );
    expect(from({})).toEqual(Array(5).fill(['tuning-gate/tuning-gate', 'v0']));
    for (const { uses = '', with: given } of steps)
      if (uses.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
  });

  test('gives the Action inputs that it has', () => {
    const { inputs } = parse(readFileSync('action.yml', 'utf8'));
    const given = ALL.flatMap((job) =>
      (job?.steps ?? []).flatMap(({ uses, with: some }) => (uses === ACTION ? [some ?? {}] : [])),
    );
    expect(given).toHaveLength(5);
    for (const some of given)
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(some)));
  });

  test('puts no expression into a script', () => {
    for (const job of ALL)
      for (const { run = '' } of job?.steps ?? []) expect(run).not.toContain('${' + '{');
  });
});

const fork = { id: 2 };
const own = { id: 1 };
const on = (event_name: string, event: object = {}) => ({ event_name, event });
const after = (event: string, head_repository: object | null, login = 'mona') => ({
  event_name: 'workflow_run',
  event: { repository: own, workflow_run: { event, head_repository, actor: { login } } },
});

test.each([
  ['a push', on('push'), true, true],
  ['a pull request', on('pull_request', { action: 'opened' }), true, true],
  ['an edited title', on('pull_request', { action: 'edited', changes: {} }), false, false],
  ['another base', on('pull_request', { action: 'edited', changes: { base: {} } }), true, true],
  ['a merge queue', on('merge_group'), false, true],
  ['a fork’s run', after('pull_request', fork), false, true],
  ['the run of a fork that is gone', after('pull_request', null), false, true],
  ['Dependabot’s run', after('pull_request', own, 'dependabot[bot]'), false, true],
  ['the run of an own pull request, judged by itself', after('pull_request', own), false, false],
  ['a run on main', after('push', own), false, false],
])('%s trains and compares as it should', (_, github, trains, compares) => {
  const isStarted = runs('start', { github, inputs: inputsOf(GATE, {}) });
  expect(isStarted).toBe(trains);
  const needs = { start: { result: isStarted ? 'success' : 'skipped' } };
  expect(runs('gate', { github, needs })).toBe(compares);
});

describe('jobs that train', () => {
  test('are one without inputs, and every model times every job otherwise', () => {
    expect(trainingJobs(inputsOf(GATE, {})).map(({ context }) => context.matrix)).toEqual([
      { model: '', job: 1 },
    ]);
    const all = trainingJobs(inputsOf(GATE, { models: '["a", "b"]', jobs: 16 }));
    expect(all.map(({ context }) => Object.values(context.matrix as object).join(' '))).toEqual(
      ['a', 'b'].flatMap((model) => Array.from({ length: 16 }, (_, i) => `${model} ${i + 1}`)),
    );
    expect(actionStep('train', { ...all[17]?.context, steps: {} }).inputs).toMatchObject({
      ...{ mode: 'collect', name: 'b', candidate: 'candidate.csv' },
    });
  });

  posixTest('get a seed of their own, and what they are to do as data', () => {
    const run = `printf '%s|' "$MODEL" "$JOB" "$SEED" > "$SWEEP"`;
    const models = JSON.stringify(['a"; exit 7; "', '$(exit 7)']);
    const inputs = inputsOf(GATE, { models, jobs: 2, run });
    const scripts = { runNumber: 12, path: process.env.PATH ?? '', reads: 'candidate.csv' };
    const done = trainingJobs(inputs).map((job) => runScripts(job, scripts).text);
    expect(done).toEqual([
      'a"; exit 7; "|1|12000|',
      'a"; exit 7; "|2|12001|',
      '$(exit 7)|1|12002|',
      '$(exit 7)|2|12003|',
    ]);
  });

  posixTest.each(['false; true', 'false | true', 'exit 4'])('fail with `%s`', (run) => {
    const [job] = trainingJobs(inputsOf(GATE, { run }));
    const scripts = { runNumber: 1, path: process.env.PATH ?? '', reads: 'candidate.csv' };
    const ended = job && runScripts(job, scripts);
    expect(ended?.status).toBeGreaterThan(0);
    expect(ended?.code).toBe(String(ended?.status));
  });

  posixTest('of a base have seeds that no job of a candidate has', () => {
    const run = `echo "$SEED" > "$SWEEP"`;
    const inputs = inputsOf(GATE, { jobs: 2, run });
    const confirm = JSON.stringify([{ model: '', sha: 'f'.repeat(40) }]);
    const seeds = trainingJobs(inputs, { confirm }).map((job) => {
      const scripts = { runNumber: 12, path: process.env.PATH ?? '', reads: 'candidate.csv' };
      return runScripts(job, scripts).text;
    });
    expect(seeds).toEqual(['12500\n', '12501\n']);
  });

  const secrets = (secret: string) => {
    const run = `printf '%s' "$TOKEN/$EMPTY/$WITH" > "$SWEEP"`;
    const [job] = trainingJobs(inputsOf(GATE, { run }));
    const scripts = { runNumber: 1, path: process.env.PATH ?? '', reads: 'candidate.csv', secret };
    return job && runScripts(job, scripts);
  };

  posixTest('get the variables of a secret, and mask each value', () => {
    const found = secrets('# for training\r\nTOKEN=a b"$(c)\r\n\nEMPTY=\nWITH=x=y');
    expect(found).toMatchObject({ status: 0, text: 'a b"$(c)//x=y' });
    expect(found?.log.split('\n').filter((line) => line.startsWith('::'))).toEqual([
      '::add-mask::a b"$(c)',
      '::add-mask::x=y',
    ]);
  });

  posixTest.each([
    'no pair',
    '1A=x',
    'A B=x',
    ...['PATH', 'GITHUB_TOKEN', 'RUNNER_TEMP', 'NODE_OPTIONS', 'LD_PRELOAD'].map((it) => `${it}=x`),
    ...['INPUT_MODE', 'ACTIONS_RUNTIME_TOKEN'].map((it) => `OK=1\n${it}=x`),
  ])('refuse the line %j of a secret, and do not show it', (line) => {
    const found = secrets(line);
    expect(found?.status).toBe(1);
    expect(found?.log).toContain('is not KEY=VALUE, or sets a variable of the runner');
    expect(found?.log).not.toContain(line);
  });

  test.each([
    [{}, 'ubuntu-latest', '3.13'],
    [{ 'runs-on': 'windows-2025' }, 'windows-2025', '3.13'],
    [{ 'runs-on': 'gpu' }, 'gpu', 'none'],
    [{ 'runs-on': '["self-hosted", "gpu"]' }, ['self-hosted', 'gpu'], 'none'],
    [{ 'runs-on': 'gpu', 'python-version': '3.12' }, 'gpu', '3.12'],
    [{ 'python-version': 'none' }, 'ubuntu-latest', 'none'],
  ])('with %j run on %j, with Python %s', (given, runner, python) => {
    const inputs = inputsOf(GATE, given);
    const [, expression = ''] = /^\$\{\{(.*)\}\}$/s.exec(String(train?.['runs-on'])) ?? [];
    expect(JSON.parse(evaluate(`toJSON(${expression})`, { inputs }).coerceString())).toEqual(
      runner,
    );
    const [job] = trainingJobs(inputs);
    expect(job?.context.env).toMatchObject({ PYTHON: python });
  });

  test('fail on labels that are no list', () => {
    const inputs = inputsOf(GATE, { 'runs-on': '["self-hosted", gpu]' });
    expect(() => filled(train?.['runs-on'], { inputs })).toThrow();
  });
});
