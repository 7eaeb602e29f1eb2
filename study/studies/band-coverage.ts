import { tuningCurve } from '../../src/estimate/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import { uniformOrderStatistics } from '../../src/math/random.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { bandOf } from '../bands.ts';
import { CONTINUOUS, holdsCurve } from '../coverage.ts';
import { clopperPearson, contains, describeShare } from '../intervals.ts';
import type { Line } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

interface Task {
  readonly n: number;
  readonly method: BandMethod;
  readonly confidence: number;
}

const CONFIDENCES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];
const METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks'] as const;
const PUBLISHED = {
  'ld-highest-density': 'empirical = nominal coverage [Lourie24, figures 6 and 12]',
  'ld-equal-tailed': 'exact [Lourie24, appendix A]',
  ks: 'exact [Lourie24, appendix A]',
};
const TASKS: readonly Task[] = [12, 48].flatMap((n) =>
  METHODS.flatMap((method) => CONFIDENCES.map((confidence) => ({ n, method, confidence }))),
);

/** How often the band holds the whole CDF, and the whole tuning curve. */
interface Result {
  readonly cdf: Sample;
  readonly curve: Sample;
}

export const bandCoverage = anyStudy<Task, Result>({
  name: 'band-coverage',
  title: 'The bands hold exactly as often as they say',
  setting:
    'Sweeps of n continuous scores; how often the band holds the whole CDF, and the whole median tuning curve at every real budget. All 84 intervals hold together with 99 % confidence (Clopper–Pearson).',
  tasks: TASKS,
  runs: 20_000,
  run({ n, method, confidence }, runs, random) {
    const band = bandOf(n, confidence, method);
    let [cdf, curve] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const sample = uniformOrderStatistics(n, random);
      const isHeld = sample.every(
        (u, i) => (band.lower[i] as number) <= u && u <= (band.upper[i] as number),
      );
      if (isHeld) cdf++;
      const scores = Array.from(sample, CONTINUOUS.quantile);
      if (holdsCurve(tuningCurve(scores, band), CONTINUOUS)) curve++;
    }
    return { cdf: { hits: cdf, draws: runs }, curve: { hits: curve, draws: runs } };
  },
  report(results) {
    const of = 2 * TASKS.length;
    const findings = [12, 48].flatMap((n) =>
      METHODS.map((method) => {
        const own = TASKS.flatMap((task, i) =>
          task.n === n && task.method === method ? { ...task, ...(results[i] as Result) } : [],
        );
        const inside = own.flatMap(({ cdf, curve, confidence }) =>
          [cdf, curve].map((sample) => contains(clopperPearson(sample, of), confidence)),
        );
        const [shown] = own.filter(({ confidence }) => confidence === 0.8);
        return {
          what: `${method}, n = ${n}`,
          published: PUBLISHED[method],
          ours: `${inside.filter(Boolean).length} of ${inside.length} intervals hold the nominal level; at 80 %: CDF ${describeShare(shown?.cdf as Sample, of)}, curve ${describeShare(shown?.curve as Sample, of)}`,
          holds: inside.every(Boolean),
        };
      }),
    );
    // Beside each other, so that no interval hides another.
    const line = (n: number, colour: Line['colour'], aside: number): Line => {
      const own = TASKS.flatMap((task, i) => {
        if (task.n !== n || task.method !== 'ld-highest-density') return [];
        return [{ confidence: task.confidence, sample: (results[i] as Result).curve }];
      });
      return {
        name: `n = ${n}`,
        colour,
        isDots: true,
        points: own.map(({ confidence, sample: { hits, draws } }) => {
          return [confidence + aside, hits / draws - confidence] as const;
        }),
        intervals: own.map(({ confidence, sample }) => {
          const [lower, upper] = clopperPearson(sample, of);
          return [lower - confidence, upper - confidence] as const;
        }),
      };
    };
    return {
      findings,
      verdict: 'Comes out as published: at its level, for the CDF and for the tuning curve.',
      charts: [
        {
          file: 'band-coverage',
          title: 'The bands hold as often as they say',
          subtitle:
            'Share of highest-density bands that hold the whole tuning curve, less its level.',
          x: { name: 'nominal confidence' },
          y: { name: 'empirical less nominal coverage', from: -0.02, to: 0.02 },
          lines: [
            line(12, 'baseline', -0.004),
            line(48, 'candidate', 0.004),
            {
              name: 'exact',
              colour: 'muted',
              isDashed: true,
              points: [
                [0.5, 0],
                [0.99, 0],
              ],
            },
          ],
        },
      ],
    };
  },
});
