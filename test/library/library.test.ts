import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../src/errors.ts';
import * as library from '../../src/library/index.ts';
import { flagsOf, namesIn, OPTIONS } from '../../src/settings/index.ts';
import { runCommand } from '../support/command-line.ts';

const { compareSweeps, confidenceBand, plan, readSweep, report, tuningCurve } = library;

const OPTIONS_OF_DIGITS = { metric: 'accuracy', direction: 'maximize' } as const;
const FLAGS = ['--metric', 'accuracy', '--direction', 'maximize'];
const BASELINE = 'examples/digits/baseline.csv';
const CANDIDATE = 'examples/digits/candidate-worse.csv';

const digits = (path: string) => readSweep(path, OPTIONS_OF_DIGITS);

/** What a command prints for other programs. */
async function printed(...words: string[]): Promise<string> {
  const { out } = await runCommand([...words, '--json'], process.cwd());
  return out;
}

describe('each function gives what its command prints', () => {
  test('compareSweeps, for independent sweeps and for pairs', async () => {
    const [baseline, candidate] = [await digits(BASELINE), await digits(CANDIDATE)];
    const independent = compareSweeps(baseline, candidate, {
      falseAlarmRate: 0.01,
      budgets: [1, 4],
    });
    expect(report(independent).json).toBe(
      await printed(
        ...['compare', BASELINE, CANDIDATE, ...FLAGS],
        ...['--false-alarm-rate', '0.01', '--budgets', '1,4'],
      ),
    );
    expect(independent).toMatchObject({ verdict: 'worse', gate: 'fail', test: { failed: true } });
    const paired = compareSweeps(baseline, baseline, { pairing: 'paired', pairBy: 'trial' });
    expect(report(paired).json).toBe(
      await printed(
        ...['compare', BASELINE, BASELINE, ...FLAGS, '--pairing', 'paired'],
        ...['--pair-by', 'trial'],
      ),
    );
    expect(paired.test?.pairs?.n).toBe(48);
  });

  test('tuningCurve', async () => {
    const curve = tuningCurve(await digits(BASELINE), { quantile: 0.9 });
    expect(report(curve).json).toBe(
      await printed('curve', BASELINE, ...FLAGS, '--quantile', '0.9'),
    );
  });

  test('confidenceBand', async () => {
    const band = confidenceBand(12, { band: 'ks', confidence: 0.95 });
    const shown = await printed('bands', '--n', '12', '--band', 'ks', '--confidence', '0.95');
    expect(band).toEqual(JSON.parse(shown));
  });

  test('plan, for trials and pairs', async () => {
    const options = { falseAlarmRate: 0.01, baselineN: 12 };
    expect(report(plan(options)).json).toBe(
      await printed('plan', '--false-alarm-rate', '0.01', '--baseline-n', '12'),
    );
    const pairs = plan({ paired: true, n: 24 });
    expect(report(pairs).json).toBe(await printed('plan', '--paired', '--n', '24'));
    expect(plan({ paired: false, baselineN: 24 })).toEqual(plan({ baselineN: 24 }));
  });
});

describe('trials', () => {
  test('may be scores, objects, a file, or its text', async () => {
    const text = readFileSync(BASELINE, 'utf8');
    const fromFile = await digits(BASELINE);
    const fromText = await readSweep({ text }, OPTIONS_OF_DIGITS);
    const fromAddress = await readSweep(pathToFileURL(BASELINE), OPTIONS_OF_DIGITS);
    expect(fromText.trials).toEqual(fromFile.trials);
    expect(fromAddress.trials).toEqual(fromFile.trials);
    const scores = fromFile.trials.map(({ score }) => score);
    const objects = scores.map((accuracy, i) => ({ accuracy, ...fromFile.trials[i]?.parameters }));
    for (const trials of [scores, objects])
      expect(tuningCurve(trials, OPTIONS_OF_DIGITS).steps).toEqual(tuningCurve(fromFile).steps);
  });

  test('without a score, or with an infinitely bad one, have failed', () => {
    const scores = [1, null, Number.NaN, Infinity];
    const curve = tuningCurve(scores, { direction: 'minimize' });
    expect(curve).toMatchObject({ n: 4, failed: 3, metric: 'score' });
    expect(() => tuningCurve([1, -Infinity], { direction: 'minimize' })).toThrow(
      'item 2: score is -Infinity',
    );
  });

  test('keep the options that they were read with', async () => {
    const dropping = { ...OPTIONS_OF_DIGITS, failedTrials: 'drop' } as const;
    const sweep = await readSweep(BASELINE, dropping);
    expect(tuningCurve(sweep).n).toBe(44);
    const other = await readSweep(BASELINE, { ...dropping, failedTrials: 'worst' });
    expect(() => compareSweeps(sweep, other)).toThrow(
      'compareSweeps: the baseline was read with failedTrials: drop, the candidate with worst. Read both in the same way.',
    );
  });
});

