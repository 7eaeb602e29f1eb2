import fc from 'fast-check';
import { bestConfiguration } from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { scores } from '../support/arbitraries.ts';
import { sweepOf } from '../support/sweeps.ts';

type Trial = Sweep['trials'][number];

/** A sweep whose trials have something more. */
function sweepWith(
  values: readonly (number | null)[],
  more: (i: number) => Partial<Trial>,
  making: Parameters<typeof sweepOf>[1] = {},
): Sweep {
  const sweep = sweepOf(values, making);
  return { ...sweep, trials: sweep.trials.map((trial, i) => ({ ...trial, ...more(i) })) };
}

describe('the best configuration', () => {
  test('is that of the greatest score where more is better', () => {
    const sweep = sweepWith([0.5, 0.9, null, 0.7], (i) => ({
      cost: 10 + i,
      seed: i,
      parameters: { x: i },
    }));
    expect(bestConfiguration(sweep)).toEqual({
      score: 0.9,
      sharedBy: 1,
      where: 'sweep.csv, line 3',
      outcome: 'completed',
      cost: 11,
      seed: 1,
      parameters: { x: 1 },
      varied: ['x'],
    });
  });

  test('is the first of those that share the score, and says how many do', () => {
    const sweep = sweepOf([0.1, 0.9, 0.9, 0.2, 0.9]);
    expect(bestConfiguration(sweep)).toMatchObject({ sharedBy: 3, where: 'sweep.csv, line 3' });
  });

  test('has no parameters where the files have none, or say that there are none', () => {
    expect(bestConfiguration(sweepOf([1, 2]))).toMatchObject({ parameters: null, varied: [] });
    const without = sweepWith([1, 2], () => ({ parameters: {} }));
    expect(bestConfiguration(without)).toMatchObject({ parameters: {}, varied: [] });
  });

  test('names what the search varied, not what never changed', () => {
    const drawn = [{ x: 1, y: 'a', z: null }, null, { x: 1, y: 'b', z: null, w: 0 }] as const;
    const sweep = sweepWith([1, null, 2], (i) => ({ parameters: drawn[i] ?? null }));
    expect(bestConfiguration(sweep)?.varied).toEqual(['y', 'w']);
  });
});

test('every sweep has its greatest score for its best, in any order, and mirrored where less is better', () => {
  fc.assert(
    fc.property(scores, (all) => {
      const values = all.map((score) => (score === -Infinity ? null : score));
      const best = bestConfiguration(sweepOf(values));
      const mirrored = values.map((value) => value && 0 - value);
      const mirror = bestConfiguration(sweepOf(mirrored, { direction: 'minimize' }));
      expect(mirror).toEqual(best && { ...best, score: 0 - best.score });
      const most = Math.max(...all);
      if (most === -Infinity) return expect(best).toBeNull();
      const sharedBy = all.filter((score) => score === most).length;
      const reversed = bestConfiguration(sweepOf([...values].reverse()));
      for (const found of [best, reversed]) {
        expect(found).toMatchObject({ score: most, sharedBy });
      }
    }),
  );
});
