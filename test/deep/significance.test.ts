import { quickRandom, type Random, seededRandom } from '../../src/math/random.ts';
import { orderPValue } from '../../src/math/significance.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { repetitions } from './repetitions.ts';

const RUNS = repetitions(2000, 50_000);

describe('the p-value of a drift, in simulated sweeps without one,', () => {
  const rate = (n: number, level: number, draw: (random: Random) => number) => {
    const random = seededRandom(n);
    let hits = 0;
    for (let run = 0; run < RUNS; run++) {
      const values = Array.from({ length: n }, () => draw(random));
      if (orderPValue(values, level, quickRandom(run)) <= level) hits++;
    }
    return { hits, runs: RUNS };
  };

  test('it is below the level as often as the level says', () => {
    expect(
      agreesWith(
        rate(24, 0.05, (random) => random()),
        0.05,
      ),
    ).toBe(true);
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
