import { readdir, readFile } from 'node:fs/promises';
import { conforming, useFolder } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';
import { textBoxes } from '../support/svg-texts.ts';

const folder = useFolder();

/** An underscore is a space within a value. */
function run(line: string) {
  const words = line.split(' ').filter(Boolean);
  return folder.runWords('plan', ...words.map((word) => word.replace('_', ' ')));
}

async function planOf(line: string) {
  const { code, out, error } = await run(`${line} --json`);
  expect([code, error]).toEqual([0, '']);
  return conforming('plan', out);
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
    ['by-simulated-rate', '--baseline-n 12 --false-alarm-rate 0.05 --fail-on fair'],
    ['question', '--slowdown 8 --power 0.9 --budget 8'],
    ['too-many', '--budget 1234.5 --band dkw'],
    ['four-trials', '--baseline-n 4 --slowdown 1.05 --power 0.015 --fail-on weak'],
    ['large', '--baseline-n 501 --fail-on never --quantile 0.9 --slowdown 1000000 --power 0.01'],
  ])('of %s reads well', async (name, line) => {
    const { code, out, error } = await run(line);
    expect([code, error]).toEqual([0, '']);
    expectGolden(`test/commands/golden/plan-${name}.txt`, out);
  });
});

describe('a plan in JSON', () => {
  test('says what two sweeps can show', async () => {
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
    expect(plan.trialsFor).toEqual([{ slowdown: 3, power: 0.8, budget: null, n: 57 }]);
  });

  test('says what fails the check, and which evidence the chances are for', async () => {
    const fair = await planOf('--baseline-n 12 --slowdown 9 --fail-on fair');
    expect(fair).toMatchObject({ failOn: 'fair', powerLevel: 'strong' });
    const strong = await planOf('--baseline-n 12 --slowdown 9');
    expect(strong).toMatchObject({ failOn: 'strong', powerLevel: 'strong' });
    expect(fair).toEqual({ ...strong, failOn: 'fair' });
  });

  test('assumes as many trials for the candidate as for the baseline', async () => {
    const plan = await planOf('--baseline-n 12');
    expect(plan).toEqual(await planOf('--baseline-n 12 --candidate-n 12'));
    expect(plan.n).toEqual([12, 12]);
  });

  test('lists the requested slowdown once, in order', async () => {
    const slowdownsOf = async (line: string) =>
      (await planOf(line)).power.map(({ slowdown }: { slowdown: number }) => slowdown);
    const asked = await slowdownsOf('--baseline-n 12 --slowdown 5');
    expect(asked).toEqual([1.5, 2, 3, 4, 5, 6, 8, 16]);
    expect(await slowdownsOf('--baseline-n 12 --slowdown 6')).toHaveLength(7);
  });

  test('answers only the question if no sweeps are given', async () => {
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
      gateConfidence: null,
    });
  });

  test('detects nothing where no gate keeps the rate', async () => {
    const plan = await planOf('--baseline-n 4 --false-alarm-rate 0.001 --slowdown 9');
    expect(plan).toMatchObject({ n: [4, 4], confidence: 0.8, detectableSlowdown: null });
    expect(plan.resolvableBudget).toBeGreaterThan(1);
    expect(plan.falseAlarm.strong.rate).toBe(0);
  });

  test('has smaller chances for slowdowns at large budgets only', async () => {
    const { power } = await planOf('--baseline-n 48 --slowdown 4');
    for (const { probability, aboveMedian } of power) expect(aboveMedian).toBeLessThan(probability);
    const large = await planOf('--baseline-n 1200 --band dkw --slowdown 9');
    expect(large.power[0].aboveMedian).toBeNull();
  });

  test('has no chances if nothing is compared', async () => {
    const plan = await planOf('--baseline-n 3 --slowdown 9');
    expect(plan.falseAlarm.weak.rate).toBe(0);
    expect(plan.detectableSlowdown).toBeNull();
    expect(plan.resolvableBudget).toBeLessThan(1);
  });

  test('chooses the confidence by a false-alarm rate', async () => {
    const plan = await planOf('--baseline-n 24 --false-alarm-rate 0.01 --slowdown 6');
    expect(plan).toMatchObject({ confidence: 0.8, gateConfidence: expect.closeTo(0.649, 3) });
    expect(plan.falseAlarm.strong.rate).toBeLessThanOrEqual(0.01);
    const strict = await planOf(
      '--baseline-n 24 --false-alarm-rate 0.05 --fail-on fair --slowdown 6',
    );
    expect(strict.gateConfidence).toBeGreaterThan(0.65);
    expect(strict.falseAlarm.fair.rate).toBeLessThanOrEqual(0.05);
    expect(strict.trialsFor[0].n).toBeNull();
  });

  test('uses the settings for bands and for evidence', async () => {
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
      expect(falseAlarm.fair.rate).not.toBe(usual.falseAlarm.fair.rate);
    }
    const again = await planOf('--baseline-n 40 --slowdown 9 --seed 1');
    expect(again).toEqual(await planOf('--baseline-n 40 --slowdown 9 --seed 1'));
    const other = await planOf('--baseline-n 40 --slowdown 9 --seed 2');
    expect(other.falseAlarm.weak.rate).not.toBe(again.falseAlarm.weak.rate);
  });
});

