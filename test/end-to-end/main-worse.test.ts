import { outsideCode } from '../support/outside-code.ts';
import {
  type Step,
  SWEEPS,
  said,
  sweepCsv,
  useTrainingRepository,
} from '../support/training-repository.ts';

const repository = useTrainingRepository();
const ISSUE = { history: 'true', 'on-regression': 'issue' };

/** A run on a new commit of main, which trains and compares in one job. */
async function merge(runId: number, { inputs, ...step }: Step = {}) {
  const event = step.event ?? repository.pushToMain();
  const given = { trains: SWEEPS.same, runId, ...step, event };
  const run = await repository.trainAndGate({ ...given, inputs: { ...ISSUE, ...inputs } });
  repository.github.endRun(runId);
  return { ...run, sha: event.sha };
}

const issues = () => repository.github.issues();
const edit = (change: object) => {
  const [issue] = issues();
  if (issue !== undefined)
    repository.github.written.issues.set(issue.number, { ...issue, ...change });
};

describe('the issue about main', () => {
  repository.beginsWith(async () => {
    await merge(801, { trains: SWEEPS.baseline });
    await merge(802, { trains: SWEEPS.worse });
  });

  test('says since when, than what, and how it ends, and shows the report', async () => {
    const { git } = repository.github;
    const [bad, good] = git.before(git.tip('main') ?? '').map(({ sha }) => sha.slice(0, 7));
    const [issue, ...others] = issues();

    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      state: 'open',
      author: 'github-actions[bot]',
      title: `main is worse than it was since ${bad}`,
    });
    expect(issue?.body).toContain(
      `❌ **\`main\` has been found worse** than \`${good}\` since \`${bad}\`. It ends with`,
    );
    expect(issue?.body).toContain('| Trials |');
    const { body = '' } = issue ?? {};
    expect(outsideCode(body)).not.toContain(good);
  });

  test('is updated while main is worse, whatever people call it, and closed when it is not', async () => {
    edit({ title: 'Mended by #12', locked: true });

    const run = await merge(803, { trains: sweepCsv({ seed: 'again', shift: -0.3 }) });
    expect(run.outputs['issue-url']).toMatch(/\/issues\/\d+$/);
    expect(run.summary).toContain('has been found worse');
    expect(issues()).toMatchObject([{ title: 'Mended by #12', state: 'open' }]);

    const mended = await merge(804, { trains: SWEEPS.baseline });
    expect(mended.outputs['worse-since']).toBe('');
    expect(issues()).toMatchObject([{ title: 'Mended by #12', state: 'closed' }]);
    expect(issues()[0]?.body).toContain('✅ **`main` is no longer found worse**');
  });

  test('stays closed where somebody has closed it, and is opened for another regression', async () => {
    edit({ state: 'closed' });
    const worse = () => sweepCsv({ seed: 'again', shift: -0.3 });

    await merge(803, { trains: worse() });
    expect(issues()).toMatchObject([{ state: 'closed' }]);

    await merge(804, { trains: SWEEPS.baseline });
    await merge(805, { trains: worse() });
    expect(issues()).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
  });

  test('is opened anew where it was deleted, and never twice by runs at once', async () => {
    repository.github.written.issues.clear();
    const event = repository.pushToMain();
    const trains = sweepCsv({ seed: 'again', shift: -0.3 });

    // Only processes of their own run at once.
    await Promise.all([803, 804].map((runId) => merge(runId, { event, trains, bundled: true })));

    expect(issues().filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  test('of somebody else is left alone, marker or not', async () => {
    const { body = '' } = issues()[0] ?? {};
    repository.github.written.issues.clear();
    const title = 'Close me';
    const strange = repository.github.addIssue({ author: 'reviewer', title, body });

    await merge(803, { trains: sweepCsv({ seed: 'again', shift: -0.3 }) });

    expect(issues()).toMatchObject([strange, { author: 'github-actions[bot]', state: 'open' }]);
  });

  test.each([
    ['403', 'PATCH …/issues/…', 1, '`permissions: issues: write`'],
    ['500', 'PATCH …/issues/…', 99, 'The issue about main could not be written'],
    ['lost-answer', 'PATCH …/issues/…', 1, null],
  ] as const)('a fault (%s at %s) never changes the verdict', async (kind, on, times, says) => {
    repository.github.fault({ kind, on, times });

    const run = await merge(803, { trains: sweepCsv({ seed: 'again', shift: -0.3 }) });

    expect(run.exitCode).toBe(0);
    expect(issues()).toHaveLength(1);
    const warnings = said(run, 'warning').join('\n');
    if (says === null) expect(warnings).not.toContain('issue');
    else expect(warnings).toContain(says);
  });
});

test('without a history, nobody knows since when: `on-regression: issue` asks for it', async () => {
  const run = await merge(801, { inputs: { history: 'false' } });

  expect(run.exitCode).toBe(1);
  expect(said(run, 'error').join()).toContain('`history: true`');
});

test('below an anchor, main is worse until it is not', async () => {
  const { github } = repository;
  const config =
    'metric: accuracy\ndirection: maximize\ncomparisons:\n  small: {}\n  since-v1: {candidate: "sweep:small", baseline: "ref:v1:anchor.csv"}\n';
  github.write('main', '.github/tuning-gate.yml', config);
  github.git.commit({ branch: 'v1' }, { 'anchor.csv': SWEEPS.baseline });
  const event = repository.pushToMain();
  await repository.saveEach({ small: SWEEPS.worse }, { event, runId: 801 });

  const run = await repository.gate({ event, runId: 801, inputs: ISSUE });

  expect(run.outputs['worse-since']).toBe(event.sha);
  expect(issues()[0]?.body).toContain('than the anchor since');
});
