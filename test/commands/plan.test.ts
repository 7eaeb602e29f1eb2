import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { runCommandLine } from '../../src/commands/run.ts';
import { expectGolden } from '../support/golden.ts';

const conforms = new Ajv({ strict: true, strictTuples: false, allErrors: true }).compile(
  JSON.parse(readFileSync('schema/plan.schema.json', 'utf8')),
);

/** An underscore is a space inside of a value. */
async function run(line: string) {
  let [out, error] = ['', ''];
  const words = line
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace('_', ' '));
  const code = await runCommandLine(['plan', ...words], {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory: process.cwd(),
    home: process.cwd(),
  });
  return { code, out, error };
}

async function planOf(line: string) {
  const { code, out, error } = await run(`${line} --json`);
  expect([code, error]).toEqual([0, '']);
  const value = JSON.parse(out);
  conforms(value);
  expect(conforms.errors).toBeNull();
  expect(Object.keys(value).slice(0, 3)).toEqual(['schemaVersion', 'tool', 'command']);
  return value;
}

describe('a plan for people', () => {
  test.each([
    ['two-of-48', '--baseline-n 48'],
    ['unequal', '--baseline-n 12 --candidate-n 40 --fail-on fair --slowdown 5'],
    ['never', '--baseline-n 20 --fail-on never --confidence 0.95 --power 0.5'],
    ['too-few', '--baseline-n 3'],
    ['out-of-range', '--baseline-n 24 --budget-min 6 --budget-max 9 --slowdown 6'],
    ['one-budget', '--baseline-n 24 --budget-min 2 --budget-max 2_trials --slowdown 6'],
    ['by-rate', '--baseline-n 24 --false-alarm-rate 0.01 --slowdown 6'],
    ['no-confidence', '--baseline-n 4 --candidate-n 3 --false-alarm-rate 0.001 --slowdown 9'],
    ['question', '--slowdown 8 --power 0.9 --budget 8'],
    ['too-many', '--budget 300 --band dkw'],
  ])('of %s reads well', async (name, line) => {
    const { code, out, error } = await run(line);
    expect([code, error]).toEqual([0, '']);
    expectGolden(`test/commands/golden/plan-${name}.txt`, out);
  });
});

