import { confidenceBand } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { BAND } from '../support/bands.ts';
import { binomialCdf } from '../support/binomial.ts';

/** What the published procedure draws, and the rank of the width it takes at 80 %. */
const SAMPLES = 10_000;
const RANK = 8_001;

function simulated(n: number, method: BandMethod, seed: number, confidence = 0.8) {
  return confidenceBand(n, { method, confidence, calibration: 'simulation', seed });
}

describe('the simulated calibration', () => {
  test.each<[BandMethod, number]>([
    ['ld-highest-density', 5],
    ['ld-equal-tailed', 3],
    ['ks', 12],
  ])('of %s for n = %i covers as exactly computed, up to its own error', (method, n) => {
    const { lower, upper } = simulated(n, method, 1);
    const coverage = probabilityWithin(lower, upper);
    // The coverage at the 8,001st of 10,000 widths is that order statistic of uniforms: it is at
    // most x with the probability that 8,001 or more of 10,000 fall below x.
    const atMost = 1 - binomialCdf(RANK - 1, SAMPLES, coverage);
    expect(Math.min(atMost, 1 - atMost)).toBeGreaterThan(1e-6);
  });

  test('gives the same band for the same seed and another for another seed', () => {
    for (const method of ['ld-highest-density', 'ks'] as const) {
      const bytes = [3, 3, 4].map((seed) => JSON.stringify(simulated(2, method, seed)));
      expect(bytes[1]).toBe(bytes[0]);
      expect(bytes[2]).not.toBe(bytes[0]);
    }
  });

  test('leaves the closed form alone', () => {
    const exact = confidenceBand(12, { ...BAND, method: 'dkw' });
    expect(simulated(12, 'dkw', 9)).toEqual(exact);
  });
});
