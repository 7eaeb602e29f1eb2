import fc from 'fast-check';
import { quickRandom } from '../../src/math/random.ts';
import { permutationPValue, shuffle } from '../../src/math/spearman.ts';
import { agreesWith } from '../support/binomial.ts';

/** Tells whether each draw is extreme, one after the other, and how many were made. */
function scripted(draws: readonly boolean[]) {
  let made = 0;
  return { draw: () => draws[made++] ?? false, made: () => made };
}

describe('the p-value by permutations', () => {
  test.each([
    [{ most: 99, enough: 10 }, [], 1 / 100, 99],
    [{ most: 99, enough: 10 }, [true, false, true], 3 / 100, 99],
    [{ most: 99, enough: 2 }, [true, false, false, true], 2 / 4, 4],
    [{ most: 5, enough: 1 }, [true], 1, 1],
    [{ most: 4, enough: 2 }, [false, true, false, true], 2 / 4, 4],
  ])('with %j and hits %j is %d after %i draws', (draws, hits, expected, made) => {
    const script = scripted(hits);
    expect(permutationPValue(draws, script.draw)).toBeCloseTo(expected, 15);
    expect(script.made()).toBe(made);
  });
});

describe('shuffling', () => {
  test('keeps the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 })), fc.nat(), (values, seed) => {
        const shuffled = Float64Array.from(values);
        shuffle(shuffled, quickRandom(seed));
        expect([...shuffled].sort()).toEqual([...Float64Array.from(values)].sort());
      }),
    );
  });

  test('makes each order equally often', () => {
    const random = quickRandom(7);
    const runs = 3000;
    const counts = new Map<string, number>();
    for (let run = 0; run < runs; run++) {
      const values = Float64Array.of(1, 2, 3);
      shuffle(values, random);
      counts.set(values.join(), (counts.get(values.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const hits of counts.values()) expect(agreesWith({ hits, runs }, 1 / 6)).toBe(true);
  });
});
