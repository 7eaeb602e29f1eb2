import type { Comparison } from '../../src/compare/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import { falseStrongBound } from '../../src/plan/index.ts';
import { bandsOf, compareScores, designOf, type Sizes } from '../comparisons.ts';
import { clopperPearson, describeShare, rate, sampleOf } from '../intervals.ts';
import type { Line } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

/** A candidate by its quantile function; the baseline is uniform, so that the curves are ½^(1/k) and Q(½^(1/k)). */
interface Candidate {
  readonly name: string;
  readonly quantile: (p: number) => number;
}

const CANDIDATES: readonly Candidate[] = [
  { name: 'nothing changed', quantile: (p) => p },
  {
    name: 'as good from one trial on, its lower half worse, its best tenth capped',
    quantile: (p) => (p < 0.5 ? p / 4 : Math.min(p, 0.9)),
  },
  {
    name: 'as good up to 4 trials, far worse beyond',
    quantile: (p) => (p <= 0.5 ** (1 / 4) ? p : 0.5 ** (1 / 4)),
  },
  {
    name: 'as good from 2 trials on, far worse below',
    quantile: (p) => (p >= 0.5 ** (1 / 2) ? p : p / 100),
  },
  { name: 'slightly better everywhere', quantile: (p) => p ** 0.9 },
];
const SIZES: readonly Sizes[] = [
  { n: 12, m: 12, confidence: 0.8 },
  { n: 48, m: 48, confidence: 0.8 },
  { n: 48, m: 48, confidence: 0.64 },
  { n: 48, m: 48, confidence: 0.5 },
  { n: 48, m: 48, confidence: 0.95 },
];

interface Task {
  readonly candidate: number;
  readonly sizes: Sizes;
}

const TASKS: readonly Task[] = SIZES.flatMap((sizes) =>
  CANDIDATES.map((_, candidate) => ({ candidate, sizes })),
);

const STEPS = 400;

/** Whether strong evidence of "worse" holds at a budget where the candidate is at least as good. */
function isWrong({ worse, range }: Comparison, { quantile }: Candidate): boolean {
  if (range === null) return false;
  return worse.intervals.strong.some(([from, to]) => {
    const budgets = Array.from({ length: STEPS + 1 }, (_, i) => from * (to / from) ** (i / STEPS));
    return budgets.some((budget) => {
      const p = 0.5 ** (1 / budget);
      return quantile(p) >= p - 1e-12;
    });
  });
}

const boundOf = (sizes: Sizes) => falseStrongBound(designOf(sizes), { isPaired: false });

export const truthBound = anyStudy<Task, Sample>({
  name: 'truth-bound',
  title: 'The bound that holds whatever the truth',
  setting:
    'Candidates that are as good as the baseline at some budgets and worse at others. How often does strong evidence of "worse" hold at a budget where the candidate is in fact at least as good? The false-alarm rate does not apply here; the bound printed next to it does.',
  tasks: TASKS,
  runs: 10_000,
  run({ candidate: index, sizes }, runs, random) {
    const candidate = CANDIDATES[index] as Candidate;
    const bands = bandsOf(sizes);
    return sampleOf(runs, () => {
      const baseline = Array.from({ length: sizes.n }, () => random());
      const scores = Array.from({ length: sizes.m }, () => candidate.quantile(random()));
      return isWrong(compareScores(baseline, scores, bands), candidate);
    });
  },
  report(results) {
    const of = TASKS.length;
    const findings = TASKS.map(({ candidate, sizes }, i) => {
      const sample = results[i] as Sample;
      const { n, m, confidence } = sizes;
      return {
        what: `${n} against ${m} trials, ${100 * confidence} %: ${CANDIDATES[candidate]?.name}`,
        published: `printed: at most ${boundOf(sizes).toFixed(3)}`,
        ours: describeShare(sample, of, 4),
        holds: clopperPearson(sample, of)[0] <= boundOf(sizes),
      };
    });
    const most = TASKS.map(({ sizes }, i) => ({ sizes, share: rate(results[i] as Sample) }))
      .toSorted((a, b) => a.share / boundOf(a.sizes) - b.share / boundOf(b.sizes))
      .at(-1) as { sizes: Sizes; share: number };
    const confidences = SIZES.filter(({ n }) => n === 48).toSorted(
      (a, b) => a.confidence - b.confidence,
    );
    const line = (candidate: number, name: string, colour: Line['colour']): Line => {
      const samples = confidences.map((sizes) => {
        const i = TASKS.findIndex((task) => task.candidate === candidate && task.sizes === sizes);
        return results[i] as Sample;
      });
      return {
        name,
        colour,
        points: samples.map((one, i) => [confidences[i]?.confidence ?? 0, rate(one)] as const),
        intervals: samples.map((one) => clopperPearson(one, of)),
      };
    };
    return {
      findings,
      verdict: `Holds for every candidate tried; at most ${(100 * (most.share / boundOf(most.sizes))).toFixed(0)} % of the bound occurs (${most.share.toFixed(3)} of ${boundOf(most.sizes).toFixed(3)}). The bound is conservative: it counts a miss of either band, even where the other leaves room.`,
      charts: [
        {
          file: 'truth-bound',
          title: 'Wrong statements stay far below the bound',
          subtitle:
            'Strong evidence of "worse" where the candidate is at least as good, 48 trials each.',
          x: { name: 'confidence of the bands' },
          y: { name: 'chance of a wrong statement', from: 0 },
          lines: [
            {
              name: 'the bound',
              colour: 'muted',
              isDashed: true,
              points: confidences.map((sizes) => [sizes.confidence, boundOf(sizes)] as const),
            },
            line(1, 'equal from 1 trial on', 'candidate'),
            line(3, 'equal from 2 trials on', 'third'),
            line(0, 'nothing changed', 'baseline'),
          ],
        },
      ],
    };
  },
});