describe('the picture of a plan', () => {
  async function draw(line: string) {
    const { code, error } = await run(`${line} --svg power.svg`);
    expect([code, error]).toEqual([0, '']);
    return folder.read('power.svg');
  }

  async function textsOf(line: string) {
    return textBoxes(await draw(line)).map(({ text }) => text);
  }

  test.each([
    ['two-of-48-light', '--baseline-n 48'],
    ['two-of-48-dark', '--baseline-n 48 --theme dark'],
    ['question-light', '--slowdown 8 --power 0.9 --budget 8 --fail-on fair'],
  ])('%s is drawn as in its golden picture', async (name, line) => {
    expectGolden(`test/commands/golden/plan-${name}.svg`, await draw(line));
  });

  test('points out the slowdown that is caught 4 times in 5', async () => {
    const texts = await textsOf('--baseline-n 12 --candidate-n 24');
    const { detectableSlowdown } = await planOf('--baseline-n 12 --candidate-n 24');
    const factor = Math.ceil(detectableSlowdown * 10) / 10;
    expect(texts).toContain(`${factor}× the trials`);
    expect(texts[0]).toBe(`Caught 4 times in 5: a candidate that needs ${factor}× the trials`);
    expect(texts).toEqual(expect.arrayContaining(['4 times in 5', 'chance that the check fails']));
    expect(texts[1]).toBe('Sweeps of 12 and 24 trials, 80 % bands');
    expect(texts).toContain(
      'Dashed: as much slower at large budgets alone, above the median of all scores',
    );
  });

  test('for needed trials shows the requested and the achieved probability', async () => {
    const line = '--slowdown 9 --power 0.7 --false-alarm-rate 0.02';
    const { trialsFor } = await planOf(line);
    const [{ n }] = trialsFor;
    const { gateConfidence, power } = await planOf(`--baseline-n ${n} ${line}`);
    const chance = power.find(({ slowdown }: { slowdown: number }) => slowdown === 9).probability;
    const texts = await textsOf(line);
    expect(texts.slice(0, 2)).toEqual([
      `${n} trials each catch a candidate that needs 9× the trials`,
      `Two sweeps of ${n} trials, ${Number((100 * gateConfidence).toFixed(2))} % bands`,
    ]);
    expect(texts).toEqual(
      expect.arrayContaining(['70 % wanted', `9× the trials: ${Math.round(100 * chance)} %`]),
    );
  });

  test('claims only strong evidence, even if weaker evidence fails the check', async () => {
    for (const level of ['weak', 'fair', 'never']) {
      const texts = await textsOf(`--baseline-n 12 --fail-on ${level}`);
      expect(texts).toContain('chance of strong evidence');
      expect(texts[0]).toMatch(/^Shown 4 times in 5/);
    }
    const texts = await textsOf('--baseline-n 12 --fail-on fair');
    expect(texts).toContain('The check fails on fair evidence too, and catches more');
  });

  test('is in the report’s folder in every form', async () => {
    const { code } = await run('--baseline-n 12 --report out --png one.png --json');
    expect(code).toBe(0);
    const files = await readdir(folder.path('out'));
    const endings = files.map((name) => name.replace(/^(chart|power)-/, '')).sort();
    expect(endings).toEqual(['dark.png', 'dark.svg', 'light.png', 'light.svg', 'report.json']);
    const json = JSON.parse(await folder.read('out/report.json'));
    expect(json).toEqual(await planOf('--baseline-n 12'));
    const png = await readFile(folder.path('one.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1280);
  });

  test.each([
    '--baseline-n 3',
    '--budget 300 --band dkw',
    '--baseline-n 3 --false-alarm-rate 0.001 --slowdown 9',
  ])('is not written if there is nothing to draw: %s', async (line) => {
    const { code, error } = await run(`${line} --svg power.svg`);
    expect(code).toBe(0);
    expect(error).toContain('--svg: this result has no such part');
    expect(await readdir(folder.path('.'))).toEqual([]);
  });

  test('does not change what is printed', async () => {
    const drawn = await run('--baseline-n 12 --svg power.svg');
    expect(drawn).toEqual(await run('--baseline-n 12'));
  });
});

describe('wrong usage exits with 2, prints nothing on standard output and names the flag', () => {
  test.each([
    ['', '--baseline-n: is missing'],
    ['--candidate-n 12', '--baseline-n: is missing next to --candidate-n'],
    ['--candidate-n 12 --slowdown 3', '--baseline-n: is missing next to --candidate-n'],
    ['--baseline-n 0', '--baseline-n: invalid value "0"'],
    ['--baseline-n 12.5', '--baseline-n: invalid value "12.5"'],
    ['--baseline-n 12 --candidate-n 10001', '--candidate-n: invalid value "10001"'],
    ['--slowdown 1', '--slowdown: invalid value "1"'],
    ['--slowdown 1e7', '--slowdown: invalid value "1e7"'],
    ['--slowdown Infinity', '--slowdown: invalid value "Infinity"'],
    ['--power 1', '--power: invalid value "1"'],
    ['--power 0', '--power: invalid value "0"'],
    ['--budget 0.5', '--budget: invalid value "0.5"'],
    ['--budget 1000001', '--budget: invalid value "1000001"'],
    ['--budget eight', '--budget: invalid value "eight"'],
    ['--baseline-n 12 --budget-min 3_hours', '--budget-min: is in "hours"'],
    ['--baseline-n 12 --false-alarm-rate 0.1 --fail-on never', '--false-alarm-rate'],
    ['--baseline-n 12 --svg a.svg --theme blue', '--theme: invalid value "blue"'],
    ['--baseline-n 12 --metric accuracy', '--metric is a flag of compare'],
    ['sweep.csv', 'expected no arguments'],
  ])('%s', async (line, message) => {
    const { code, out, error } = await run(line);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).not.toMatch(/\n\s+at /);
  });
});
