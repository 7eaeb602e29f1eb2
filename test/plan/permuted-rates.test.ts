import fc from 'fast-check';
import { type ComparisonRules, isAtLeast } from '../../src/compare/index.ts';
import { seededRandom } from '../../src/math/random.ts';
import {
  type CostedDesign,
  type CostedTrial,
  type FalseAlarmRates,
  falseAlarmRates,
  permutedRates,
} from '../../src/plan/index.ts';
import { RULES } from '../support/bands.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf, splits } from '../support/orders.ts';
import { costedDesign, levelOf, noisy, type Trials } from './costed-sweeps.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;
/** No budget is compared. */
const CLOSED = { ...RULES, budgetMin: 1e9 };

/** By comparing the sweeps of every deal. */
function ratesByComparing(design: ReturnType<typeof costedDesign>) {
  const [baseline, candidate] = [design.baseline.trials, design.candidate.trials];
  const all = splits<CostedTrial>([...baseline, ...candidate], candidate.length);
  const levels = all.map(([theirs, ours]) => levelOf(design, ours, theirs));
  const rateOf = (least: (typeof LEVELS)[number]) =>
    levels.filter((level) => isAtLeast(level, least)).length / all.length;
  return { weak: rateOf('weak'), fair: rateOf('fair'), strong: rateOf('strong') };
}

const trial: fc.Arbitrary<CostedTrial> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      score: fc.integer({ min: 0, max: 9 }),
      cost: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ score: fc.constant(-Infinity), cost: fc.constant(null) }) },
);
const sweeps = fc.array(trial, { minLength: 1, maxLength: 6 });
const rules = fc.record({
  minShare: fc.constantFrom(0.1, 0.4, 1),
  margin: fc.constantFrom(0, 0, 1),
  minTrials: fc.constantFrom(null, null, 1.2),
  maxTrials: fc.constantFrom(null, null, 1.2, 1.5),
});

