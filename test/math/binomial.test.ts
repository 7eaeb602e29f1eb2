import fc from 'fast-check';
import { upperLimit } from '../../src/math/beta.ts';
import { binomialCdf } from '../support/binomial.ts';

const DOUBT = 0.025;
const samples = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([draws, part]) => ({ draws, hits: Math.min(draws - 1, Math.floor(part ** 3 * draws)) }));

test.each([
  [0, 20_000, 1.8443e-4],
  [2, 5000, 1.44425e-3],
  [1, 40, 0.131586],
  [5, 10, 0.812914],
])('at %i hits in %i draws a probability of up to %d is possible', (hits, draws, expected) => {
  expect(upperLimit({ hits, draws }) / expected).toBeCloseTo(1, 4);
});

test('of an upper limit, as few hits have a probability of 2.5 %', () => {
  fc.assert(
    fc.property(samples, ({ hits, draws }) => {
      expect(binomialCdf(hits, draws, upperLimit({ hits, draws }))).toBeCloseTo(DOUBT, 8);
    }),
  );
  expect(upperLimit({ hits: 7, draws: 7 })).toBe(1);
});
