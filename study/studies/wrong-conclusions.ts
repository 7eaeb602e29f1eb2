import type { Sample } from '../../src/math/order-statistics.ts';
import { type Distribution, truncatedNormal, withTail } from '../distributions.ts';
import { describeShare } from '../intervals.ts';
import type { Line } from '../line-chart.ts';
import { bagOf, ESTIMATORS, type Estimator, weighted, weightsFor } from '../mean-estimates.ts';
import { anyStudy } from '../study.ts';

interface Task {
  readonly pair: 'shifted' | 'long tail';
  /** Trials n, and scores B in each sample. */
  readonly n: number;
}

const PAIRS: Record<Task['pair'], readonly [better: Distribution, worse: Distribution]> = {
  shifted: [truncatedNormal(0.6, 0.07), truncatedNormal(0.58, 0.07)],
  'long tail': [
    withTail(0.05, truncatedNormal(0.6, 0.02), truncatedNormal(0.8, 0.02)),
    truncatedNormal(0.65, 0.045),
  ],
};
const SIZES = [15, 20, 25, 30];
const TASKS: readonly Task[] = (['shifted', 'long tail'] as const).flatMap((pair) =>
  SIZES.map((n) => ({ pair, n })),
);

type Result = Record<Estimator, Sample>;

export const wrongConclusions = anyStudy<Task, Result>({
  name: 'wrong-conclusions',
  title: 'Which estimator ranks two models wrongly more often',
  setting:
    'Draw n scores from each of two models, estimate the mean best score of n trials for both, and call the model with the higher estimate the better one. How often is that wrong? The published pair is not public. The stand-in *shifted* has normal scores (0.60 and 0.58, deviation 0.07); *long tail* has a model of which one trial in twenty scores near 0.80 and the others near 0.60, against normal scores (0.65, 0.045).',
  tasks: TASKS,
  runs: 40_000,
  run({ pair, n }, runs, random) {
    const [better, worse] = PAIRS[pair].map(bagOf) as [
      ReturnType<typeof bagOf>,
      ReturnType<typeof bagOf>,
    ];
    const [weights] = weightsFor(n, [n]);
    const draws = [better.sampler(n, random), worse.sampler(n, random)] as const;
    const hits = { U: 0, V: 0, W: 0 };
    for (let run = 0; run < runs; run++) {
      const [x, y] = [draws[0](), draws[1]()];
      for (const name of ESTIMATORS) {
        const of = weights?.[name] as Float64Array;
        if (weighted(x, of) < weighted(y, of)) hits[name]++;
      }
    }
    const sample = (name: Estimator) => ({ hits: hits[name], draws: runs });
    return { U: sample('U'), V: sample('V'), W: sample('W') };
  },
  report(results) {
    const tasksOf = (pair: Task['pair']) =>
      TASKS.flatMap((task, i) => (task.pair === pair ? i : []));
    const of = ESTIMATORS.length * TASKS.length;
    const ratesOf = (i: number) =>
      ESTIMATORS.map((name) => (results[i] as Result)[name]).map(({ hits, draws }) => hits / draws);
    const described = (i: number) =>
      ESTIMATORS.map((name) => `${name} ${describeShare((results[i] as Result)[name], of)}`).join(
        ', ',
      );
    const findings = TASKS.map(({ pair, n }, i) => {
      const [u = 0, v = 0, w = 0] = ratesOf(i);
      return {
        what: `${pair}, n = B = ${n}`,
        published:
          pair === 'shifted'
            ? 'U errs more often than V and W [Dodge21, figure 2]'
            : 'V errs more often than U [Tang20, figure 2]',
        ours: described(i),
        holds: pair === 'shifted' ? u > v && u > w : v > u,
      };
    });
    const line = (pair: Task['pair'], name: Estimator, k: number): Line => ({
      name: `${name}, ${pair}`,
      colour: (['baseline', 'candidate', 'third'] as const)[k] ?? 'muted',
      ...(pair === 'long tail' ? { isDashed: true as const } : {}),
      points: tasksOf(pair).map((i) => [TASKS[i]?.n ?? 0, ratesOf(i)[k] ?? 0] as const),
    });
    return {
      findings,
      verdict:
        'Both published cases exist: which estimator errs more depends on the pair. Point estimates alone cannot tell which case one is in.',
      charts: [
        {
          file: 'wrong-conclusions',
          title: 'No estimator of the mean is the safe one',
          subtitle: 'How often the worse model looks better, by the pair and the estimator.',
          x: { name: 'scores B, and trials n' },
          y: { name: 'share of wrong conclusions', from: 0 },
          lines: (['shifted', 'long tail'] as const).flatMap((pair) =>
            ESTIMATORS.map((name, k) => line(pair, name, k)),
          ),
        },
      ],
    };
  },
});
