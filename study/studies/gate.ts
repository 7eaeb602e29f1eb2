import type { Sample } from '../../src/math/binomial.ts';
import { falseAlarmRates, powerOf } from '../../src/plan/index.ts';
import { bandsOf, compareScores, designOf, type Sizes, slowedScores } from '../comparisons.ts';
import { clopperPearson, contains, describeShare, sampleOf } from '../intervals.ts';
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
