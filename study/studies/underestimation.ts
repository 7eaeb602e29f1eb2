import type { Sample } from '../../src/math/order-statistics.ts';
import { HEAVY, SKEWED, truncatedNormal } from '../distributions.ts';
import { describeShare, rate } from '../intervals.ts';
import { bagOf, weighted, weightsFor } from '../mean-estimates.ts';
import { anyStudy } from '../study.ts';

const SIZE = 50;
const TRIALS = Array.from({ length: SIZE }, (_, i) => i + 1);
const DISTRIBUTIONS = [truncatedNormal(0.6, 0.07), SKEWED, HEAVY];

/** How often each estimate is below the truth, by n. */
type Result = Record<'U' | 'V', readonly Sample[]>;

export const underestimation = anyStudy<number, Result>({
  name: 'underestimation',
  title: 'How often the mean estimates are too low',
  setting: `Samples of B = ${SIZE} scores from a normal, a skewed (1 − u³) and a heavy-tailed (exponential) distribution; how often the estimated mean best score of n trials is below the true one.`,
  tasks: DISTRIBUTIONS.map((_, i) => i),
  runs: 20_000,
  run(index, runs, random) {
    const bag = bagOf(DISTRIBUTIONS[index] as (typeof DISTRIBUTIONS)[number]);
    const truth = TRIALS.map(bag.bestOf);
    const weights = weightsFor(SIZE, TRIALS);
    const draw = bag.sampler(SIZE, random);
    const hits = { U: TRIALS.map(() => 0), V: TRIALS.map(() => 0) };
    for (let run = 0; run < runs; run++) {
      const scores = draw();
      for (const [i, of] of weights.entries()) {
        for (const name of ['U', 'V'] as const) {
          const isLow = weighted(scores, of[name]) < (truth[i] as number);
          if (isLow) hits[name][i] = (hits[name][i] as number) + 1;
        }
      }
    }
    const samples = (name: 'U' | 'V') => hits[name].map((count) => ({ hits: count, draws: runs }));
    return { U: samples('U'), V: samples('V') };
  },
  report(results) {
    const at = (i: number, name: 'U' | 'V', n: number) => results[i]?.[name][n - 1] as Sample;
    const names = ['normal', 'skewed', 'heavy-tailed'];
    const findings = names.flatMap((name, i) => [
      {
        what: `V, ${name}`,
        published: 'P(V < truth) rises from about ½ with n [Tang20, figure 3]',
        ours: `${describeShare(at(i, 'V', 1), 6)} at n = 1, ${describeShare(at(i, 'V', SIZE), 6)} at n = ${SIZE}`,
        holds: rate(at(i, 'V', SIZE)) > rate(at(i, 'V', 1)) && rate(at(i, 'V', SIZE)) > 0.55,
      },
      {
        what: `U, ${name}`,
        published: 'unbiased [Tang20]',
        ours: `${describeShare(at(i, 'U', 1), 6)} at n = 1, ${describeShare(at(i, 'U', SIZE), 6)} at n = ${SIZE}: not ½, for unbiased is not median-unbiased`,
        holds: Math.abs(rate(at(i, 'U', SIZE)) - 0.5) > 0.01,
      },
    ]);
    const colours = ['baseline', 'candidate', 'third'] as const;
    return {
      findings,
      verdict:
        'V comes out as published. Being unbiased does not make U right half of the time: its median depends on the distribution.',
      charts: [
        {
          file: 'underestimation',
          title: 'The more trials, the more often V is too low',
          subtitle: `Share of samples of ${SIZE} scores whose estimate is below the truth; U dashed.`,
          x: { name: 'trials n' },
          y: { name: 'share of estimates below the truth', from: 0, to: 0.8 },
          lines: names.flatMap((name, i) =>
            (['V', 'U'] as const).map((estimator) => ({
              name: `${estimator}, ${name}`,
              colour: colours[i] ?? 'muted',
              ...(estimator === 'U' ? { isDashed: true as const } : {}),
              points: TRIALS.map((n) => [n, rate(at(i, estimator, n))] as const),
            })),
          ),
        },
      ],
    };
  },
});
