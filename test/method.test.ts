import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  jointLevel,
  overallSlowdown,
  testOfNoChange,
  testOfPairs,
  testOfUnits,
} from '../src/compare/index.ts';
import { levelFromOneTrial, resolvableBudget } from '../src/estimate/index.ts';
import { chanceToTouch } from '../src/math/interleaving.ts';
import { probabilityWithin } from '../src/math/order-statistics.ts';
import {
  detectableSlowdown,
  falseStrongBound,
  gateAt,
  noChangeDesign,
  powerAgainstCap,
  strongStaircase,
} from '../src/plan/index.ts';
import { BAND, bandOf, curveOf, RULES } from './support/bands.ts';

const pages = readdirSync('docs/method').map((name) => join('docs/method', name));
const page = ['docs/method.md', ...pages].map((path) => readFileSync(path, 'utf8')).join('\n');
const text = page.replace(/\s+/g, ' ');
const METHOD = { band: BAND, quantile: 0.5, rules: RULES };
const ALPHA = 0.01;

function designOf(n: number, m = n, confidence = BAND.confidence) {
  return { ...METHOD, band: { ...BAND, confidence }, trials: [n, m] as const };
}

const rate = (n: number, m = n, confidence?: number) =>
  chanceToTouch(strongStaircase(designOf(n, m, confidence)));
const power = (n: number, slowdown: number) =>
  chanceToTouch(strongStaircase(designOf(n)), slowdown);
const bound = (n: number, confidence?: number) =>
  falseStrongBound(designOf(n, n, confidence), { isPaired: false });
const reach = (n: number, method = BAND.method) => resolvableBudget(bandOf(n, method), 0.5);
const row = (numbers: readonly number[]) =>
  numbers.map((x) => (Number.isInteger(x) ? String(x) : x.toFixed(4))).join(' | ');

/** What MathJax knows and GitHub lets through; it refuses \operatorname, for one. */
const COMMANDS = new Set(
  `Phi alpha begin cases cdot dots end exp frac ge hat iff inf infty lambda lceil le left ln min ne pi prod qquad quad rceil right sqrt
  sum tau text tfrac theta`
    .split(/\s+/)
    .map((name) => `\\${name}`),
);

/** Shows the words that are missing, and not the whole text. */
function expectToSay(words: string): void {
  expect(text.includes(words) ? '' : words).toBe('');
}

