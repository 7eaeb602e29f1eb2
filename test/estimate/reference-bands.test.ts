import type { BandMethod } from '../../src/settings/index.ts';
import reference from '../reference/bands.json';
import { bandOf } from '../support/bands.ts';

interface ReferenceBand {
  readonly method: string;
  readonly n: number;
  readonly confidence: number;
  readonly pointwise?: number;
  readonly lower?: readonly number[];
  readonly epsilon?: number;
}

/** How far two exact implementations may be apart; the numbers are rounded to 13 decimals. */
const AGREEMENT = 1e-9;
const bands: readonly ReferenceBand[] = reference;

function bandsOf(method: BandMethod) {
  return bands
    .filter((band) => band.method === method)
    .map((expected) => ({ expected, found: bandOf(expected.n, method, expected.confidence) }));
}

function farthest(found: readonly number[], expected: readonly number[]): number {
  expect(found).toHaveLength(expected.length);
  return Math.max(...found.map((value, i) => Math.abs(value - (expected[i] as number))));
}

describe.each<BandMethod>(['ld-highest-density', 'ld-equal-tailed'])('the %s band', (method) => {
  test('is the reference band for 1 to 100 trials at 50 to 99 %', () => {
    const pairs = bandsOf(method);
    expect(pairs).toHaveLength(36);
    for (const { expected, found } of pairs) {
      const lower = expected.lower ?? [];
      const upper = lower.map((value) => 1 - value).reverse();
      expect(farthest(found.lower, lower)).toBeLessThan(AGREEMENT);
      expect(farthest(found.upper, upper)).toBeLessThan(AGREEMENT);
      expect(farthest([found.pointwise ?? 0], [expected.pointwise ?? 1])).toBeLessThan(AGREEMENT);
      expect(found.epsilon).toBeNull();
    }
  });
});

describe.each<BandMethod>(['ks', 'dkw'])('the %s band', (method) => {
  test('has the reference half width for 1 to 100 trials at 50 to 99 %', () => {
    const pairs = bandsOf(method);
    expect(pairs).toHaveLength(36);
    for (const { expected, found } of pairs) {
      const epsilon = expected.epsilon ?? 0;
      expect(farthest([found.epsilon ?? 0], [epsilon])).toBeLessThan(AGREEMENT);
      expect(found.pointwise).toBeNull();
      const lower = found.lower.map((_, i) => Math.max(0, (i + 1) / found.n - epsilon));
      const upper = found.upper.map((_, i) => Math.min(1, i / found.n + epsilon));
      expect(farthest(found.lower, lower)).toBeLessThan(AGREEMENT);
      expect(farthest(found.upper, upper)).toBeLessThan(AGREEMENT);
    }
  });
});
