import fc from 'fast-check';
import { comparedRange, type SomeEvidence } from '../../src/compare/index.ts';
import { UserError } from '../../src/errors.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import { upperLimit } from '../../src/math/binomial.ts';
import { seededRandom } from '../../src/math/random.ts';
import {
  confidenceForPermutedRate,
  confidenceForRate,
  type FalseAlarmRate,
  falseAlarmRates,
  permutedRates,
  type RateQuestion,
} from '../../src/plan/index.ts';
import { BAND, bandOf, RULES } from '../support/bands.ts';
import { designOf } from '../support/orders.ts';
import { costedDesign, noisy, type Trials } from './costed-sweeps.ts';

const GRID = [...Array.from({ length: 50 }, (_, i) => (50 + i) / 100), 0.995, 0.999];

/** The smallest confidence from which on all up to the last with a range are allowed, looked for one by one. */
function oneByOne(isAllowed: (confidence: number) => boolean, hasRange: (c: number) => boolean) {
  const all = GRID.slice(0, GRID.findLastIndex(hasRange) + 1);
  const lastBad = all.findLastIndex((confidence) => !isAllowed(confidence));
  return all.slice(lastBad + 1).find(hasRange) ?? null;
}

/** Whether a rate, or the upper limit of an estimate of it, is as wanted. */
function isKept({ rate, sample }: FalseAlarmRate, wanted: number): boolean {
  return rate <= wanted && (sample === null || upperLimit(sample) <= wanted);
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
            return isKept(falseAlarmRates(design, { seed: 0 })[failOn], rate);
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
    const costed = costedDesign(baseline, candidate, { inCost: () => rules, inTrials: rules });
    const onCost = { ...wanted, baseline, candidate, rules: costed.rules };
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
    expect(
      confidenceForRate(question({ candidateTrials: 1, failOn: 'weak', rate: 1e-9 })),
    ).toBeNull();
    // A rate that is exact is never too small to be shown: either it is kept, or it is not.
    expect(confidenceForRate(question({ rate: 1e-12 }))).toBeNull();
    const small = { failOn: 'weak', baselineTrials: 9, candidateTrials: 12 } as const;
    expect(confidenceForRate(question({ ...small, rate: 1e-9 }))).toBeNull();
  });

  test('is the same for the same seed where rates are simulated', () => {
    const simulated = question({ failOn: 'fair', rate: 0.02, candidateTrials: 30 });
    const confidence = confidenceForRate(simulated);
    expect(confidenceForRate(simulated)).toBe(confidence);
    expect(confidence).toBeGreaterThan(0.8);
  });

  test.each([
    [48, 30, 'fair', 0.01],
    [48, 30, 'weak', 0.05],
    [40, 90, 'fair', 0.0005],
    [20, 17, 'fair', 0.02],
    [12, 12, 'strong', 0.00731],
    [600, 500, 'strong', 0.001],
  ] as const)(
    'of %i and %i trials is one of which the wanted rate of %s, %d, is known to be kept',
    (n, m, failOn, rate) => {
      const method = n + m > 1000 ? 'dkw' : BAND.method;
      for (const seed of [0, 1]) {
        const sizes = { baselineTrials: n, candidateTrials: m, rules: { ...RULES, minShare: 0.3 } };
        const band = { ...BAND, method, seed };
        const confidence = confidenceForRate(question({ ...sizes, failOn, rate, band })) ?? 0;
        const design = designOf({ n, m, method, confidence, rules: sizes.rules });
        expect(isKept(falseAlarmRates(design, { seed })[failOn], rate)).toBe(true);
        // The next lower one would not do: no confidence is thrown away.
        if (confidence > 0.5 && confidence < 0.99) {
          const lower = designOf({
            n,
            m,
            method,
            confidence: confidence - 0.01,
            rules: sizes.rules,
          });
          expect(isKept(falseAlarmRates(lower, { seed })[failOn], rate)).toBe(false);
        }
      }
    },
  );

  test.each([
    [48, 30, 'fair', 0.0002],
    [48, 30, 'weak', 0.0002],
    [600, 500, 'weak', 0.00023],
    [20_000, 20_000, 'strong', 0.008],
  ] as const)(
    'of %i and %i trials is refused for %s where the draws could not show the rate: %d is the least',
    (baselineTrials, candidateTrials, failOn, least) => {
      const band = { ...BAND, method: 'dkw' } as const;
      const wanted = question({ baselineTrials, candidateTrials, failOn, band });
      const ask = (rate: number) => () => confidenceForRate({ ...wanted, rate });
      const found = caught(ask(least / 100));
      expect(found).toMatchObject({ fault: 'settings' });
      expect(found.where).toBe('false-alarm-rate (--false-alarm-rate)');
      expect(found.what).toMatch(/^is [\d.e-]+, less than the \d+ simulated comparisons/);
      expect(found.fix).toContain(`Ask for ${least} or more`);
      expect(found.fix).toContain('strong');
      expect(ask(least)).not.toThrow();
      expect(ask(0.95 * least)).toThrow(UserError);
    },
    60_000,
  );
});

