import { shiftOfPairs } from '../../src/compare/paired.ts';
import { quickRandom, type Random, seededRandom } from '../../src/math/random.ts';
import { orderPValue } from '../../src/math/significance.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { rateOf, repetitions } from './repetitions.ts';

const RUNS = repetitions(2000, 50_000);

describe('the p-value of a drift, in simulated sweeps without one,', () => {
  const rate = (n: number, level: number, draw: (random: Random) => number) => {
    const random = seededRandom(n);
    return rateOf(RUNS, (run) => {
      const values = Array.from({ length: n }, () => draw(random));
      return orderPValue(values, level, quickRandom(run)) <= level;
    });
  };

  test('it is below the level as often as the level says', () => {
    const found = rate(24, 0.05, (random) => random());
    expect(agreesWith(found, 0.05)).toBe(true);
  });

  test.each<[string, number, (random: Random) => number]>([
    ['few trials', 5, (random) => random()],
    ['rounded scores', 12, (random) => Math.round(3 * random())],
    ['many failures', 20, (random) => (random() < 0.6 ? -Infinity : random())],
  ])('it is not more often with %s', (_, n, draw) => {
    const { hits, runs } = rate(n, 0.05, draw);
    expect(isNotTooRare({ hits: runs - hits, runs }, 0.95)).toBe(true);
  });
});

test.each([6, 40, 700])(
  'the limits of the change of %i pairs hold at least as often as their confidence says',
  (n) => {
    const random = quickRandom(n);
    // Pairs that do not count, and below all others.
    const unchanged = Array.from({ length: n }, () => ({ baseline: -9, candidate: -9 }));
    const rate = rateOf(n > 600 ? 20 : RUNS / 10, () => {
      const pairs = Array.from(unchanged, () => ({ baseline: 0, candidate: random() - 0.5 }));
      const shift = shiftOfPairs([...pairs, ...unchanged]);
      return shift !== null && shift.lower <= 0 && shift.upper >= 0;
    });
    expect(isNotTooRare(rate, 0.99)).toBe(true);
  },
);
