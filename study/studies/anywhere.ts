import type { Comparison } from '../../src/compare/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import { detectableSlowdown, strongStaircase } from '../../src/plan/index.ts';
import { bandsOf, compareScores, designOf, powerOf, slowedScores } from '../comparisons.ts';
import { clopperPearson, contains, describeShare, rate } from '../intervals.ts';
import type { Line } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

/** What counted as strong before: that much of the log-budget range. */
const SHARE = 0.1;
const POWER = 0.8;

interface Task {
  readonly n: number;
  readonly slowdown: number;
  /** By an earlier simulation, the rule by which this slowdown is caught 4 times in 5. */
  readonly caughtBy?: 'anywhere' | 'onShare';
}

const TASKS: readonly Task[] = [
  { n: 12, slowdown: 1 },
  { n: 48, slowdown: 1 },
  { n: 12, slowdown: 10.4, caughtBy: 'anywhere' },
  { n: 48, slowdown: 3.26, caughtBy: 'anywhere' },
  { n: 12, slowdown: 16.6, caughtBy: 'onShare' },
  { n: 48, slowdown: 3.95, caughtBy: 'onShare' },
  { n: 12, slowdown: 4 },
  { n: 48, slowdown: 2 },
  { n: 48, slowdown: 8 },
];

/** How often strong evidence counts by either rule. */
interface Result {
  readonly anywhere: Sample;
  readonly onShare: Sample;
}

const RULES = { anywhere: 'anywhere', onShare: 'on a tenth' } as const;

function countsOnShare({ worse }: Comparison): boolean {
  return worse.share.strong >= SHARE;
}

const powerAt = (n: number) => powerOf({ n, m: n, confidence: 0.8 });

export const anywhere = anyStudy<Task, Result>({
  name: 'strong-anywhere',
  title: 'Strong evidence counts wherever it holds',
  setting: `Bands of 80 %, n trials in each sweep. Strong evidence counts anywhere on the range, or only where it holds on a tenth of it: how often, where nothing changed (1×) and where the candidate is slower.`,
  tasks: TASKS,
  runs: 20_000,
  run({ n, slowdown }, runs, random) {
    const bands = bandsOf({ n, m: n, confidence: 0.8 });
    const hits = { anywhere: 0, onShare: 0 };
    for (let run = 0; run < runs; run++) {
      const baseline = slowedScores(n, 1, random);
      const found = compareScores(baseline, slowedScores(n, slowdown, random), bands);
      if (found.worse.level === 'strong') hits.anywhere++;
      if (countsOnShare(found)) hits.onShare++;
    }
    const sample = (count: number) => ({ hits: count, draws: runs });
    return { anywhere: sample(hits.anywhere), onShare: sample(hits.onShare) };
  },
  report(results) {
    const of = 2 * TASKS.length;
    const findings = TASKS.map(({ n, slowdown, caughtBy }, i) => {
      const found = results[i] as Result;
      const expected = powerAt(n)(slowdown);
      const before = caughtBy && `; simulated before: ${POWER} ${RULES[caughtBy]}`;
      return {
        what: `n = ${n}, ${slowdown}×`,
        published: `printed: ${expected.toFixed(4)} anywhere${before ?? ''}`,
        ours: `anywhere ${describeShare(found.anywhere, of, 4)}, on a tenth ${describeShare(found.onShare, of, 4)}`,
        holds:
          contains(clopperPearson(found.anywhere, of), expected) &&
          (slowdown === 1 || rate(found.onShare) < rate(found.anywhere)) &&
          (!caughtBy || contains(clopperPearson(found[caughtBy], of), POWER)),
      };
    });
    const caught = [12, 48].map((n) =>
      detectableSlowdown(strongStaircase(designOf({ n, m: n, confidence: 0.8 }))),
    );
    const shown = caught.map((slowdown) => slowdown?.toFixed(2)).join(' and ');
    findings.push({
      what: 'slowdown caught 4 times in 5, anywhere, n = 12 and 48',
      published: 'another implementation: 10.446 and 3.263',
      ours: `${caught.map((slowdown) => slowdown?.toFixed(3)).join(' and ')}, computed`,
      holds: shown === '10.45 and 3.26',
    });
    const line = (n: number, rule: keyof Result, colour: Line['colour']): Line => {
      const own = TASKS.map((task, i) => ({ ...task, sample: results[i]?.[rule] as Sample }))
        .filter((task) => task.n === n)
        .toSorted((a, b) => a.slowdown - b.slowdown);
      return {
        name: `n = ${n}, ${RULES[rule]}`,
        colour,
        ...(rule === 'onShare' ? { isDashed: true as const } : {}),
        points: own.map(({ slowdown, sample }) => [slowdown, rate(sample)] as const),
        intervals: own.map(({ sample }) => clopperPearson(sample, of)),
      };
    };
    return {
      findings,
      verdict:
        'Asking for a share added nothing to the guarantee, which is simultaneous, and lost power: no share is asked of strong evidence.',
      charts: [
        {
          file: 'strong-anywhere',
          title: 'Asking for a tenth of the range loses power',
          subtitle: 'Chance of strong evidence by slowdown, anywhere on the range or on a tenth.',
          x: { name: 'slowdown of the candidate (log scale)', isLog: true },
          y: { name: 'chance that it counts', from: 0, to: 1 },
          lines: [
            line(48, 'anywhere', 'baseline'),
            line(48, 'onShare', 'baseline'),
            line(12, 'anywhere', 'candidate'),
            line(12, 'onShare', 'candidate'),
          ],
        },
      ],
    };
  },
});