describe('a fault of the caller', () => {
  test.each<[string, () => unknown, string]>([
    [
      'names a wrong value',
      () => compareSweeps([1], [1], { confidence: 80 }),
      'option confidence: invalid value "80". It must be a number above 0 and below 1.',
    ],
    [
      'names options as programs write them',
      () => compareSweeps([1], [1], { falseAlarmRate: 0.01, failOn: 'fair' }),
      "option falseAlarmRate: cannot be combined with failOn: 'fair': with a rate, a test decides and not the evidence of the bands. Remove one of them.",
    ],
    [
      'suggests an option for one that is not known',
      () => compareSweeps([1], [1], { falseAlarmrate: 0.01 } as object),
      'options: has no "falseAlarmrate". Did you mean `falseAlarmRate`?',
    ],
    [
      'lists the options where none is near',
      () => confidenceBand(3, { budgets: [1] } as object),
      'options: has no "budgets". Expected one of confidence, band, calibration, seed.',
    ],
    [
      'says what is no value at all',
      () => confidenceBand(3, { seed: {} } as object),
      'option seed: is an object. Pass a string, a number, true or false, or an array of them.',
    ],
    [
      'says what is no sweep',
      () => compareSweeps('a.csv' as never, [1]),
      'baseline: is not a sweep. Pass what readSweep returned, an array of scores, or an array of objects.',
    ],
    [
      'says what is no score',
      () => compareSweeps([0.8, '0.9'] as never, [1]),
      'baseline, item 2: is "0.9", not an object. Pass a number or null for each trial, or an object with a key for each column.',
    ],
    [
      'says what is no result',
      () => report({ ...plan({ baselineN: 3 }) }),
      'report: was given something that is not a result. Pass the object that compareSweeps, tuningCurve or plan returned, not a copy of it.',
    ],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(message);
    expect(call).toThrow(UserError);
  });

  test('in a file is a rejection that names it', async () => {
    const reading = readSweep('nowhere.csv');
    await expect(reading).rejects.toThrow('nowhere.csv: no such file, or nothing matches.');
    await expect(reading).rejects.toBeInstanceOf(UserError);
  });
});

test('a report has the forms that its result has', async () => {
  const result = compareSweeps(await digits(BASELINE), await digits(CANDIDATE));
  const { markdown, svg, text } = report(result, { scale: 'linear' });
  expect(text.split('\n')[0]).toBe(
    '❌ Worse by 0.047 (0.028 to 0.065) after 4 trials: 0.919, was 0.966 `accuracy`',
  );
  expect(markdown).toContain(
    '**Worse by 0.047** (0.028 to 0.065) after 4 trials: **0.919, was 0.966**',
  );
  expect(svg?.dark).toMatch(/^<svg /);
  const planned = report(plan({ baselineN: 12 }));
  expect(planned).toMatchObject({ markdown: null, svg: null });
  expect(await planned.html()).toBeNull();
});

test('the declarations have all options of the table, and all functions', () => {
  const types = readFileSync('schema/types.d.ts', 'utf8');
  const ofFiles = [...namesIn('files'), ...namesIn('action')];
  const names = new Set(
    (['compare', 'curve', 'bands', 'plan'] as const)
      .flatMap((command) => flagsOf(command))
      .filter((name) => !ofFiles.includes(name)),
  );
  expect(names.size).toBeGreaterThan(35);
  for (const name of names) {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(types).toContain(`readonly ${property}?: `);
    expect(types).toContain(OPTIONS[name].description.split('--')[0]);
  }
  const declared = [
    ...readFileSync('src/library/library.d.ts', 'utf8').matchAll(
      /^export (?:function|const) (\w+)/gm,
    ),
  ].map(([, name]) => name);
  expect(declared.sort()).toEqual(Object.keys(library).sort());
});
