import { conforming, useFolder } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';

const folder = useFolder();

/** An underscore is a space within a value. */
function run(line: string) {
  const words = line.split(' ').filter(Boolean);
  return folder.runWords('plan', ...words.map((word) => word.replaceAll('_', ' ')));
}

async function planOf(line: string) {
  const { code, out, error } = await run(`${line} --json`);
  expect([code, error]).toEqual([0, '']);
  return conforming('plan', out);
}

test.each([
  ['two-of-48', '--baseline-n 48'],
  ['unequal', '--baseline-n 12 --candidate-n 40 --fail-on fair --slowdown 5'],
  ['too-few', '--baseline-n 3'],
  ['out-of-range', '--baseline-n 24 --budget-min 6 --budget-max 9 --slowdown 6'],
  ['one-budget', '--baseline-n 24 --budget-min 2 --budget-max 2_trials --slowdown 6'],
  ['by-rate', '--baseline-n 24 --false-alarm-rate 0.01 --slowdown 6'],
  ['no-confidence', '--baseline-n 4 --candidate-n 3 --false-alarm-rate 0.001 --slowdown 9'],
  ['question', '--slowdown 8 --power 0.9 --budget 8'],
  ['too-many', '--budget 1234.5 --band dkw'],
  ['paired', '--paired --n 24'],
  ['many-pairs', '--paired --n 100 --correlation 0.8'],
  ['too-few-pairs', '--paired --n 8 --correlation 0.5 --false-alarm-rate 0.01'],
])('a plan for people of %s reads well', async (name, line) => {
  const { code, out, error } = await run(line);
  expect([code, error]).toEqual([0, '']);
  expectGolden(`test/commands/golden/plan-${name}.txt`, out);
});

test.each([
  ['', 6],
  ['--false-alarm-rate 0.01', 5],
  ['--false-alarm-rate 0.0001', 8],
])('a plan says what settings and searches cannot show: %s', async (flags, searches) => {
  const { out } = await run(`--baseline-n 48 ${flags}`);
  const words = out.replaceAll(/\s+/g, ' ');
  expect(words).toContain('an outcome among the settings, such as a training loss, hides them');
  expect(words).toContain(`fewer than ${searches} a side never fail; agents of one search are one`);
});

describe('a plan in JSON', () => {
  const nothing = { n: null, test: null, capped: null, resolvableBudget: null, falseAlarm: null };
  const needed = { slowdown: 8, power: 0.8, budget: 8, n: 47 };

  test.each([
    ['--baseline-n 48 --candidate-n 24', { command: 'plan', n: [48, 24], paired: null }],
    ['--baseline-n 12 --slowdown 9 --fail-on fair', { failOn: 'fair', powerLevel: 'strong' }],
    ['--slowdown 8 --budget 8', { ...nothing, power: null, trialsFor: [needed] }],
    ['--baseline-n 4 --false-alarm-rate 0.001 --slowdown 9', { detectableSlowdown: null }],
    [
      '--baseline-n 3 --slowdown 9',
      { detectableSlowdown: null, falseAlarm: { weak: { rate: 0 } } },
    ],
    ['--baseline-n 1200 --band dkw --slowdown 9', { n: [1200, 1200] }],
    [
      '--paired --n 24 --correlation 0.8 --slowdown 2.5',
      {
        n: null,
        power: null,
        paired: {
          ...{ n: 24, correlation: 0.8, alpha: 0.003 },
          power: expect.arrayContaining([{ slowdown: 2.5, probability: expect.closeTo(0.95, 1) }]),
          detectableSlowdown: expect.closeTo(2, 1),
        },
      },
    ],
    [
      '--baseline-n 48 --false-alarm-rate 0.01',
      {
        test: { alpha: 0.01, attainedRate: expect.closeTo(0.0097, 4) },
        detectableSlowdown: expect.closeTo(2.54, 2),
        capped: [{}, {}, { budget: 4, probability: expect.closeTo(0.354, 3) }],
        falseStrongBound: null,
      },
    ],
  ])('of %s conforms to its schema, with null for what does not apply', async (line, expected) => {
    expect(await planOf(line)).toMatchObject(expected);
  });

  test.each([
    [5, [1.5, 2, 3, 4, 5, 6, 8, 16]],
    [6, [1.5, 2, 3, 4, 6, 8, 16]],
  ])('lists the requested slowdown once, in order: %d', async (asked, slowdowns) => {
    const { power } = await planOf(`--baseline-n 12 --slowdown ${asked}`);
    expect(power.map(({ slowdown }: { slowdown: number }) => slowdown)).toEqual(slowdowns);
  });

  test('uses the settings for bands and for evidence', async () => {
    const usual = await planOf('--baseline-n 24 --slowdown 9');
    const flags = 'confidence 0.9,band ks,quantile 0.6,min-share 0.3,budget-min 2,budget-max 2';
    for (const more of flags.split(',')) {
      const { falseAlarm } = await planOf(`--baseline-n 24 --slowdown 9 --${more}`);
      expect(falseAlarm.fair.rate).not.toBe(usual.falseAlarm.fair.rate);
    }
    const [one, again, other] = await Promise.all(
      [1, 1, 2].map((seed) => planOf(`--baseline-n 40 --slowdown 9 --seed ${seed}`)),
    );
    expect(again).toEqual(one);
    expect(other.falseAlarm.weak.rate).not.toBe(one.falseAlarm.weak.rate);
  });
});

test.each([
  ['', '--baseline-n: is missing'],
  ['--candidate-n 12', '--baseline-n: is missing'],
  ['--baseline-n 12 --candidate-n 10001', '--candidate-n: invalid value "10001"'],
  ['--baseline-n 12 --budget-min 3_hours', '--budget-min: is in "hours"'],
  ['--baseline-n 12 --svg a.svg', 'unknown flag --svg, which is for compare, curve, history'],
  ['--paired', '--n: is missing'],
  ['--paired --n 24 --baseline-n 24', '--baseline-n: cannot be combined with --paired'],
  ['--paired --n 24 --correlation 1.5', '--correlation: invalid value "1.5"'],
  ['sweep.csv', 'expected no arguments'],
])(
  'wrong usage exits with 2, prints nothing on standard output and names the flag %s',
  async (line, message) => {
    const { code, out, error } = await run(line);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).not.toMatch(/\n\s+at /);
  },
);
