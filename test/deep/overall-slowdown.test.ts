import { overallSlowdown } from '../../src/compare/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import { slowedScores } from '../../study/comparisons.ts';
import { isNotTooRare } from '../support/binomial.ts';
import { repetitions } from './repetitions.ts';

const RUNS = repetitions(1500, 20_000);

/** What is made of a uniform score: the share that failed, and how many levels the others have. */
interface Kind {
  readonly failed: number;
  readonly levels: number;
}

/** Cuts both sweeps' scores alike, so that the model holds as before. */
function cut(scores: readonly number[], { failed, levels }: Kind): number[] {
  return scores.map((score) => {
    if (score < failed) return -Infinity;
    return levels === Infinity ? score : Math.ceil(score * levels) / levels;
  });
}

/** How often the limits hold the slowdown, and the estimate is above it. */
function simulate(n: number, slowdown: number, [kind, confidence]: readonly [Kind, number]) {
  const random = quickRandom(n * slowdown + kind.levels);
  let [covered, above, runs] = [0, 0, 0];
  for (let i = 0; i < RUNS; i++) {
    const baseline = cut(slowedScores(n, 1, random), kind);
    const found = overallSlowdown(
      baseline,
      cut(slowedScores(n, slowdown, random), kind),
      confidence,
    );
    if (found === null) continue;
    runs++;
    if (found.lower <= slowdown && slowdown <= found.upper) covered++;
    if (found.estimate > slowdown) above++;
  }
  return { covered, above, runs };
}

const KINDS: readonly [string, Kind][] = [
  ['plain scores', { failed: 0, levels: Infinity }],
  ['30 % failures', { failed: 0.3, levels: 1e9 }],
  ['60 % failures', { failed: 0.6, levels: 1e9 }],
  ['scores on 10 levels', { failed: 0, levels: 10 }],
  ['scores on 4 levels', { failed: 0, levels: 4 }],
];

// The most is for 12 trials of which nearly all of the candidate's failed; elsewhere it is 0.84 and 0.96.
describe.each([
  [0.8, 0.77, 0.89],
  [0.95, 0.92, 0.97],
])('limits at %d', (confidence, least, most) => {
  test.each(KINDS)(
    'hold the true slowdown about as often, around an estimate in the middle, with %s',
    (_, kind) => {
      for (const n of [12, 24, 48, 100]) {
        for (const slowdown of [1, 2, 4, 8]) {
          const { covered, above, runs } = simulate(n, slowdown, [kind, confidence]);
          expect(isNotTooRare({ hits: covered, runs }, least)).toBe(true);
          expect(isNotTooRare({ hits: runs - covered, runs }, 1 - most)).toBe(true);
          expect(isNotTooRare({ hits: above, runs }, 0.43)).toBe(true);
          expect(isNotTooRare({ hits: runs - above, runs }, 0.41)).toBe(true);
        }
      }
    },
  );
});
