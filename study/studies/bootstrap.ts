import type { Sample } from '../../src/math/binomial.ts';
import type { Random } from '../../src/math/random.ts';
import { SKEWED, truncatedNormal } from '../distributions.ts';
import { describeShare } from '../intervals.ts';
import { bagOf, weightsFor } from '../mean-estimates.ts';
import { anyStudy } from '../study.ts';

const SIZE = 50;
const TRIALS = [1, 2, 3, 5, 8, 10, 15, 20, 30, 40, 50];
const RESAMPLES = 1000;
const NOMINAL = 0.95;
const DISTRIBUTIONS = [truncatedNormal(0.6, 0.07), SKEWED];

/** For each n: how often the interval holds the truth. */
type Result = Record<'U' | 'V', readonly Sample[]>;

/**
 * The weight of the distinct scores in a resample: with c of its B scores up to one, the chance that
 * the best of n is no larger, for c = 0 … B. Differences of it are the weights of an estimator.
 */
function cumulative(estimator: 'U' | 'V', n: number): Float64Array {
  const weights = weightsFor(SIZE, [n])[0]?.[estimator] as Float64Array;
  const sums = new Float64Array(SIZE + 1);
  for (let c = 1; c <= SIZE; c++) sums[c] = (sums[c - 1] as number) + (weights[c - 1] as number);
  return sums;
}

export const bootstrap = anyStudy<number, Result>({
  name: 'bootstrap',
  title: 'What the percentile bootstrap really covers',
  setting: `Samples of B = ${SIZE} scores; the percentile bootstrap (${RESAMPLES} resamples) gives an interval of nominally ${100 * NOMINAL} % for the mean best score of n trials, by V and by U. How often does it hold the true one?`,
  tasks: DISTRIBUTIONS.flatMap((_, i) => [i, i]),
  runs: 2000,
  run(index, runs, random) {
    const bag = bagOf(DISTRIBUTIONS[index] as (typeof DISTRIBUTIONS)[number]);
    const truth = TRIALS.map(bag.bestOf);
    const draw = bag.sampler(SIZE, random);
    const curves = {
      U: TRIALS.map((n) => cumulative('U', n)),
      V: TRIALS.map((n) => cumulative('V', n)),
    };
    const hits = { U: TRIALS.map(() => 0), V: TRIALS.map(() => 0) };
    for (let run = 0; run < runs; run++) {
      const scores = Float64Array.from(draw());
      const found = resample(scores, curves, random);
      for (const name of ['U', 'V'] as const) {
        for (const [i, estimates] of found[name].entries()) {
          estimates.sort();
          const low = estimates[Math.floor(((1 - NOMINAL) / 2) * RESAMPLES)] as number;
          const high = estimates[Math.ceil(((1 + NOMINAL) / 2) * RESAMPLES) - 1] as number;
          const value = truth[i] as number;
          if (low <= value && value <= high) hits[name][i] = (hits[name][i] as number) + 1;
        }
      }
    }
    const samples = (name: 'U' | 'V') => hits[name].map((count) => ({ hits: count, draws: runs }));
    return { U: samples('U'), V: samples('V') };
  },
  report(results, tasks) {
    const of = (index: number, name: 'U' | 'V', i: number): Sample => {
      const samples = results.flatMap((result, task) =>
        tasks[task] === index ? (result[name][i] as Sample) : [],
      );
      return {
        hits: samples.reduce((sum, { hits }) => sum + hits, 0),
        draws: samples.reduce((sum, { draws }) => sum + draws, 0),
      };
    };
    const names = ['normal', 'skewed'];
    const rate = ({ hits, draws }: Sample) => hits / draws;
    const findings = names.flatMap((name, index) =>
      (['V', 'U'] as const).map((estimator) => {
        const [few, many, all] = [1, 20, 50].map((n) => of(index, estimator, TRIALS.indexOf(n)));
        return {
          what: `${estimator}, ${name}`,
          published:
            index === 0
              ? 'falls with n, to about 0.7 by n = 20 [Tang20, figure 4]'
              : 'falls with n',
          ours: [few, many, all]
            .map(
              (sample, i) => `${describeShare(sample as Sample, 12, 2)} at n = ${[1, 20, 50][i]}`,
            )
            .join(', '),
          holds:
            rate(few as Sample) > rate(all as Sample) &&
            rate((index === 0 ? many : all) as Sample) < 0.8,
        };
      }),
    );
    const colours = { V: 'baseline', U: 'candidate' } as const;
    return {
      findings,
      verdict:
        'The coverage falls far below the nominal 95 % as soon as n is a sizeable part of the sample. The bands of this tool hold as often as they say, at all budgets at once.',
      charts: [
        {
          file: 'bootstrap',
          title: 'The bootstrap promises 95 % and keeps less',
          subtitle: `Coverage of the percentile bootstrap for the mean best score, ${SIZE} scores; skewed scores dashed.`,
          x: { name: 'trials n', isLog: true },
          y: { name: 'share of intervals that hold the truth', from: 0.5, to: 1 },
          lines: [
            ...names.flatMap((name, index) =>
              (['V', 'U'] as const).map((estimator) => ({
                name: `${estimator}, ${name}`,
                colour: colours[estimator],
                ...(index === 1 ? { isDashed: true as const } : {}),
                points: TRIALS.map((n, i) => [n, rate(of(index, estimator, i))] as const),
              })),
            ),
            {
              name: 'nominal',
              colour: 'muted' as const,
              points: [TRIALS[0], TRIALS.at(-1)].map((n) => [n as number, NOMINAL] as const),
            },
          ],
        },
      ],
    };
  },
});

/** The estimates of all resamples of one sample, by estimator and n. */
function resample(
  scores: Float64Array,
  curves: Record<'U' | 'V', readonly Float64Array[]>,
  random: Random,
): Record<'U' | 'V', readonly Float64Array[]> {
  const found = {
    U: TRIALS.map(() => new Float64Array(RESAMPLES)),
    V: TRIALS.map(() => new Float64Array(RESAMPLES)),
  };
  const counts = new Uint8Array(SIZE);
  for (let draw = 0; draw < RESAMPLES; draw++) {
    counts.fill(0);
    for (let i = 0; i < SIZE; i++) {
      const at = (random() * SIZE) | 0;
      counts[at] = (counts[at] as number) + 1;
    }
    for (const name of ['U', 'V'] as const) {
      for (const [i, curve] of curves[name].entries()) {
        (found[name][i] as Float64Array)[draw] = estimateOf(scores, counts, curve);
      }
    }
  }
  return found;
}

function estimateOf(scores: Float64Array, counts: Uint8Array, curve: Float64Array): number {
  let [sum, upTo] = [0, 0];
  for (let i = 0; i < SIZE; i++) {
    const count = counts[i] as number;
    if (count === 0) continue;
    sum += (scores[i] as number) * ((curve[upTo + count] as number) - (curve[upTo] as number));
    upTo += count;
  }
  return sum;
}
