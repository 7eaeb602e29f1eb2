import type { Sample } from '../../src/math/binomial.ts';
import { falseAlarmRates, powerOf } from '../../src/plan/index.ts';
import { bandsOf, compareScores, designOf, type Sizes, slowedScores } from '../comparisons.ts';
import { clopperPearson, contains, describeShare, sampleOf } from '../intervals.ts';
import type { LineChart } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

interface Task extends Sizes {
  readonly slowdown: number;
}

const SIZES: readonly Sizes[] = [
  { n: 12, m: 12, confidence: 0.8 },
  { n: 12, m: 12, confidence: 0.5 },
  { n: 48, m: 12, confidence: 0.5 },
  { n: 48, m: 48, confidence: 0.8 },
  { n: 48, m: 48, confidence: 0.5 },
];
const SLOWDOWNS = [1, 2, 4, 8];
const TASKS: readonly Task[] = SIZES.flatMap((sizes) =>
  SLOWDOWNS.map((slowdown) => ({ ...sizes, slowdown })),
);

function printed({ slowdown, ...sizes }: Task): number {
  const design = designOf(sizes);
  if (slowdown > 1) return powerOf(design)(slowdown);
  return falseAlarmRates(design, { levels: [], seed: 0 }).strong?.rate ?? Number.NaN;
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

export const gateRates = anyStudy<Task, Sample>({
  name: 'gate-rates',
  title: 'The gate fails as often as it says',
  setting:
    'Pairs of independent sweeps with continuous scores, compared as the tool does it. How often does strong evidence of "worse" hold anywhere on the range, where nothing changed (1×) and where the candidate needs R times the trials?',
  tasks: TASKS,
  runs: 20_000,
  run({ slowdown, ...sizes }, runs, random) {
    const bands = bandsOf(sizes);
    return sampleOf(runs, () => {
      const baseline = slowedScores(sizes.n, 1, random);
      const candidate = slowedScores(sizes.m, slowdown, random);
      return compareScores(baseline, candidate, bands).worse.level === 'strong';
    });
  },
  report(results) {
    const of = TASKS.length;
    const findings = TASKS.map((task, i) => {
      const { n, m, confidence, slowdown } = task;
      const sample = results[i] as Sample;
      const expected = printed(task);
      return {
        what: `${n} against ${m} trials, bands of ${100 * confidence} %, ${slowdown}×`,
        published: `printed: ${expected.toFixed(4)}`,
        ours: describeShare(sample, of, 4),
        holds: contains(clopperPearson(sample, of), expected),
      };
    });
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
              clopperPearson(results[k * SLOWDOWNS.length + s] as Sample, of),
            ),
          })),
        },
      ],
    };
  },
});
