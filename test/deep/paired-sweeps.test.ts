import { relationOf } from '../../src/decide/pairing.ts';
import { quickRandom, type Random } from '../../src/math/random.ts';
import { type Row, sweepWith, times } from '../decide/checks/drawn-sweeps.ts';
import { isNotTooRare } from '../support/binomial.ts';
import { settingsWith } from '../support/sweeps.ts';
import { rateOf, repetitions } from './repetitions.ts';

const RUNS = repetitions(1000, 30_000);

/** A random search of a space of so many configurations; above 1, `skew` makes some of them likelier. */
function search(n: number, { size, skew }: { size: number; skew: number }, random: Random) {
  const row = (): Row => {
    const number = Math.floor(size * random() ** skew);
    return [random(), { a: number % 3, b: Math.floor(number / 3) }];
  };
  return sweepWith(times(n, row));
}

test.each([
  [2, 2],
  [4, 4],
  [6, 6],
  [8, 8],
  [12, 12],
  [6, 24],
  [12, 48],
])(
  'independent sweeps in small spaces are said to depend on each other at most 1 time in 1,000: of %i and %i trials',
  (n, m) => {
    const random = quickRandom(n * m);
    const spaces = [2, 4, 8, 12, 20, 40, 100].flatMap((size) =>
      [1, 2].map((skew) => ({ size, skew })),
    );
    for (const space of spaces) {
      const rate = rateOf(RUNS, () => {
        const pair = { baseline: search(n, space, random), candidate: search(m, space, random) };
        const relation = relationOf(pair, settingsWith());
        return relation.design !== 'independent' || !relation.isDependent;
      });
      expect(isNotTooRare(rate, 0.999)).toBe(true);
    }
  },
);
