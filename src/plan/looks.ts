import { overallSlowdown } from '../compare/index.ts';
import { quickRandom, type Random } from '../math/random.ts';
import {
  type Design,
  designRange,
  designsFor,
  falseStrongBoundOfLooks,
  type Method,
  piecesOf,
  powerOf,
} from './design.ts';
import { estimateRate, gateDesign, type LevelRule, levelOf } from './false-alarm.ts';

/** Looks at a candidate while it trains, with a baseline that is complete. */
export interface LooksQuestion extends Method {
  /** Trials of the baseline, ≥ 1. */
  readonly baseline: number;
  /** Candidate trials at each look, ≥ 1 and increasing. */
  readonly sizes: readonly number[];
  /** α, the wanted bound on false alarms over all looks; in (0, 1). */
  readonly rate: number;
}

/** One planned look. */
export interface PlannedLook {
  /** From 1. */
  readonly index: number;
  /** Candidate trials. */
  readonly size: number;
  /** The false-alarm rate it may spend: its equal share of α and what earlier looks left. */
  readonly alpha: number;
  /** Of its gate's bands; null where no gate keeps alpha, because the range would be empty. */
  readonly confidence: number | null;
  /** The exact false-alarm rate of strong evidence at that confidence; 0 without a gate. */
  readonly spent: number;
}

/** Looks with what each may spend. */
export interface LooksPlan {
  readonly looks: readonly PlannedLook[];
  /** Bounds the chance of a false alarm at any look, if nothing changed; at most α. */
  readonly totalRate: number;
  /** Bounds the chance that strong evidence of "worse" is wrong at any look, for any two distributions. */
  readonly totalBound: number;
}

/**
 * Shares a false-alarm rate among looks: the j-th of r may spend α/r and all that earlier ones left of
 * theirs, because no gate was possible or rates are discrete. Each look is judged at the smallest
 * confidence whose exact rate for strong evidence is within that. What a look spends depends on sizes
 * only, so that the sum of all bounds the chance of any false alarm, however looks depend on each other
 * (Bonferroni). Exact for continuous scores, an upper bound with ties, failures or a margin.
 *
 * @throws UserError for sweeps of more than 20,000 trials, whose rates are not known
 */
export function planLooks(question: LooksQuestion): LooksPlan {
  const { baseline, sizes, rate } = question;
  const looks: PlannedLook[] = [];
  const designs: Design[] = [];
  let totalRate = 0;
  for (const [i, size] of sizes.entries()) {
    const alpha = (rate * (i + 1)) / sizes.length - totalRate;
    const look = { index: i + 1, size, alpha };
    const design = gateDesign([baseline, size], question, { rate: alpha, failOn: 'strong' });
    if (designRange(design) === null) {
      looks.push({ ...look, confidence: null, spent: 0 });
      continue;
    }
    const spent = powerOf(design)(1);
    looks.push({ ...look, confidence: design.baseline.band.confidence, spent });
    designs.push(design);
    totalRate += spent;
  }
  return { looks, totalRate, totalBound: falseStrongBoundOfLooks(designs) };
}

/** What comes of looks at a candidate that is as much slower at every budget. */
export interface LooksOutcome {
  /** R > 0: how many times the baseline's trials it needs for the same score; below 1 it is faster. */
  readonly slowdown: number;
  /** The chance that it fails at any look. */
  readonly fail: number;
  /** The chance that it passes before the last look. */
  readonly passEarly: number;
  /** Candidate trials until it is decided, on average. */
  readonly meanTrials: number;
  /** All three are simulated. */
  readonly standardErrors: {
    readonly fail: number;
    readonly passEarly: number;
    readonly meanTrials: number;
  };
  /** The exact chance that it fails, with one look at the last size and the whole rate. */
  readonly single: { readonly fail: number };
}

const SLOWDOWNS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/**
 * What comes of looks under Lehmann's model, F_c = F_b^θ with θ = 1/R, for several slowdowns R: simulated for
 * independent sweeps with continuous scores. A look with a gate fails the candidate on strong evidence of
 * "worse". It passes it on strong evidence of "better" without any of "worse", or where the upper limit of the
 * overall slowdown, at the confidence of the question's band, is below `stopBelow`. The last look ends training.
 *
 * All slowdowns share the same draws: a slower candidate is worse in each of them.
 *
 * @param question what the looks were planned for, without a margin; its band has the seed
 * @param stopBelow > 0
 * @returns by increasing slowdown; the same for the same seed
 */
