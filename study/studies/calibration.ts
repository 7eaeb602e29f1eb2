import { exactMiss, orderStatisticBounds } from '../../src/estimate/confidence-band.ts';
import { confidenceBand } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/order-statistics.ts';
import { BAND } from '../bands.ts';
import type { Line } from '../line-chart.ts';
import { anyStudy } from '../study.ts';

const SIZES = [6, 12, 24, 48, 100];
const CONFIDENCES = [0.5, 0.8, 0.95];
const PARTS = [0, 1, 2, 3];
const SEEDS = 5;
/** Draws of the published procedure; the exact coverage of its bands has this error. */
const DRAWS = 10_000;
const errorAt = (confidence: number) => Math.sqrt((confidence * (1 - confidence)) / DRAWS);
/** Standard errors that no interval of the table exceeds. */
const MAX_ERRORS = 4.5;

interface Task {
  readonly n: number;
  readonly part: number;
}

const TASKS: readonly Task[] = SIZES.flatMap((n) => PARTS.map((part) => ({ n, part })));

/** For each confidence, the exact coverage of each simulated band. */
type Result = readonly (readonly number[])[];

/** How many intervals and crossing probabilities the exact calibration of a band takes. */
function exactWork(n: number): string {
  const boundsOf = orderStatisticBounds(n, 'highest-density');
  let evaluations = 0;
  const counted = (miss: number) => {
    evaluations++;
    return boundsOf(miss);
  };
  exactMiss(counted, n, 0.8);
  return `${evaluations * Math.ceil(n / 2)} intervals and ${evaluations} crossing probabilities`;
}

export const calibration = anyStudy<Task, Result>({
  name: 'calibration',
  title: 'The published simulation against the exact calibration',
  setting: `The published calibration of LD bands simulates; ours computes. Here the exact coverage of ${SEEDS * PARTS.length} simulated bands, each with its own seed, for every size and confidence, and what either takes to compute. Their times are not the same twice: \`npm run bench\` measures both.`,
  tasks: TASKS,
  runs: SEEDS,
  run({ n, part }, runs) {
    return CONFIDENCES.map((confidence) =>
      Array.from({ length: runs }, (_, i) => {
        const seed = part * SEEDS + i;
        const settings = { ...BAND, confidence, calibration: 'simulation', seed } as const;
        const { lower, upper } = confidenceBand(n, settings);
        return probabilityWithin(lower, upper);
      }),
    );
  },
  report(results) {
    const coverages = (n: number, confidence: number) =>
      TASKS.flatMap((task, i) =>
        task.n === n ? (results[i]?.[CONFIDENCES.indexOf(confidence)] ?? []) : [],
      );
    const findings = SIZES.flatMap((n) =>
      CONFIDENCES.map((confidence) => {
        const found = coverages(n, confidence);
        const mean = found.reduce((a, b) => a + b) / found.length;
        const spread = Math.sqrt(found.reduce((sum, x) => sum + (x - mean) ** 2, 0) / found.length);
        const far = Math.max(...found.map((x) => Math.abs(x - confidence)));
        return {
          what: `n = ${n}, ${100 * confidence} %`,
          published: `nominal: ${confidence}; a standard error of ${errorAt(confidence).toFixed(4)} with ${DRAWS.toLocaleString('en')} draws`,
          ours: `mean ${mean.toFixed(4)}, standard deviation ${spread.toFixed(4)}, farthest off by ${far.toFixed(4)}`,
          holds:
            Math.abs(mean - confidence) * Math.sqrt(found.length) <
              MAX_ERRORS * errorAt(confidence) && far < MAX_ERRORS * errorAt(confidence),
        };
      }),
    );
    const work = [12, 48, 100].map((n) => ({
      what: `work for n = ${n}, 80 %`,
      published: `simulated: ${(DRAWS * n).toLocaleString('en')} intervals`,
      ours: `computed: ${exactWork(n)}`,
      holds: true,
    }));
    const line = (confidence: number, colour: Line['colour'], aside: number): Line => ({
      name: `${100 * confidence} %`,
      colour,
      isDots: true,
      points: SIZES.map((n) => {
        const found = coverages(n, confidence);
        return [n * aside, found.reduce((a, b) => a + b) / found.length - confidence] as const;
      }),
      intervals: SIZES.map((n) => {
        const found = coverages(n, confidence).map((coverage) => coverage - confidence);
        return [Math.min(...found), Math.max(...found)] as const;
      }),
    });
    const worst = Math.max(
      ...SIZES.flatMap((n) =>
        CONFIDENCES.flatMap((level) => coverages(n, level).map((found) => Math.abs(found - level))),
      ),
    );
    return {
      findings: [...findings, ...work],
      verdict: `Both agree within the error of the simulation, which leaves single bands up to ${worst.toFixed(3)} from their level. The exact calibration has no such error, and computes far fewer intervals.`,
      charts: [
        {
          file: 'calibration',
          title: 'Simulated bands miss their level a little',
          subtitle: `Exact coverage of ${SEEDS * PARTS.length} simulated bands less the nominal one: mean, least and most.`,
          x: { name: 'trials in the sweep (log scale)', isLog: true },
          y: { name: 'coverage less its nominal level', from: -0.012, to: 0.012 },
          lines: [
            line(0.5, 'baseline', 0.95),
            line(0.8, 'candidate', 1),
            line(0.95, 'third', 1.05),
            {
              name: 'exact',
              colour: 'muted',
              isDashed: true,
              points: [6 * 0.95, 100 * 1.05].map((n) => [n, 0] as const),
            },
          ],
        },
      ],
    };
  },
});
