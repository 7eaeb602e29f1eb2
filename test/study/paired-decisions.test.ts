import { type ScorePair, testOfPairs } from '../../src/compare/paired.ts';
import { quickRandom } from '../../src/math/random.ts';
import { PairedDecisions } from '../../study/paired-decisions.ts';
import { changed, drawPairs } from '../../study/pairs.ts';

const LEVELS = [0.01, 0.05, 0.2];

/** Scores on a few values, the worst ones failed, of a candidate that is somewhat worse. */
const tied = (score: number) => (score < 0.2 ? -Infinity : Math.ceil(12 * score));

describe.each([
  ['continuous', (score: number) => score],
  ['tied and failed', tied],
])('for %s scores', (_, of) => {
  test('the quick paired test of the studies decides as that of the tool', () => {
    const random = quickRandom(3);
    const [n, slower] = [10, changed({ slowdown: 1.8 })];
    const design = { trials: [n, n], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
    const quick = new PairedDecisions(n, random);
    let caught = 0;
    for (let run = 0; run < 60; run++) {
      const drawn = drawPairs(n, 0.7, random);
      const pairs = {
        baseline: drawn.baseline.map(of),
        candidate: drawn.candidate.map((score) => of(slower(score))),
      };
      const rows: ScorePair[] = Array.from(pairs.baseline, (baseline, i) => {
        return { baseline, candidate: pairs.candidate[i] as number };
      });
      const { pValue } = testOfPairs(rows, design, { seed: run, level: null }).worse;
      expect(quick.decide(pairs, LEVELS)).toEqual(LEVELS.map((level) => pValue <= level));
      if (pValue <= 0.05) caught++;
    }
    expect(caught).toBeGreaterThan(10);
    expect(caught).toBeLessThan(50);
  });
});

test('pairs have the rank correlation that is asked for, and uniform scores', () => {
  const n = 4_000;
  const { baseline, candidate } = drawPairs(n, 0.8, quickRandom(1));
  const ranksOf = (scores: Float64Array) => {
    const sorted = scores.toSorted();
    return scores.map((score) => sorted.indexOf(score));
  };
  const [a, b] = [ranksOf(baseline), ranksOf(candidate)];
  const squares = a.reduce((sum, rank, i) => sum + (rank - (b[i] as number)) ** 2, 0);
  expect(1 - (6 * squares) / (n * (n * n - 1))).toBeCloseTo(0.8, 1);
  expect(candidate.reduce((sum, score) => sum + score, 0) / n).toBeCloseTo(0.5, 1);
});
