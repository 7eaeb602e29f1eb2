import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configOptions } from '../../src/settings/index.ts';
import { SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository({ trained: true });

/** A step that gives these in `with:`, which the runner passes on in capitals. */
function giving(given: Readonly<Record<string, string>>) {
  const named = Object.entries(given).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  return repository.trainAndGate({ trains: SWEEPS.same, env: Object.fromEntries(named) });
}

const { inputs } = parse(readFileSync('action.yml', 'utf8')) as { inputs: object };
const SETTINGS = configOptions('top').filter((name) => !(name in inputs));

const GONE = [
  ...['on-missing-candidate', 'on-missing-shards', 'on-invalid', 'on-adaptive'],
  ...['acknowledge-label', 'expect-trials', 'expect-within', 'looks', 'pass-above', 'part'],
];

describe('what is no input, and is given in `with:`, fails:', () => {
  test('every setting, with the line to write', async () => {
    expect(SETTINGS.length).toBeGreaterThan(20);
    const run = await giving(Object.fromEntries(SETTINGS.map((name) => [name, 'drop'])));

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    for (const name of SETTINGS)
      expect(run.errors[0]).toContain(
        `Write \`${name}: drop\` in .github/tuning-gate.yml on the base branch.`,
      );
  });

  test('what is gone, with what to do instead', async () => {
    const run = await giving(Object.fromEntries(GONE.map((name) => [name, '1'])));

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
    const [error = ''] = run.errors;
    for (const name of GONE) expect(error).toContain(name);
    expect(error).toMatch(/are not inputs\..* Leave it out.* It is called `accept-label`/);
  });

  test('several, in one message, in the check and the comment too', async () => {
    const given = { strict: 'true', confidence: '0.95', 'budget-min': '8 trials' };
    const hostile = { margin: '`0.1\u202e\n::error::owned', config: 'gates/a.yml' };
    const run = await giving({ ...given, ...hostile });

    const names = 'strict, confidence, budget-min, margin: are not inputs.';
    const written = ['strict: true', 'confidence: 0.95', 'budget-min: "8 trials"'];
    const lines = [...written, 'margin: "`0.1 \\n::error::owned"'].map(
      (line) => `Write \`${line}\` in gates/a.yml on the base branch.`,
    );
    expect(run.errors).toEqual([[names, ...lines].join(' ')]);
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(repository.comment()).toContain(names);
  });

  test('what is spelt wrong or unknown', async () => {
    const run = await giving({ fail_on: 'x', upload_report: 'x', 'checks-': 'x', 'my-own': 'x' });

    expect(run.exitCode).toBe(1);
    const [error] = run.errors;
    expect(error).toContain('Write `fail-on: x` in');
    expect(error).toContain('Did you mean `upload-report`?');
    expect(error).toContain('Did you mean `check`? docs/reference.md lists');
    expect(error).toMatch(/docs\/reference.md lists the inputs\.$/);
  });

  test('but not where a job collects a sweep and leaves it blank', async () => {
    const env = { 'INPUT_FAIL-ON': ' ' };
    const run = await repository.collect({ trains: SWEEPS.same, env });
    expect(run.exitCode).toBe(0);
  });

  test('and in a job that collects, too', async () => {
    const env = { 'INPUT_FAILED-TRIALS': 'drop' };
    const run = await repository.collect({ trains: SWEEPS.same, env });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('No sweep was saved');
  });
});

test('a variable of the workflow itself is not taken for an input', async () => {
  const env = { INPUT_SIZE: '224', INPUT_DATA_FORMAT: 'webdataset' };
  const run = await repository.trainAndGate({ trains: SWEEPS.same, env });
  expect(run.outputs).toMatchObject({ gate: 'pass' });
});
