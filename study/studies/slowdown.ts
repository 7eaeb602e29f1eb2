import { overallSlowdown } from '../../src/compare/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import { slowedScores } from '../comparisons.ts';
import { clopperPearson, describeShare, rate } from '../intervals.ts';
import type { Line } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

interface Kind {
  readonly name: string;
  readonly of: (score: number) => number;
}

const KINDS: readonly Kind[] = [
  { name: 'plain scores', of: (score) => score },
  { name: '30 % failures', of: (score) => (score < 0.3 ? -Infinity : score) },
  { name: '60 % failures', of: (score) => (score < 0.6 ? -Infinity : score) },
  { name: '10 values', of: (score) => Math.ceil(10 * score) },
  { name: '4 values', of: (score) => Math.ceil(4 * score) },
];
/** Of these kinds, the one with the most failures. */
const FAILING = 2;
const SIZES = [12, 24, 48, 100];
const SLOWDOWNS = [1, 2, 4, 8];
const CONFIDENCES = [0.8, 0.95];

interface Task {
  readonly kind: number;
  readonly n: number;
  readonly slowdown: number;
}

const TASKS: readonly Task[] = KINDS.flatMap((_, kind) =>
  SIZES.flatMap((n) => SLOWDOWNS.map((slowdown) => ({ kind, n, slowdown }))),
);

interface Result {
  /** For each confidence, how often the limits hold the slowdown. */
  readonly covered: readonly Sample[];
  /** How often the estimate is above it. */
  readonly above: Sample;
}

export const slowdown = anyStudy<Task, Result>({
  name: 'overall-slowdown',
  title: 'How far the overall slowdown can be trusted',
  setting: `Pairs of n trials under the model of [Lehmann53], with slowdowns of ${SLOWDOWNS.join(', ')}, n = ${SIZES.join(', ')}, failures and ties: how often the limits of the overall slowdown hold it. At 1× that is also how often the p-value is above 1 less the level. A normal approximation, so that the coverage is near the nominal one and not exact.`,
  tasks: TASKS,
  runs: 4000,
  run({ kind: index, n, slowdown: truth }, runs, random) {
    const { of } = KINDS[index] as Kind;
    const covered = CONFIDENCES.map(() => 0);
    let [above, known] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const baseline = slowedScores(n, 1, random).map(of);
      const candidate = slowedScores(n, truth, random).map(of);
      const found = CONFIDENCES.map((level) => overallSlowdown(baseline, candidate, level));
      const [first] = found;
      if (!first) continue;
      known++;
      if (first.estimate > truth) above++;
      for (const [i, one] of found.entries()) {
        if (one && one.lower <= truth && truth <= one.upper) covered[i] = (covered[i] ?? 0) + 1;
      }
    }
    const sample = (hits: number) => ({ hits, draws: Math.max(1, known) });
    return { covered: covered.map(sample), above: sample(above) };
  },
  report(results) {
    const ranges = [
      [0.77, 0.85],
      [0.92, 0.97],
    ] as const;
    const findings = KINDS.flatMap(({ name }, kind) =>
      CONFIDENCES.map((confidence, c) => {
        const own = TASKS.flatMap((task, i) =>
          task.kind === kind ? { ...task, sample: results[i]?.covered[c] as Sample } : [],
        ).toSorted((a, b) => rate(a.sample) - rate(b.sample));
        const [least, most] = [own[0], own.at(-1)] as [(typeof own)[number], (typeof own)[number]];
        const [low, high] = ranges[c] ?? [0, 1];
        const odd = own.filter(({ sample }) => clopperPearson(sample, own.length)[0] > high);
        const places = odd.map(({ n, slowdown: r }) => `at n = ${n}, ${r}×`).join(', ');
        const exception = {
          differs: `above ${high} ${places}, where nearly all of the candidate failed: few orders are possible, and the limits are wider than they need to be`,
        };
        const described = ({ n, slowdown: r, sample }: typeof least) =>
          `${describeShare(sample, own.length)} at n = ${n}, ${r}×`;
        return {
          what: `${name}, limits of ${100 * confidence} %`,
          published:
            confidence === 0.8
              ? 'simulated before: 0.77 to 0.84'
              : 'simulated before: 0.93 to 0.96',
          ours: `lowest ${described(least)}; highest ${described(most)}`,
          holds:
            clopperPearson(least.sample, own.length)[1] > low &&
            odd.every(({ n }) => kind === FAILING && n === 12),
          ...(odd.length > 0 ? exception : {}),
        };
      }),
    );
    const above = TASKS.flatMap((task, i) =>
      task.kind === 0 ? (results[i] as Result).above : [],
    ).toSorted((a, b) => rate(a) - rate(b));
    const [low, high] = [above[0], above.at(-1)] as [Sample, Sample];
    findings.push({
      what: 'estimate above the truth, plain scores',
      published: 'simulated before: about half of the time',
      ours: `${describeShare(low, above.length)} to ${describeShare(high, above.length)}`,
      holds:
        clopperPearson(low, above.length)[1] > 0.45 && clopperPearson(high, above.length)[0] < 0.57,
    });
    const colours = ['baseline', 'candidate', 'third', 'better'] as const;
    return {
      findings,
      verdict:
        'The limits hold about as often as they say, also with ties and failures; where nearly all of a small candidate failed they are too wide.',
      charts: [
        {
          file: 'overall-slowdown',
          title: 'The limits of the overall slowdown hold',
          subtitle: 'Coverage of limits of 80 % under the model, plain scores, less 0.8.',
          x: { name: 'trials in each sweep (log scale)', isLog: true },
          y: { name: 'coverage less 0.8', from: -0.06, to: 0.06 },
          lines: [
            ...SLOWDOWNS.map((r, k): Line => {
              const samples = SIZES.map((n) => {
                const i = TASKS.findIndex((t) => t.kind === 0 && t.n === n && t.slowdown === r);
                return results[i]?.covered[0] as Sample;
              });
              return {
                name: `${r}×`,
                colour: colours[k] ?? 'muted',
                isDots: true,
                points: samples.map((sample, i) => {
                  const aside = 1.04 ** (k - (SLOWDOWNS.length - 1) / 2);
                  return [(SIZES[i] ?? 1) * aside, rate(sample) - 0.8] as const;
                }),
                intervals: samples.map((sample) => {
                  const [lower, upper] = clopperPearson(sample, SIZES.length * SLOWDOWNS.length);
                  return [lower - 0.8, upper - 0.8] as const;
                }),
              };
            }),
            {
              name: 'nominal',
              colour: 'muted',
              isDashed: true,
              points: [
                [SIZES[0] ?? 1, 0],
                [SIZES.at(-1) ?? 1, 0],
              ],
            },
          ],
        },
      ],
    };
  },
});
