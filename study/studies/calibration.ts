import { confidenceBand } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { BAND } from '../bands.ts';
import { anyStudy } from '../study.ts';

const SIZES = [6, 12, 24, 48, 100];
const CONFIDENCES = [0.5, 0.8, 0.95];
const SEEDS = 20;
/** Draws of the published procedure; the exact coverage of its bands has this error. */
const DRAWS = 10_000;
const errorAt = (confidence: number) => Math.sqrt((confidence * (1 - confidence)) / DRAWS);
/** Standard errors that no interval of the table exceeds. */
const MAX_ERRORS = 4.5;

interface Task {
  readonly n: number;
  readonly confidence: number;
}

const TASKS: readonly Task[] = SIZES.flatMap((n) =>
  CONFIDENCES.map((confidence) => ({ n, confidence })),
);

/** The exact coverage of each simulated band. */
type Result = readonly number[];

export const calibration = anyStudy<Task, Result>({
  name: 'calibration',
  title: 'The published simulation against the exact calibration',
  setting: `The published calibration of LD bands simulates; ours computes. Here the exact coverage of ${SEEDS} simulated bands, each with its own seed, for every size and confidence. How much longer the simulation takes is measured by \`npm run bench\`, for a time is not the same twice.`,
  tasks: TASKS,
  runs: SEEDS,
  run({ n, confidence }, runs) {
    return Array.from({ length: runs }, (_, seed) => {
      const band = confidenceBand(n, { ...BAND, confidence, calibration: 'simulation', seed });
      return probabilityWithin(band.lower, band.upper);
    });
  },
  report(results) {
    const findings = TASKS.map(({ n, confidence }, i) => {
      const found = results[i] as Result;
      const mean = found.reduce((a, b) => a + b) / found.length;
      const spread = Math.sqrt(found.reduce((sum, x) => sum + (x - mean) ** 2, 0) / found.length);
      const far = Math.max(...found.map((x) => Math.abs(x - confidence)));
      return {
        what: `n = ${n}, ${100 * confidence} %`,
        published: `${confidence}, within the simulation's error of ${errorAt(confidence).toFixed(4)}`,
        ours: `mean ${mean.toFixed(4)}, standard deviation ${spread.toFixed(4)}, farthest ${far.toFixed(4)}`,
        holds:
          Math.abs(mean - confidence) * Math.sqrt(found.length) <
            MAX_ERRORS * errorAt(confidence) && far < MAX_ERRORS * errorAt(confidence),
      };
    });
    return {
      findings,
      verdict:
        'Both agree within the error of the simulation. The exact calibration has no such error, and is faster.',
      charts: [],
    };
  },
});
