import fc from 'fast-check';
import { type ComparisonRules, compareCurves, isAtLeast } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import {
  type CostedDesign,
  type CostedTrial,
  falseAlarmRates,
  permutedRates,
} from '../../src/plan/index.ts';
import { bandOf, RULES } from '../support/bands.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf, splits } from '../support/orders.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;
type Trials = readonly CostedTrial[];

interface Making {
  readonly confidence: number;
  readonly rulesFor: (dearest: number) => ComparisonRules;
}

function costedDesign(
  baseline: Trials,
  candidate: Trials,
  { confidence = 0.8, rulesFor = () => RULES }: Partial<Making> = {},
): CostedDesign {
  return {
    baseline: { band: bandOf(baseline.length, undefined, confidence), trials: baseline },
    candidate: { band: bandOf(candidate.length, undefined, confidence), trials: candidate },
    quantile: 0.5,
    rulesFor,
  };
}

function meanCost(trials: Trials): number | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : null;
}

/** What the comparison of these very sweeps says. */
function levelOf(design: CostedDesign, baseline: Trials, candidate: Trials) {
  const [ours, theirs] = [meanCost(baseline), meanCost(candidate)];
  const costs = [ours ?? theirs ?? 1, theirs ?? ours ?? 1] as const;
  const scores = (trials: Trials) => trials.map(({ score }) => score);
  const b = inCost(tuningCurve(scores(baseline), design.baseline.band), costs[0]);
  const c = inCost(tuningCurve(scores(candidate), design.candidate.band), costs[1]);
  return compareCurves(b, c, design.rulesFor(Math.max(...costs))).worse.level;
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
          const rulesFor = (dearest: number): ComparisonRules => ({
            ...rest,
            budgetMin: minTrials && minTrials * dearest,
            budgetMax: maxTrials && maxTrials * dearest,
          });
          const design = costedDesign(baseline, candidate, { confidence, rulesFor });
          const all = splits([...baseline, ...candidate], candidate.length);
          const levels = all.map(([theirs, ours]) => levelOf(design, ours, theirs));
          const rates = permutedRates(design, { seed: 0 });
          for (const least of LEVELS) {
            const expected = levels.filter((level) => isAtLeast(level, least)).length / all.length;
            expect(rates[least].rate).toBeCloseTo(expected, 12);
            expect(rates[least]).toMatchObject({ standardError: 0, isBound: false });
          }
        },
      ),
      { numRuns: 80 },
    );
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
    const [n, m, spread, confidence] = [7, 5, 1.5, 0.5];
    const draw = () =>
      costedDesign(noisy(n, spread, random), noisy(m, spread, random), { confidence });
    const samples = Array.from({ length: 1000 }, () => permutedRates(draw(), { seed: 0 }));
    const runs = 12_000;
    const levels = Array.from({ length: runs }, () => {
      const design = draw();
      return levelOf(design, design.baseline.trials, design.candidate.trials);
    });
    const alone = falseAlarmRates(designOf({ n, m, confidence }), { seed: 0 });
    for (const least of ['fair', 'strong'] as const) {
      const mean = samples.reduce((sum, rates) => sum + rates[least].rate, 0) / samples.length;
      const hits = levels.filter((level) => isAtLeast(level, least)).length;
      expect(agreesWith({ hits, runs }, mean)).toBe(true);
      expect(agreesWith({ hits, runs }, alone[least].rate)).toBe(false);
    }
  });
});

/** Trials with unrelated scores and costs, the logarithms of the costs normal with this spread. */
function noisy(n: number, spread: number, random: Random): CostedTrial[] {
  const normal = () => Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: n }, () => ({ score: random(), cost: Math.exp(spread * normal()) }));
}