describe('the rates by dealing trials anew', () => {
  test('are those of comparing all deals, with ties, failures without a cost, a margin and limits', () => {
    fc.assert(
      fc.property(
        sweeps,
        sweeps,
        rules,
        // At 50 % two trials resolve just one: whether that is a range would be a matter of rounding.
        fc.constantFrom(0.2, 0.6, 0.8),
        (baseline, candidate, { minTrials, maxTrials, ...rest }, confidence) => {
          const inCost = (dearest: number): ComparisonRules => ({
            ...rest,
            budgetMin: minTrials && minTrials * dearest,
            budgetMax: maxTrials && maxTrials * dearest,
          });
          const inTrials = { ...rest, budgetMin: minTrials, budgetMax: maxTrials };
          const design = costedDesign(baseline, candidate, { confidence, inCost, inTrials });
          const expected = ratesByComparing(design);
          const rates = permutedRates(design, { seed: 0 });
          for (const least of LEVELS) {
            expect(rates[least].rate).toBeCloseTo(expected[least], 12);
            expect(rates[least]).toMatchObject({ standardError: 0, isBound: false });
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  test('judge in trials where one trial costs more than all that the other sweep resolves', () => {
    // One trial costs so much that the sweep without it never reaches what the other begins with.
    const trials = (n: number, dear: number): Trials =>
      Array.from({ length: n }, (_, i) => ({ score: i + n / 100, cost: i === dear ? 1000 : 1 }));
    const [baseline, candidate] = [trials(8, 3), trials(7, -1)];
    const limits = { ...RULES, budgetMin: 5000, budgetMax: 1e6 };
    const inCost = () => limits;
    for (const inTrials of [RULES, { ...RULES, budgetMax: 1.3 }, { ...RULES, budgetMin: 1e9 }]) {
      const design = costedDesign(baseline, candidate, { confidence: 0.5, inCost, inTrials });
      const rates = permutedRates(design, { seed: 0 });
      const alone = falseAlarmRates(designOf({ n: 8, m: 7, confidence: 0.5, rules: inTrials }), {
        seed: 0,
      });
      for (const level of LEVELS) {
        expect(rates[level].rate).toBeCloseTo(ratesByComparing(design)[level], 12);
        // Every deal is apart, so that the scores alone decide.
        const tolerance = level === 'strong' ? 0.006 * alone.strong.rate + 1e-9 : 1e-12;
        expect(Math.abs(rates[level].rate - alone[level].rate)).toBeLessThanOrEqual(tolerance);
      }
      expect(rates.weak.rate > 0).toBe(inTrials.budgetMin === null);
    }
  });

  test('are those of comparing all deals where some are apart and some are not', () => {
    const random = seededRandom(3);
    let mixed = 0;
    for (const [n, m, spread] of [
      [6, 5, 3],
      [5, 7, 4],
      [7, 4, 5],
    ] as const) {
      const inTrials = { ...RULES, budgetMax: 1.2 };
      const sweeps = [noisy(n, spread, random), noisy(m, spread, random)] as const;
      const design = costedDesign(...sweeps, { confidence: 0.5, inTrials });
      const expected = ratesByComparing(design);
      const rates = permutedRates(design, { seed: 0 });
      for (const level of LEVELS) expect(rates[level].rate).toBeCloseTo(expected[level], 12);
      const never = { ...design.rules, inTrials: CLOSED };
      const inCostAlone = permutedRates({ ...design, rules: never }, { seed: 0 });
      if (inCostAlone.weak.rate > 0 && inCostAlone.weak.rate < rates.weak.rate) mixed++;
    }
    expect(mixed).toBeGreaterThan(1);
  });

  test('are the rates of the scores alone where all trials cost the same', () => {
    const trials = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ score: i + n / 100, cost: 7 }));
    const rates = permutedRates(costedDesign(trials(24), trials(12)), { seed: 3 });
    const exact = falseAlarmRates(designOf({ n: 24, m: 12 }), { seed: 0 });
    for (const level of LEVELS) {
      const { rate, standardError } = rates[level];
      expect(standardError).toBeGreaterThan(0);
      expect(Math.abs(rate - exact[level].rate)).toBeLessThan(4.5 * standardError);
    }
  });

  test('are the same for the same seed', () => {
    const design = costedDesign(noisy(20, 1, seededRandom(1)), noisy(14, 1, seededRandom(2)));
    const bytes = (seed: number) => JSON.stringify(permutedRates(design, { seed }));
    expect(bytes(5)).toBe(bytes(5));
    expect(bytes(6)).not.toBe(bytes(5));
  });

  test('show what noisy costs do: a thousand false alarms where the scores alone have seven', () => {
    const random = seededRandom(4);
    const design = costedDesign(noisy(48, 3, random), noisy(48, 3, random));
    const { strong } = permutedRates(design, { seed: 0 });
    expect(falseAlarmRates(designOf({ n: 48, m: 48 }), { seed: 0 }).strong.rate).toBeLessThan(
      0.001,
    );
    expect(strong.rate).toBeGreaterThan(0.1);
  });

  test('are on average how often sweeps that differ by nothing but luck are judged worse', () => {
    const random = seededRandom(11);
    const [n, m, spread, confidence] = [7, 5, 1, 0.5];
    const draw = () =>
      costedDesign(noisy(n, spread, random), noisy(m, spread, random), { confidence });
    const samples = Array.from({ length: 1000 }, draw);
    const meanOf = (rates: (design: CostedDesign) => FalseAlarmRates) => {
      const all = samples.map(rates);
      return (level: (typeof LEVELS)[number]) =>
        all.reduce((sum, one) => sum + one[level].rate, 0) / all.length;
    };
    const mean = meanOf((design) => permutedRates(design, { seed: 0 }));
    const neverApart = meanOf(({ rules, ...arms }) =>
      permutedRates({ ...arms, rules: { ...rules, inTrials: CLOSED } }, { seed: 0 }),
    );
    const runs = 12_000;
    const levels = Array.from({ length: runs }, () => {
      const design = draw();
      return levelOf(design, design.baseline.trials, design.candidate.trials);
    });
    const hitsOf = (least: (typeof LEVELS)[number]) =>
      levels.filter((level) => isAtLeast(level, least)).length;
    for (const level of LEVELS) {
      expect(agreesWith({ hits: hitsOf(level), runs }, mean(level))).toBe(true);
    }
    const weak = { hits: hitsOf('weak'), runs };
    const alone = falseAlarmRates(designOf({ n, m, confidence }), { seed: 0 });
    expect(agreesWith(weak, alone.weak.rate)).toBe(false);
    expect(agreesWith(weak, neverApart('weak'))).toBe(false);
  });
});
