import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jointLevel, overallSlowdown } from '../src/compare/index.ts';
import { levelFromBudget, resolvableBudget } from '../src/estimate/index.ts';
import { asMultiset, withoutReplacement, withReplacement } from '../src/math/best-of-weights.ts';
import { probabilityWithin } from '../src/math/crossing.ts';
import {
  detectableSlowdown,
  falseStrongBound,
  gateAt,
  planLooks,
  strongStaircase,
} from '../src/plan/index.ts';
import { BAND, bandOf, curveOf, RULES } from './support/bands.ts';
import { designOf, noChangeOf, powerOf } from './support/orders.ts';

const page = readFileSync('docs/method.md', 'utf8');
const text = page.replace(/\s+/g, ' ');
const METHOD = { band: BAND, quantile: 0.5, rules: RULES };
const ALPHA = 0.01;

const rate = (n: number, m = n, confidence = BAND.confidence) =>
  powerOf(designOf({ n, m, confidence }))(1);
const power = (n: number, slowdown: number) => powerOf(designOf({ n, m: n }))(slowdown);
const bound = (n: number, confidence = BAND.confidence) =>
  falseStrongBound(designOf({ n, m: n, confidence }), { isPaired: false });
const reach = (n: number, method = BAND.method) => resolvableBudget(bandOf(n, method), 0.5);
const row = (numbers: readonly number[]) =>
  numbers.map((x) => (Number.isInteger(x) ? String(x) : x.toFixed(4))).join(' | ');

/** What MathJax knows and GitHub lets through; it refuses \operatorname, for one. */
const COMMANDS = new Set(
  `begin cases cdot dots end frac ge hat iff inf infty le left ln min pi prod qquad quad right sqrt sum tau text
  tfrac theta`
    .split(/\s+/)
    .map((name) => `\\${name}`),
);

/** Shows the words that are missing, and not the whole page. */
function expectToSay(words: string): void {
  expect(text.includes(words) ? '' : words).toBe('');
}

