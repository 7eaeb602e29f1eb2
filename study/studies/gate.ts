import type { Sample } from '../../src/math/order-statistics.ts';
import { falseAlarmRates } from '../../src/plan/index.ts';
import {
  bandsOf,
  compareScores,
  designOf,
  powerOf,
  type Sizes,
  slowedScores,
} from '../comparisons.ts';
import { clopperPearson, describeShare } from '../intervals.ts';
import type { LineChart } from '../line-chart.ts';
import { anyStudy, type Finding } from '../study.ts';

/** What becomes of a uniform score. */
type Kind = 'continuous' | '10 values' | '30 % failed';

interface Task extends Sizes {
  readonly slowdown: number;
  readonly kind: Kind;
}

type Level = 'strong' | 'fair' | 'weak';
/** How often evidence of "worse" is at least of each level. */
type Result = Readonly<Record<Level, Sample>>;

const SIZES: readonly Sizes[] = [
  { n: 12, m: 12, confidence: 0.8 },
  { n: 12, m: 12, confidence: 0.5 },
  { n: 48, m: 12, confidence: 0.5 },
  { n: 48, m: 48, confidence: 0.8 },
  { n: 48, m: 48, confidence: 0.5 },
];
const SLOWDOWNS = [1, 2, 4, 8];
const CONTINUOUS: readonly Task[] = SIZES.flatMap((sizes) =>
  SLOWDOWNS.map((slowdown) => ({ ...sizes, slowdown, kind: 'continuous' as const })),
);
const TASKS: readonly Task[] = [
  ...CONTINUOUS,
  ...(['10 values', '30 % failed'] as const).map((kind) => {
    return { n: 48, m: 48, confidence: 0.5, slowdown: 1, kind };
  }),
];

function printed({ slowdown, ...sizes }: Sizes & { readonly slowdown: number }): number {
  if (slowdown > 1) return powerOf(sizes)(slowdown);
  return falseAlarmRates(designOf(sizes), { levels: [], seed: 0 }).strong?.rate ?? Number.NaN;
}

function asKind(kind: Kind): (score: number) => number {
  if (kind === '10 values') return (score) => Math.ceil(10 * score);
  return kind === '30 % failed' ? (score) => (score < 0.3 ? -Infinity : score) : (score) => score;
}

const nameOf = ({ n, m, confidence }: Sizes) =>
  `${n} against ${m} trials, bands of ${100 * confidence} %`;

/** Printed where they are asked for, by a simulation of its own. */
function fairAndWeak(task: Task, found: Result, of: number): Finding[] {
  const rates = falseAlarmRates(designOf(task), { levels: ['fair', 'weak'], seed: 0 });
  return (['fair', 'weak'] as const).map((level) => {
    const { rate, standardError } = rates[level] ?? { rate: Number.NaN, standardError: 0 };
    const [lower, upper] = clopperPearson(found[level], of);
    return {
      what: `${nameOf(task)}, 1×, at least ${level}`,
      published: `printed: ${rate.toFixed(4)} ± ${standardError.toFixed(4)}`,
      ours: describeShare(found[level], of, 4),
      holds: lower - 3 * standardError <= rate && rate <= upper + 3 * standardError,
    };
  });
}

/** Steps of a path: to the right (R) for a candidate score, up (U) for a baseline one, from the smallest on. */
function pathOf(steps: string) {
  let [x, y] = [0, 0];
  const points = [...steps].map((step) => {
    if (step === 'R') x++;
    else y++;
    return [x, y] as const;
  });
  return [[0, 0] as const, ...points];
}

/** The stairs of 8 trials against 8: evidence is strong where Y₍₇₎ < X₍₂₎ or Y₍₈₎ < X₍₃₎. */
const STAIRS = [
  [6.5, 0],
  [6.5, 1.5],
  [7.5, 1.5],
  [7.5, 2.5],
  [8, 2.5],
] as const;