describe('the confidence for a false-alarm rate on a cost axis', () => {
  const random = seededRandom(8);
  const trials = (n: number, spread: number) =>
    Array.from({ length: n }, () => ({ score: random(), cost: Math.exp(spread * random()) }));

  test.each([
    [7, 6, 2, 0.02],
    [6, 6, 4, 0.05],
    [5, 8, 0, 0.01],
    [7, 5, 9, 0.05],
  ])('of %i and %i trials is the one that a look at each finds', (n, m, spread, rate) => {
    const [baseline, candidate] = [trials(n, spread), trials(m, spread)];
    const { rules } = costedDesign(baseline, candidate);
    const hasRange = opensAt(baseline, candidate);
    for (const failOn of ['weak', 'fair', 'strong'] as const) {
      const expected = oneByOne((confidence) => {
        const design = costedDesign(baseline, candidate, { confidence });
        return isKept(permutedRates(design, { seed: 0 })[failOn], rate);
      }, hasRange);
      const wanted = { rate, failOn, band: BAND, quantile: 0.5 };
      expect(confidenceForPermutedRate({ ...wanted, baseline, candidate, rules })).toBe(expected);
    }
  });

  /** Whether they can be compared at a confidence: in cost, or if their costs do not meet, in trials. */
  function opensAt(baseline: Trials, candidate: Trials, limits = RULES) {
    const meanOf = (some: Trials) =>
      some.reduce((sum, { cost }) => sum + (cost ?? 0), 0) / some.length;
    const [b, c] = [meanOf(baseline), meanOf(candidate)];
    return (confidence: number) => {
      const costed = [
        inTrials(baseline.length, confidence, b),
        inTrials(candidate.length, confidence, c),
      ] as const;
      const [bare, bareCandidate] = [
        inTrials(baseline.length, confidence),
        inTrials(candidate.length, confidence),
      ];
      const range = comparedRange(...costed, RULES)
        ? comparedRange(...costed, limits)
        : comparedRange(bare, bareCandidate, RULES);
      return range !== null;
    };
  }

  const onCost = (baseline: Trials, candidate: Trials) => {
    const { rules } = costedDesign(baseline, candidate);
    return { baseline, candidate, rules, band: BAND, quantile: 0.5 };
  };

  test('is higher the noisier the costs', () => {
    const [even, uneven] = [0, 1].map((spread) => {
      const sweeps = onCost(noisy(16, spread, random), noisy(16, spread, random));
      return confidenceForPermutedRate({ ...sweeps, rate: 0.01, failOn: 'strong' });
    });
    expect(uneven).toBeGreaterThan(even ?? 1);
  });

  test('is one of which no more than the wanted rate is told, with heavy-tailed costs too', () => {
    let chosen = 0;
    for (const [spread, failOn, rate] of [
      [0.5, 'fair', 0.05],
      [2, 'strong', 0.02],
    ] as const) {
      const sweeps = onCost(noisy(14, spread, random), noisy(11, spread, random));
      for (const seed of [0, 1]) {
        const band = { ...BAND, seed };
        const confidence = confidenceForPermutedRate({ ...sweeps, band, rate, failOn });
        if (confidence === null) continue;
        const { baseline, candidate, rules } = sweeps;
        const design = { ...costedDesign(baseline, candidate, { confidence }), rules };
        expect(isKept(permutedRates(design, { seed })[failOn], rate)).toBe(true);
        chosen++;
      }
    }
    expect(chosen).toBeGreaterThan(1);
  });

  test('is refused where the deals could not show the rate, unless every deal is looked at', () => {
    const many = onCost(trials(24, 1), trials(24, 1));
    const found = caught(() =>
      confidenceForPermutedRate({ ...many, rate: 1e-5, failOn: 'strong' }),
    );
    expect(found).toMatchObject({ fault: 'settings' });
    expect(found.fix).toBe(
      'Ask for 0.0002 or more, or compare without `cost`: in trials the rate of strong evidence is computed, not simulated.',
    );
    const few = onCost(trials(6, 1), trials(6, 1));
    expect(confidenceForPermutedRate({ ...few, rate: 1e-5, failOn: 'weak' })).toBeNull();
  });
});

function caught(ask: () => unknown): UserError {
  try {
    ask();
  } catch (error) {
    if (error instanceof UserError) return error;
  }
  throw new Error('no UserError');
}