describe('a plan in JSON', () => {
  test('tells what two sweeps can show', async () => {
    const plan = await planOf('--baseline-n 48 --candidate-n 24');
    expect(plan).toMatchObject({ command: 'plan', n: [48, 24], confidence: 0.8 });
    expect(plan.resolvableBudget).toBeCloseTo(4.4, 1);
    const { weak, fair, strong } = plan.falseAlarm;
    expect(weak.rate).toBeGreaterThan(fair.rate);
    expect(fair.rate).toBeGreaterThan(strong.rate);
    expect(strong).toMatchObject({ standardError: 0, bound: false });
    const chances = plan.power.map(({ probability }: { probability: number }) => probability);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(plan.power[0].probability).toBeGreaterThan(strong.rate);
    expect(plan.trialsFor).toEqual([{ slowdown: 3, power: 0.8, budget: null, n: 79 }]);
  });

  test('has the same trials for both sweeps unless it is told', async () => {
    const plan = await planOf('--baseline-n 12');
    expect(plan).toEqual(await planOf('--baseline-n 12 --candidate-n 12'));
    expect(plan.n).toEqual([12, 12]);
  });

  test('has the slowdown asked for among the others, once', async () => {
    const slowdownsOf = async (line: string) =>
      (await planOf(line)).power.map(({ slowdown }: { slowdown: number }) => slowdown);
    const asked = await slowdownsOf('--baseline-n 12 --slowdown 5');
    expect(asked).toEqual([1.5, 2, 3, 4, 5, 6, 8, 16]);
    expect(await slowdownsOf('--baseline-n 12 --slowdown 6')).toHaveLength(7);
  });

  test('answers the question alone, with nothing of sweeps that are not given', async () => {
    expect(await planOf('--slowdown 8 --budget 8')).toMatchObject({
      n: null,
      confidence: 0.8,
      resolvableBudget: null,
      falseAlarm: null,
      falseStrongBound: null,
      power: null,
      detectableSlowdown: null,
      trialsFor: [{ slowdown: 8, power: 0.8, budget: 8, n: 47 }],
    });
    expect(await planOf('--power 0.5 --false-alarm-rate 0.1')).toMatchObject({
      n: null,
      confidence: null,
    });
  });

  test('has none of what depends on a confidence where there is none', async () => {
    const plan = await planOf('--baseline-n 3 --false-alarm-rate 0.001 --slowdown 9');
    expect(plan).toMatchObject({ n: [3, 3], confidence: null, falseAlarm: null, power: null });
  });

  test('has chances of nothing where nothing is compared', async () => {
    const plan = await planOf('--baseline-n 3 --slowdown 9');
    expect(plan.falseAlarm.weak.rate).toBe(0);
    expect(plan.detectableSlowdown).toBeNull();
    expect(plan.resolvableBudget).toBeLessThan(1);
  });

  test('chooses the confidence by a false-alarm rate', async () => {
    const plan = await planOf('--baseline-n 24 --false-alarm-rate 0.01 --slowdown 6');
    expect(plan.confidence).toBe(0.53);
    expect(plan.falseAlarm.strong.rate).toBeLessThanOrEqual(0.01);
    const strict = await planOf(
      '--baseline-n 24 --false-alarm-rate 0.05 --fail-on fair --slowdown 6',
    );
    expect(strict.confidence).toBeGreaterThan(0.53);
    expect(strict.falseAlarm.fair.rate).toBeLessThanOrEqual(0.05);
  });

  test('obeys the settings of bands and of what counts', async () => {
    const usual = await planOf('--baseline-n 24 --slowdown 9');
    for (const more of [
      '--confidence 0.9',
      '--band ks',
      '--quantile 0.6',
      '--min-share 0.3',
      '--budget-min 2',
      '--budget-max 2',
    ]) {
      const { falseAlarm } = await planOf(`--baseline-n 24 --slowdown 9 ${more}`);
      expect(falseAlarm.strong.rate).not.toBe(usual.falseAlarm.strong.rate);
    }
    const again = await planOf('--baseline-n 40 --slowdown 9 --seed 1');
    expect(again).toEqual(await planOf('--baseline-n 40 --slowdown 9 --seed 1'));
    const other = await planOf('--baseline-n 40 --slowdown 9 --seed 2');
    expect(other.falseAlarm.weak.rate).not.toBe(again.falseAlarm.weak.rate);
  });
});

describe('a wrong use exits with 2, prints nothing on standard output and names the flag', () => {
  test.each([
    ['', '--baseline-n: is missing'],
    ['--candidate-n 12', '--baseline-n: is missing beside --candidate-n'],
    ['--candidate-n 12 --slowdown 3', '--baseline-n: is missing beside --candidate-n'],
    ['--baseline-n 0', '--baseline-n: is "0"'],
    ['--baseline-n 12.5', '--baseline-n: is "12.5"'],
    ['--baseline-n 12 --candidate-n 10001', '--candidate-n: is "10001"'],
    ['--slowdown 1', '--slowdown: is "1"'],
    ['--slowdown 1e7', '--slowdown: is "1e7"'],
    ['--slowdown Infinity', '--slowdown: is "Infinity"'],
    ['--power 1', '--power: is "1"'],
    ['--power 0', '--power: is "0"'],
    ['--budget 0.5', '--budget: is "0.5"'],
    ['--budget eight', '--budget: is "eight"'],
    ['--baseline-n 12 --budget-min 3_hours', '--budget-min: is in "hours"'],
    ['--baseline-n 12 --confidence 0.8 --false-alarm-rate 0.1', '--confidence'],
    ['--baseline-n 12 --false-alarm-rate 0.1 --fail-on never', '--false-alarm-rate'],
    ['--baseline-n 12 --metric accuracy', "Unknown option '--metric'"],
    ['sweep.csv', 'expected no arguments'],
  ])('%s', async (line, message) => {
    const { code, out, error } = await run(line);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).not.toMatch(/\n\s+at /);
  });
});