export function looksOutcomes(
  question: LooksQuestion,
  plan: LooksPlan,
  stopBelow: number,
): LooksOutcome[] {
  const { baseline: n, sizes, rate, band } = question;
  const last = sizes.at(-1) as number;
  const gates = gatesOf(question, plan);
  const isClear = ({ baseline, candidate }: Scores) =>
    (overallSlowdown(baseline, candidate, band.confidence)?.upper ?? Infinity) < stopBelow;

  const ends: End[][] = SLOWDOWNS.map(() => []);
  const random = quickRandom(band.seed);
  for (let draw = drawsFor(question); draw > 0; draw--) {
    const baseline = logScores(n, random).sort();
    const candidate = logScores(last, random);
    const firsts = gates.map(({ size }) => candidate.slice(0, size).sort());
    for (const [i, slowdown] of SLOWDOWNS.entries()) {
      // The logarithm of U^R.
      const scoresAt = (look: number): Scores => ({
        baseline,
        candidate: (firsts[look] as Float64Array).map((logarithm) => logarithm * slowdown),
      });
      ends[i]?.push(endOf(gates, scoresAt, isClear) ?? { trials: last, isFailed: false });
    }
  }
  const single = powerOf(gateDesign([n, last], question, { rate, failOn: 'strong' }));
  return SLOWDOWNS.map((slowdown, i) => ({
    slowdown,
    ...summarize(ends[i] as End[], last),
    single: { fail: single(slowdown) },
  }));
}

/** Of both sweeps, ascending. */
type Scores = Readonly<Record<'baseline' | 'candidate', Float64Array>>;

/** A look that can decide, by the ranks that decide at it. */
interface LookGate {
  readonly size: number;
  readonly worse: LevelRule;
  readonly better: LevelRule;
}

function gatesOf(question: LooksQuestion, { looks }: LooksPlan): LookGate[] {
  return looks.flatMap(({ size, confidence }) => {
    if (confidence === null) return [];
    const design = designsFor([question.baseline, size], question)(confidence);
    const mirrored = { ...design, baseline: design.candidate, candidate: design.baseline };
    const { minShare } = question.rules;
    const ruleOf = (one: Design): LevelRule => ({ pieces: piecesOf(one), minShare });
    return [{ size, worse: ruleOf(design), better: ruleOf(mirrored) }];
  });
}

/** How training ends. */
interface End {
  readonly trials: number;
  readonly isFailed: boolean;
}

/** Null where no look decides. */
function endOf(
  gates: readonly LookGate[],
  scoresAt: (look: number) => Scores,
  isClear: (scores: Scores) => boolean,
): End | null {
  for (const [i, { size: trials, worse, better }] of gates.entries()) {
    const scores = scoresAt(i);
    const { baseline, candidate } = scores;
    const level = levelOf(countsBelow(baseline, candidate), 0, worse);
    if (level === 'strong') return { trials, isFailed: true };
    const isBetter = () => levelOf(countsBelow(candidate, baseline), 0, better) === 'strong';
    if (isClear(scores) || (level === 'none' && isBetter())) return { trials, isFailed: false };
  }
  return null;
}

/** By the rank of each score from 1: how many of the others lie below. All ascend. */
function countsBelow(scores: Float64Array, others: Float64Array): Uint16Array {
  const counts = new Uint16Array(scores.length + 1);
  let below = 0;
  for (const [i, score] of scores.entries()) {
    while ((others[below] as number) < score) below++;
    counts[i + 1] = below;
  }
  return counts;
}

/** The logarithms of uniform scores. */
function logScores(n: number, random: Random): Float64Array {
  return Float64Array.from({ length: n }, () => Math.log1p(-random()));
}

function summarize(ends: readonly End[], last: number) {
  const draws = ends.length;
  const rateOf = (isHit: (end: End) => boolean) =>
    estimateRate({ hits: ends.filter(isHit).length, draws });
  const meanTrials = ends.reduce((sum, { trials }) => sum + trials, 0) / draws;
  const squares = ends.reduce((sum, { trials }) => sum + (trials - meanTrials) ** 2, 0);
  const fail = rateOf(({ isFailed }) => isFailed);
  const passEarly = rateOf(({ isFailed, trials }) => !isFailed && trials < last);
  return {
    fail: fail.rate,
    passEarly: passEarly.rate,
    meanTrials,
    standardErrors: {
      fail: fail.standardError,
      passEarly: passEarly.standardError,
      meanTrials: Math.sqrt(squares) / draws,
    },
  };
}

/** Scores that all draws look at together: counted and not timed, so that the same seed gives the same bytes. */
const MAX_SCORES = 4_000_000;
const MIN_DRAWS = 500;
const MAX_DRAWS = 12_500;

function drawsFor({ baseline, sizes }: LooksQuestion): number {
  const scores = sizes.reduce((sum, size) => sum + baseline + size, 0);
  return Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, Math.floor(MAX_SCORES / scores)));
}
