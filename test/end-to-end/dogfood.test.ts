import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { runBash } from '../support/bash.ts';
import { filledIn } from '../support/expressions.ts';
import type { WorkflowEvent } from '../support/github/events.ts';
import type { ActionRun } from '../support/runner.ts';
import { useRepository } from '../support/training.ts';
import { posixTest } from '../support/windows.ts';
import type { Workflow } from '../support/workflow-pages.ts';

const FILE = '.github/workflows/dogfood.yml';
const { jobs } = parse(readFileSync(FILE, 'utf8')) as Workflow;
const SWEEPS = Object.fromEntries(
  readdirSync('examples/digits')
    .filter((name) => name.endsWith('.csv'))
    .map((name) => `examples/digits/${name}`)
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

const repository = useRepository();

interface Run {
  readonly event: WorkflowEvent;
  readonly runId: number;
  readonly token?: string;
}

/** What the job's checks printed, and what the Action did before them. */
async function play(name: string, { event, ...run }: Run) {
  const steps = jobs[name]?.steps ?? [];
  const own = steps.find(({ uses }) => uses === './');
  const check = steps.find((step) => step.run !== undefined);
  const known = { github: { event_name: event.name }, matrix: { os: 'ubuntu-latest' } };
  const action = await repository.run({
    ...{
      ...run,
      event,
      files: SWEEPS,
      inputs: filledIn(own?.with, known),
      workflow: FILE,
      hasFiles: true,
    },
  });
  const { outputs, exitCode } = action;
  const ended = { outputs, outcome: exitCode === 0 ? 'success' : 'failure' };
  const after = { [own?.id ?? '']: ended };
  const env = { PATH: process.env.PATH, ...filledIn(check?.env, { ...known, steps: after }) };
  const checked = runBash(['-e', '-c', check?.run ?? 'exit 1'], { env });
  return { action, said: checked.stdout, passed: checked.status === 0 };
}

const errorsOf = (action: ActionRun) => action.errors;

posixTest(
  'main saves a baseline, which pull requests are compared with, in comment and check',
  async () => {
    const { github } = repository;
    const first = { event: github.pullRequestEvent(), runId: 900 };
    expect((await play('collect', first)).passed).toBe(true);
    const alone = await play('gate', first);
    expect(alone).toMatchObject({ passed: true, action: { outputs: { verdict: 'no-baseline' } } });
    github.endRun(900);

    github.commit({ branch: 'main' });
    const main = { event: github.pushEvent(), runId: 910 };
    expect((await play('collect', main)).passed).toBe(true);
    expect((await play('gate', main)).passed).toBe(true);
    github.endRun(910);
    github.commit({ branch: 'main' });
    const next = { event: github.pushEvent(), runId: 920 };
    await play('collect', next);
    expect(await play('gate', next)).toMatchObject({ passed: true, said: expect.any(String) });
    github.endRun(920);

    const pull = { event: github.pullRequestEvent(), runId: 930 };
    expect((await play('collect', pull)).passed).toBe(true);
    const { action, passed } = await play('gate', pull);
    expect(errorsOf(action)).toEqual([]);
    expect({ passed, ...action.outputs }).toMatchObject({
      passed: true,
      verdict: 'none',
      gate: 'pass',
    });
    const [comment] = github.comments();
    expect(comment?.body).toContain('No difference found');
    const checks = repository.checks();
    expect(checks.map(({ name }) => name)).toContain('tuning-gate / digits');
  },
);

posixTest('a fork’s token, which may only read, fails nothing', async () => {
  const { github } = repository;
  const event = github.pullRequestEvent({ fork: true });
  const run = { event, runId: 900, token: github.readOnlyToken };
  expect((await play('collect', run)).passed).toBe(true);
  const { action, passed } = await play('gate', run);
  expect([passed, errorsOf(action)]).toEqual([true, []]);
  expect(action.warnings.length).toBeGreaterThan(0);
});

posixTest(
  'the candidate that must fail does, asks GitHub only about its own run and the config, and writes nothing',
  async () => {
    const { github } = repository;
    const event = github.pullRequestEvent();
    const run = { event, runId: 900, token: github.readOnlyToken };
    const { action, passed } = await play('regression', run);
    expect({ passed, exitCode: action.exitCode }).toEqual({ passed: true, exitCode: 1 });
    const config = `contents/.github%2Ftuning-gate.yml?ref`;
    const { headSha } = github.pullRequest();
    expect(action.apiCalls).toEqual(
      ['actions/runs/900', `${config}=main`, `${config}=${headSha}`].map(
        (path) => `GET /repos/${github.repository}/${path}`,
      ),
    );
    expect(github.comments()).toEqual([]);
    expect(repository.checks()).toEqual([]);
  },
);

posixTest('a result that is not expected fails the job', () => {
  const env = { PATH: process.env.PATH, OUTCOME: 'failure', GATE: 'fail', REPORT: '/nowhere' };
  const check = (VERDICT: string) =>
    runBash(['scripts/expect-report.sh', 'failure', 'worse', 'fail'], { env: { ...env, VERDICT } });
  expect(check('error')).toMatchObject({
    status: 1,
    stdout: "outcome: failure\n::error::verdict is 'error', expected 'worse'\n",
  });
  expect(check('worse')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('::error::report.json is missing or empty'),
  });
});