const LATTICE: LineChart & { readonly file: string } = {
  file: 'lattice-path',
  title: 'Strong evidence is a path that goes below the stairs',
  subtitle:
    'Two of the 12,870 orders of 8 and 8 scores, from the smallest up; bands of 80 %. 93 of them go below.',
  x: { name: 'candidate scores so far' },
  y: { name: 'baseline scores so far', from: 0, to: 8 },
  lines: [
    { name: 'no evidence', colour: 'baseline', points: pathOf('RRURURUURRURUURU') },
    { name: 'strong: worse', colour: 'worse', points: pathOf('RRRURRRRUURUUUUU') },
    { name: 'the stairs', colour: 'muted', isDashed: true, points: STAIRS },
  ],
};

export const gateRates = anyStudy<Task, Result>({
  name: 'gate-rates',
  title: 'The gate fails as often as it says',
  setting:
    'Pairs of independent sweeps with continuous scores, compared as the tool does it. How often does strong evidence of "worse" hold anywhere on the range, where nothing changed (1×) and where the candidate needs R times the trials (R×)? For ties and failures what is printed is a bound. Fair and weak evidence count on a tenth of the range.',
  tasks: TASKS,
  runs: 20_000,
  run({ slowdown, kind, ...sizes }, runs, random) {
    const bands = bandsOf(sizes);
    const of = asKind(kind);
    const hits = { none: 0, weak: 0, fair: 0, strong: 0 };
    for (let run = 0; run < runs; run++) {
      const baseline = slowedScores(sizes.n, 1, random).map(of);
      const candidate = slowedScores(sizes.m, slowdown, random).map(of);
      hits[compareScores(baseline, candidate, bands).worse.level]++;
    }
    const { strong, fair, weak } = hits;
    const sample = (count: number) => ({ hits: count, draws: runs });
    return {
      strong: sample(strong),
      fair: sample(strong + fair),
      weak: sample(strong + fair + weak),
    };
  },
  report(results) {
    const of = TASKS.length + 4;
    const strongOf = (task: Task) => results[TASKS.indexOf(task)]?.strong as Sample;
    const findings: Finding[] = TASKS.map((task) => {
      const { slowdown, kind } = task;
      const expected = printed(task);
      const [lower, upper] = clopperPearson(strongOf(task), of);
      const isBound = kind !== 'continuous';
      return {
        what: `${nameOf(task)}, ${slowdown}×${isBound ? `, ${kind}` : ''}`,
        published: `printed: ${isBound ? 'at most ' : ''}${expected.toFixed(4)}`,
        ours: describeShare(strongOf(task), of, 4),
        holds: lower <= expected && (isBound || expected <= upper),
      };
    });
    for (const [i, task] of TASKS.entries()) {
      if (task.kind !== 'continuous' || task.slowdown !== 1 || task.confidence !== 0.8) continue;
      findings.push(...fairAndWeak(task, results[i] as Result, of));
    }
    const colours = ['baseline', 'candidate', 'third', 'better', 'worse'] as const;
    return {
      findings,
      verdict: 'Every printed rate and power is inside the interval of its simulation.',
      charts: [
        LATTICE,
        {
          file: 'gate-rates',
          title: 'What the gate catches',
          subtitle: 'Chance of strong evidence by slowdown: printed (lines) and simulated (bars).',
          x: { name: 'slowdown of the candidate (log scale)', isLog: true },
          y: { name: 'chance that the check fails', from: 0, to: 1 },
          lines: SIZES.map(({ n, m, confidence }, k) => ({
            name: `${n} v ${m}, ${100 * confidence} %`,
            colour: colours[k] ?? 'muted',
            points: SLOWDOWNS.map((slowdown) => {
              return [slowdown, printed({ n, m, confidence, slowdown })] as const;
            }),
            intervals: SLOWDOWNS.map((_, s) =>
              clopperPearson(strongOf(CONTINUOUS[k * SLOWDOWNS.length + s] as Task), of),
            ),
          })),
        },
      ],
    };
  },
});