describe('the pages on the method', () => {
  test('have the band of 8 trials, and the crossing probability done by hand', () => {
    const { lower, upper, pointwise } = bandOf(8);
    expectToSay(`c = ${pointwise?.toFixed(4)}`);
    expectToSay(`| lᵢ | ${row(lower)} |`);
    expectToSay(`| uᵢ | ${row(upper)} |`);
    const root = Math.sqrt(0.1);
    expect(bandOf(2).lower[1]).toBeCloseTo(root, 10);
    expect(probabilityWithin([0, root], [1 - root, 1])).toBeCloseTo(0.8, 12);

    const [long, middle] = [2 * root, 2 - 4 * root];
    const none = Math.exp(-long);
    const atMostOne = [none, long * none];
    const [stays, grows] = [Math.exp(-middle), middle * Math.exp(-middle)];
    const one = none * grows + long * none * stays;
    const two = none * (middle / 2) * grows + long * none * grows;
    const end = (one * long + two) * none;
    expectToSay(`| at most 1 | ${atMostOne.map((x) => x.toFixed(4)).join(' | ')} | 0 |`);
    expectToSay(`| at least 1 | 0 | ${one.toFixed(4)} | ${two.toFixed(4)} |`);
    expectToSay(`${end.toFixed(4)} / ${(2 * Math.exp(-2)).toFixed(4)} = 0.8`);
    expect(end / (2 * Math.exp(-2))).toBeCloseTo(0.8, 12);
  });

  test('have the resolvable budgets, and their formula', () => {
    const far = [12, 48, 100].map((n) => reach(n).toFixed(2));
    expectToSay(`12 trials resolve ${far[0]}, 48 resolve ${far[1]} and 100 resolve ${far[2]}`);
    const others = (['ld-equal-tailed', 'ks', 'dkw'] as const).map((name) =>
      reach(48, name).toFixed(2),
    );
    expectToSay(`reaches ${others[0]}, \`ks\` ${others[1]} and \`dkw\` ${others[2]}`);
    const miss = 1 - (bandOf(48).pointwise as number);
    expect((48 * Math.LN2) / Math.log(1 / miss)).toBeCloseTo(reach(48), 9);
    expectToSay(`= ${(Math.LN2 / Math.log(reach(48))).toFixed(2)} of it`);
    const levels = [12, 48].map((n) => levelFromOneTrial(bandOf(n), 0.5).toFixed(3));
    expectToSay(`${levels[0]} for n = 12 and ${levels[1]} for n = 48`);
  });

  test('have the false-alarm rates, and the one counted by hand', () => {
    expect(rate(8)).toBeCloseTo(93 / 12870, 12);
    const sizes = [[12], [24], [48], [100], [48, 12], [12, 48]] as const;
    const rates = sizes.map(([n, m]) => rate(n, m));
    expectToSay(`| False-alarm rate | ${row(rates)} | ${rate(48, 48, 0.95).toFixed(5)} |`);
    expectToSay(`${bound(48).toFixed(3)} at 80 % and ${bound(48, 0.95).toFixed(3)} at 95 %`);
  });

  test.each([12, 24, 48])('have the gate of a chosen rate for %i trials', (n) => {
    const gate = gateAt(noChangeDesign([n, n], METHOD), ALPHA);
    const slowdowns = [gate.staircase, strongStaircase(designOf(n))].map(
      (orders) => `${detectableSlowdown(orders)?.toFixed(1)}×`,
    );
    const capped = powerAgainstCap(gate.staircase, 4, 0.5).toFixed(3);
    expectToSay(`| ${n} | ${gate.rate.toFixed(4)} | ${slowdowns.join(' | ')} | ${capped} |`);
  });

  test('have the test of no change of four scores each', () => {
    const design = noChangeDesign([4, 4], METHOD);
    const { statistic, pValue } = testOfNoChange(
      [
        [4, 6, 7, 8],
        [1, 2, 3, 5],
      ],
      design,
    );
    expect(statistic).toBeCloseTo(5 / 70, 12);
    expectToSay(`(5 + 5 − 2)/70 = ${pValue.toFixed(3)}`);
  });

  test('have the test of five pairs', () => {
    const scores = [
      [0.9, 0.84],
      [0.85, 0.82],
      [0.8, 0.81],
      [0.7, 0.6],
      [0.5, 0.3],
    ] as const;
    const pairs = scores.map(([baseline, candidate]) => ({ baseline, candidate }));
    const found = testOfPairs(pairs, noChangeDesign([5, 5], METHOD), { seed: 0, level: null });
    expect(found).toMatchObject({
      signedRank: 8,
      worse: { sameSettings: 2 / 16, afterTuning: 8 / 32 },
    });
    expectToSay(`the p-value 4/32 = ${found.worse.pValue}`);
  });

  test('have the power, and the one multiplied by hand', () => {
    expect(power(6, 1)).toBeCloseTo(1 / 132, 12);
    expectToSay(`${power(6, 4).toFixed(4)} & \\text{for } R = 4`);
    const [two, three, four] = [2, 3, 4].map((slowdown) => power(48, slowdown).toFixed(3));
    expectToSay(`probability ${two}, 3× with ${three} and 4× with ${four}`);
    expectToSay(`12 against 12 catch 4× with ${power(12, 4).toFixed(3)}`);
    expectToSay(`= ${(1 - power(48, 4)).toFixed(3)} and at least`);
    expectToSay(`= ${(1 - power(48, 4) ** 10).toFixed(2)}. So`);
  });

  test('have the p-value of whole searches by hand', () => {
    const searches = (best: readonly number[]) =>
      best.map((score) => [score, score - 0.2].map((y) => ({ score: y, settings: {} })));
    const design = noChangeDesign([8, 8], METHOD);
    const question = {
      design,
      margin: 0,
      passing: null,
      columns: null,
      older: [],
      level: null,
      seed: 0,
      shiftUpTo: 0,
    };
    const arms = {
      baseline: searches([0.93, 0.92, 0.91, 0.9]),
      candidate: searches([0.89, 0.88, 0.87, 0.86]),
    };
    const { worse, relabelings } = testOfUnits(arms, question);
    expect([worse.pValue, relabelings]).toEqual([1 / 70, 70]);
    expectToSay(`p = 1/70 = ${worse.pValue.toFixed(3)}`);
  });

  test('have the overall slowdown of eight scores', () => {
    const found = overallSlowdown([8, 6, 5, 3], [7, 4, 2, 1], 0.8);
    expectToSay(
      `θ = ${(1 / (found?.estimate ?? 0)).toFixed(3)}: R = ${found?.estimate.toFixed(1)}`,
    );
    expectToSay(`are ${found?.lower.toFixed(2)} and ${found?.upper.toFixed(1)}`);
  });

  test('have the joint levels', () => {
    const curve = curveOf(Array.from({ length: 48 }, (_, i) => i));
    const joint = (['independent', 'paired'] as const).map((how) =>
      jointLevel(curve, curve, how).toFixed(3),
    );
    expectToSay(`${joint[0]} and ${joint[1]} for 48 trials each`);
  });

  test.each([
    ['mean-estimators', '−2.12', '−1.37', '2.56', '2.81', '3.47'],
    ['bootstrap', '0.94', '0.69', '0.45'],
    ['calibration', '0.011', '480,000', '120'],
    ['gate-rates', '0.0081', '0.0212'],
    ['truth-bound', '0.056', '0.288'],
    ['overall-slowdown', '0.776', '0.826', '0.927', '0.958', '0.879'],
    ['no-change', '0.354'],
    ['paired-level', '0.216', '0.021'],
    ['paired-power', '1.7'],
    ['cost-axis', '0.003', '0.029', '0.153'],
  ])('quote what the study %s found', (study, ...numbers) => {
    const found =
      readFileSync(`docs/studies/${study}.md`, 'utf8').match(/-?\d[\d,]*(\.\d+)?/g) ?? [];
    const values = found.map((number) => Number(number.replaceAll(',', '')));
    for (const number of numbers) {
      expectToSay(number);
      const value = Number(number.replace('−', '-').replaceAll(',', ''));
      const tolerance = 0.5001 * 10 ** -(number.split('.')[1]?.length ?? 0);
      const isFound = values.some((other) => Math.abs(other - value) <= tolerance);
      expect(isFound ? '' : `${number} in docs/studies/${study}.md`).toBe('');
    }
  });

  test('have equations that GitHub draws: known commands, and braces in pairs', () => {
    const blocks = [...page.matchAll(/```math\n(.*?)```|\$`([^`]*)`\$/gs)];
    const equations = blocks.map(([, shown, inline]) => shown ?? inline ?? '');
    expect(equations.length).toBeGreaterThan(50);
    const commands = equations.flatMap((equation) => equation.match(/\\[a-z]+/gi) ?? []);
    expect([...new Set(commands)].filter((command) => !COMMANDS.has(command))).toEqual([]);
    const count = (equation: string, brace: string) =>
      equation.replaceAll(/\\[{}]/g, '').split(brace).length;
    for (const equation of equations) expect(count(equation, '{')).toBe(count(equation, '}'));
  });

  test('have the sections 1 to 23, each once, and the contents have them all', () => {
    const numbers = [...page.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number));
    const all = Array.from({ length: 23 }, (_, i) => i + 1);
    expect(numbers.sort((a, b) => a - b)).toEqual(all);
    const [, contents = ''] = /^## Sections\n([\s\S]*?)^## /m.exec(page) ?? [];
    const listed = [...contents.matchAll(/\[(\d+)\]\([\w./]*#\1-/g)].map(([, number]) =>
      Number(number),
    );
    expect(listed.sort((a, b) => a - b)).toEqual(all);
  });
});
