import { decidedShares, type Side } from './decided-shares.ts';
import type { Design } from './design.ts';
import { type Arrivals, reachAllCells } from './lattice-paths.ts';
import { leastShare } from './level-rates.ts';
import type { PathChance } from './paths.ts';
import { canHold, type Stretch, stretchesOf } from './stretches.ts';

const LEAST_TARGET = 1e-12;
const FEWEST_CELLS = 128;
const MOST_CELLS = 65_536;
/** Cells for all counts of candidate scores together: 64 megabytes. */
const MOST_STATES = 8_000_000;
const MOST_REFINEMENT = 16;
/** Widths of a bracket that are narrow enough. */
const RELATIVE_WIDTH = 0.01;
const LARGEST_WIDTH = 0.002;
const LEAST_WIDTH = 1e-9;

interface Question {
  /** R: how many times the baseline's trials the candidate needs for the same; 1: nothing changed. */
  readonly slowdown?: number;
  /** A probability: to know on which side of it the chance lies is enough. */
  readonly threshold?: number;
}

/** A probability, and what it surely lies between. */
export interface Chance {
  readonly lower: number;
  readonly value: number;
  readonly upper: number;
  /** False where the bracket is wider than it should be: the end that is conservative is to be told. */
  readonly isNarrow: boolean;
}

/**
 * The probability that the candidate is judged strongly worse: that Y₍ᵢ₎ < X₍ⱼ₎, for the ranks whose
 * limits are compared, on stretches of at least the least share that counts. Exact, for continuous
 * scores with F_c = F_b^θ, θ = 1/R [Lehmann53]; slowdown 1 is the false-alarm rate. With ties,
 * failures or a margin the truth is at most that.
 *
 * Shares are kept on a grid, rounded down for the lower and up for the upper end of a bracket; the
 * grid is made finer until the bracket is narrower than 1 % of itself (and 0.002), or below 1e-9.
 * Where that takes more cells than there may be, the bracket stays wider, and true.
 *
 * @param design independent sweeps
 * @param question slowdown > 0; with a threshold the bracket may stay wide once it lies on one side
 * @throws RangeError for a slowdown that is not positive and finite
 */
export function strongChance(design: Design, question: Question = {}): Chance {
  const { slowdown = 1, threshold } = question;
  if (!(slowdown > 0 && slowdown < Infinity)) throw new RangeError(`slowdown is ${slowdown}`);
  const task = taskOf(design, slowdown);
  if (task === null) return { lower: 0, value: 0, upper: 0, isNarrow: true };

  const affordable = Math.floor(MOST_STATES / (design.candidate.band.n + 1));
  const mostCells = Math.min(MOST_CELLS, affordable);
  for (let cells = FEWEST_CELLS; ; ) {
    const { lower, upper } = boundsOn(task, cells);
    const isSettled = threshold !== undefined && (upper <= threshold || lower > threshold);
    const excess = (upper - lower) / widthFor(upper);
    if (isSettled || excess <= 1 || cells >= mostCells) {
      return { lower, value: (lower + upper) / 2, upper, isNarrow: excess <= 1 };
    }
    cells = Math.min(mostCells, Math.ceil(cells * Math.min(MOST_REFINEMENT, 1.2 * excess)));
  }
}

function widthFor(probability: number): number {
  return Math.max(LEAST_WIDTH, Math.min(LARGEST_WIDTH, RELATIVE_WIDTH * probability));
}

interface Task {
  readonly stretches: readonly Stretch[];
  readonly arrivals: Arrivals;
  readonly side: Side;
  readonly target: number;
}

/** Null if evidence on all stretches that can be held would not be enough. */
function taskOf(design: Design, slowdown: number): Task | null {
  const { baseline, candidate, rules } = design;
  const stretches = stretchesOf(design).filter(canHold);
  const total = stretches.reduce((sum, { share }) => sum + share, 0);
  const least = leastShare(rules.minShare);
  if (stretches.length === 0 || total < least) return null;

  const spare = total - least;
  const side = least <= spare ? 'held' : 'missed';
  const target = Math.max(LEAST_TARGET, Math.min(least, spare));
  const arrivals = {
    baselineTrials: baseline.band.n,
    candidateTrials: candidate.band.n,
    exponent: 1 / slowdown,
  };
  return { stretches, arrivals, side, target };
}

interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

function boundsOn(task: Task, cells: number): Bounds {
  const [fewer, more] = [reachWith(Math.floor, task, cells), reachWith(Math.ceil, task, cells)];
  const lower = Math.min(1, fewer.reached);
  const upper = Math.min(1, Math.max(lower, more.reached + more.dropped));
  return task.side === 'held' ? { lower, upper } : { lower: 1 - upper, upper: 1 - lower };
}

function reachWith(round: (cells: number) => number, task: Task, cells: number): PathChance {
  const { side, target, stretches, arrivals } = task;
  const grid = { target, cells, round };
  const shares = decidedShares(stretches, arrivals.candidateTrials, { side, grid });
  return reachAllCells(shares, cells, arrivals);
}