describe('the page on the method', () => {
  test('has the weights of the means', () => {
    const weights = [withReplacement, withoutReplacement, asMultiset].map((of) => of(3, 2));
    const written = [
      [1 / 9, 3 / 9, 5 / 9],
      [0, 1 / 3, 2 / 3],
      [1 / 6, 2 / 6, 3 / 6],
    ];
    for (const [i, own] of weights.entries())
      for (const [k, weight] of own.entries()) expect(weight).toBeCloseTo(written[i]?.[k] ?? 0, 14);
  });

  test('has the band of 8 trials, and the crossing probability done by hand', () => {
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

  test('has the resolvable budgets, and their formula', () => {
    const far = [12, 48, 100].map((n) => reach(n).toFixed(2));
    expectToSay(`12 trials resolve ${far[0]}, 48 resolve ${far[1]} and 100 resolve ${far[2]}`);
    const others = (['ld-equal-tailed', 'ks', 'dkw'] as const).map((name) =>
      reach(48, name).toFixed(2),
    );
    expectToSay(`reaches ${others[0]}, \`ks\` ${others[1]} and \`dkw\` ${others[2]}`);
    const miss = 1 - (bandOf(48).pointwise as number);
    expect((48 * Math.LN2) / Math.log(1 / miss)).toBeCloseTo(reach(48), 9);
    expectToSay(`= ${(Math.LN2 / Math.log(reach(48))).toFixed(2)} of it`);
    const levels = [12, 48].map((n) => levelFromBudget(bandOf(n), 0.5).toFixed(3));
    expectToSay(`${levels[0]} for n = 12 and ${levels[1]} for n = 48`);
  });

  test('has the false-alarm rates, and the one counted by hand', () => {
    expect(rate(8)).toBeCloseTo(93 / 12870, 12);
    const sizes = [[12], [24], [48], [100], [48, 12], [12, 48]] as const;
    const rates = sizes.map(([n, m]) => rate(n, m));
    expectToSay(`| False-alarm rate | ${row(rates)} | ${rate(48, 48, 0.95).toFixed(5)} |`);
    expectToSay(`${bound(48).toFixed(3)} at 80 % and ${bound(48, 0.95).toFixed(3)} at 95 %`);
  });

  test.each([12, 24, 48])('has the gate of a chosen rate for %i trials', (n) => {
    const gate = gateAt(noChangeOf(n, n), ALPHA);
    const orders = [gate.staircase, strongStaircase(designOf({ n, m: n }))];
    const slowdowns = orders.map((one) => `${detectableSlowdown(one)?.toFixed(1)}×`);
    expectToSay(`| ${n} | ${gate.rate.toFixed(4)} | ${slowdowns.join(' | ')} |`);
  });

  test('has the power, and the one multiplied by hand', () => {
    expect(power(6, 1)).toBeCloseTo(1 / 132, 12);
    expectToSay(`${power(6, 4).toFixed(4)} & \\text{for } R = 4`);
    const [two, three, four] = [2, 3, 4].map((slowdown) => power(48, slowdown).toFixed(3));
    expectToSay(`probability ${two}, 3× with ${three} and 4× with ${four}`);
    expectToSay(`12 against 12 catch 4× with ${power(12, 4).toFixed(3)}`);
    expectToSay(`= ${(1 - power(48, 4)).toFixed(3)} and at least`);
    expectToSay(`= ${(1 - power(48, 4) ** 10).toFixed(2)}. The comment`);
  });

  test('has the overall slowdown of eight scores', () => {
    const found = overallSlowdown([8, 6, 5, 3], [7, 4, 2, 1], 0.8);
    expectToSay(
      `θ = ${(1 / (found?.estimate ?? 0)).toFixed(3)}: R = ${found?.estimate.toFixed(1)}`,
    );
    expectToSay(`are ${found?.lower.toFixed(2)} and ${found?.upper.toFixed(1)}`);
  });

  test('has the plan of the looks, and the joint levels', () => {
    const { looks, totalRate } = planLooks({
      ...METHOD,
      baseline: 48,
      sizes: [12, 24, 36, 48],
      rate: ALPHA,
    });
    expectToSay(`| Level | ${row(looks.map(({ alpha }) => alpha))} | ${ALPHA.toFixed(4)} |`);
    expectToSay(
      `| Rate spent | ${row(looks.map(({ spent }) => spent))} | ${totalRate.toFixed(4)} |`,
    );
    const curve = curveOf(Array.from({ length: 48 }, (_, i) => i));
    const joint = (['independent', 'paired'] as const).map((how) =>
      jointLevel(curve, curve, how).toFixed(3),
    );
    expectToSay(`${joint[0]} and ${joint[1]} for 48 trials each`);
  });

  test('cannot gate 4 trials against 4', () => {
    expect(gateAt(noChangeOf(4, 4), ALPHA).rate).toBe(0);
  });

  test.each([
    ['mean-estimators', '−2.12', '−1.37', '2.56', '2.81', '3.47'],
    ['bootstrap', '0.94', '0.69', '0.45'],
    ['calibration', '0.011', '480,000', '120'],
    ['gate-rates', '0.0081', '0.0212'],
    ['truth-bound', '0.056', '0.288'],
    ['overall-slowdown', '0.776', '0.826', '0.927', '0.958', '0.879'],
    ['cost-axis', '0.003', '0.029', '0.153'],
    ['looks', '0.0100', '0.057', '0.485', '0.74', '25.9', '40.2', '26.4', '18.4', '33.0'],
  ])('quotes what the study %s found', (study, ...numbers) => {
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

  test('has equations that GitHub draws: known commands, and braces in pairs', () => {
    const blocks = [...page.matchAll(/```math\n(.*?)```|\$`([^`]*)`\$/gs)];
    const equations = blocks.map(([, shown, inline]) => shown ?? inline ?? '');
    expect(equations.length).toBeGreaterThan(50);
    const commands = equations.flatMap((equation) => equation.match(/\\[a-z]+/gi) ?? []);
    expect([...new Set(commands)].filter((command) => !COMMANDS.has(command))).toEqual([]);
    const count = (equation: string, brace: string) =>
      equation.replaceAll(/\\[{}]/g, '').split(brace).length;
    for (const equation of equations) expect(count(equation, '{')).toBe(count(equation, '}'));
  });

  test('refers to files and sections that there are', () => {
    const links = [...page.matchAll(/(?:\]\(|src="|srcset=")([^)"\s]+)/g)].map(([, to = '']) => to);
    const files = links.filter((to) => !/^(#|https:)/.test(to));
    expect(files.filter((to) => !existsSync(join('docs', to)))).toEqual([]);
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => {
      return `#${heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`;
    });
    const sections = links.filter((to) => to.startsWith('#'));
    expect(sections.filter((to) => !headings.includes(to))).toEqual([]);
  });
});
