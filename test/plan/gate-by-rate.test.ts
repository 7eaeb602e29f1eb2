import fc from 'fast-check';
import { comparedRange, type SomeEvidence } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import { seededRandom } from '../../src/math/random.ts';
import {
  confidenceForPermutedRate,
  confidenceForRate,
  falseAlarmRates,
  permutedRates,
  type RateQuestion,
} from '../../src/plan/index.ts';
import { BAND, bandOf, RULES } from '../support/bands.ts';
import { designOf } from '../support/orders.ts';

const GRID = [...Array.from({ length: 50 }, (_, i) => (50 + i) / 100), 0.995, 0.999];

/** The smallest confidence from which on all are allowed, looked for one by one. */
function oneByOne(isAllowed: (confidence: number) => boolean, hasRange: (c: number) => boolean) {
  const open = GRID.filter(hasRange);
  const lastBad = open.findLastIndex((confidence) => !isAllowed(confidence));
  return open[lastBad + 1] ?? null;
}

function question(changes: Partial<RateQuestion>): RateQuestion {
  return {
    rate: 0.01,
    failOn: 'strong',
    baselineTrials: 48,
    candidateTrials: 48,
    band: BAND,
    quantile: 0.5,
    rules: RULES,
    ...changes,
  };
}

const inTrials = (n: number, confidence: number, cost = 1) =>
  inCost(tuningCurve(Array(n).fill(0), bandOf(n, undefined, confidence)), cost);

describe('the confidence for a false-alarm rate', () => {
  test.each([
    [48, 0.5],
    [24, 0.53],
    [12, 0.64],
  ])('of 1 in 100 for strong evidence between %i trials and as many is %d', (n, expected) => {
    const sizes = { baselineTrials: n, candidateTrials: n };
    expect(confidenceForRate(question(sizes))).toBe(expected);
  });

  test('is the one that a look at each confidence finds', () => {
    const levels = fc.constantFrom<SomeEvidence>('weak', 'fair', 'strong');
    const sizes = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom(5, 12, 19));
    const rates = fc.constantFrom(0.003, 0.02, 0.1);
    const limits = fc.constantFrom(null, null, 1, 1.6);
    fc.assert(
      fc.property(levels, sizes, rates, limits, (failOn, [n, m], rate, budgetMax) => {
        const rules = { ...RULES, budgetMax };
        const sizes = { baselineTrials: n, candidateTrials: m };
        const expected = oneByOne(
          (confidence) => {
            const design = designOf({ n, m, confidence, rules });
            return falseAlarmRates(design, { seed: 0 })[failOn].rate <= rate;
          },
          (c) => comparedRange(inTrials(n, c), inTrials(m, c), rules) !== null,
        );
        expect(confidenceForRate(question({ rate, failOn, rules, ...sizes }))).toBe(expected);
      }),
      { numRuns: 10 },
    );
  });

  test('is above those from which the rate rises beyond what is wanted', () => {
    const rules = { ...RULES, minShare: 0.3, budgetMin: 2 };
    const rateAt = (confidence: number) =>
      falseAlarmRates(designOf({ n: 7, m: 7, confidence, rules }), { seed: 0 }).weak.rate;
    const hasRange = (c: number) => comparedRange(inTrials(7, c), inTrials(7, c), rules) !== null;
    const expected = oneByOne((confidence) => rateAt(confidence) <= 0.25, hasRange);
    expect(rateAt(0.5)).toBeLessThan(0.25);
    expect(expected).toBeGreaterThan(0.5);

    const wanted = question({ rate: 0.25, failOn: 'weak', rules });
    expect(confidenceForRate({ ...wanted, baselineTrials: 7, candidateTrials: 7 })).toBe(expected);
    const baseline = Array.from({ length: 7 }, (_, i) => ({ score: i, cost: 1 }));
    const candidate = baseline.map(({ score, cost }) => ({ score: score + 0.5, cost }));
    const onCost = { ...wanted, baseline, candidate, rulesFor: () => rules };
    expect(confidenceForPermutedRate(onCost)).toBe(expected);
  });

  test('is higher where fewer false alarms are allowed, or a lower level fails the gate', () => {
    const rates = [0.1, 0.01, 0.001, 0.0001].map((rate) => confidenceForRate(question({ rate })));
    expect(rates).toEqual([...rates].sort());
    expect(new Set(rates).size).toBeGreaterThan(2);
    const levels = (['strong', 'fair', 'weak'] as const).map((failOn) =>
      confidenceForRate(question({ failOn, rate: 0.02 })),
    );
    expect(levels).toEqual([...levels].sort());
    expect(new Set(levels).size).toBe(3);
  });

  test('is none where no trial is resolved, or no confidence is enough', () => {
    expect(confidenceForRate(question({ candidateTrials: 1 }))).toBeNull();
    expect(confidenceForRate(question({ failOn: 'weak', rate: 1e-6 }))).toBeNull();
  });

  test('is the same for the same seed where rates are simulated', () => {
    const simulated = question({ failOn: 'fair', rate: 0.02, candidateTrials: 30 });
    expect(confidenceForRate(simulated)).toBe(confidenceForRate(simulated));
    expect(confidenceForRate(simulated)).toBeGreaterThan(0.8);
  });
});

describe('the confidence for a false-alarm rate on a cost axis', () => {
  const random = seededRandom(8);
  const trials = (n: number, spread: number) =>
    Array.from({ length: n }, () => ({ score: random(), cost: Math.exp(spread * random()) }));

  test.each([
    [7, 6, 2, 0.02],
    [6, 6, 4, 0.05],
    [5, 8, 0, 0.01],
  ])('of %i and %i trials is the one that a look at each finds', (n, m, spread, rate) => {
    const [baseline, candidate] = [trials(n, spread), trials(m, spread)];
    const rulesFor = () => RULES;
    const costOf = (some: typeof baseline) =>
      some.reduce((sum, { cost }) => sum + cost, 0) / some.length;
    for (const failOn of ['weak', 'fair', 'strong'] as const) {
      const expected = oneByOne(
        (confidence) => {
          const arms = {
            baseline: { band: bandOf(n, undefined, confidence), trials: baseline },
            candidate: { band: bandOf(m, undefined, confidence), trials: candidate },
          };
          const design = { ...arms, quantile: 0.5, rulesFor };
          return permutedRates(design, { seed: 0 })[failOn].rate <= rate;
        },
        (confidence) => {
          const b = inTrials(n, confidence, costOf(baseline));
          const c = inTrials(m, confidence, costOf(candidate));
          return comparedRange(b, c, RULES) !== null;
        },
      );
      const wanted = { rate, failOn, band: BAND, quantile: 0.5 };
      expect(confidenceForPermutedRate({ ...wanted, baseline, candidate, rulesFor })).toBe(
        expected,
      );
    }
  });

  test('is higher the noisier the costs', () => {
    const wanted = { rate: 0.01, failOn: 'strong', band: BAND, quantile: 0.5 } as const;
    const rulesFor = () => RULES;
    const [even, noisy] = [0, 8].map((spread) => {
      const [baseline, candidate] = [trials(24, spread), trials(24, spread)];
      return confidenceForPermutedRate({ ...wanted, baseline, candidate, rulesFor });
    });
    expect(noisy).toBeGreaterThan(even ?? 1);
  });
});
