import { chanceToTouch, type Staircase } from '../math/interleaving.ts';
import { quickRandom, type Random } from '../math/random.ts';
import type { GivenBudget } from '../settings/index.ts';
import { type Method, noChangeDesign } from './design.ts';
import { estimateRate, gateAt, powerAgainstCap } from './gate.ts';

/** Looks at a candidate while it trains, with a baseline that is complete. */
export interface LooksQuestion extends Method {
  /** Trials of the baseline, ≥ 1. */
  readonly baseline: number;
  /** Candidate trials at each look, ≥ 1 and increasing. */
  readonly sizes: readonly number[];
  /** α, the wanted bound on false alarms over all looks; in (0, 1). */
  readonly rate: number;
  /** Before the last look: the p-value from which on a candidate passes, in (0, 1]. */
  readonly passAbove: number;
}

/** One planned look. */
export interface PlannedLook {
  /** From 1. */
  readonly index: number;
  /** Candidate trials. */
  readonly size: number;
  /** The level of its test. */
  readonly alpha: number;
  /** What that test attains; 0 where no order of so few scores fails it. */
  readonly spent: number;
}

/** Looks with what each may spend. */
export interface LooksPlan {
  readonly looks: readonly PlannedLook[];
  /** Bounds the chance of a false alarm at any look, if nothing changed; at most α. */
  readonly totalRate: number;
}

/**
 * Shares a false-alarm rate among looks by the cube of the share of trials, α·((m_j/m_L)³ − (m_{j−1}/m_L)³). The
 * levels add up to α, which bounds the chance of any false alarm however looks depend on each other (Bonferroni), and
 * most is left to the last look, which sees most. Exact for continuous scores, an upper bound with ties, failures or
 * a margin.
 */
export function planLooks({
  baseline,
  sizes,
  rate,
  ...method
}: Omit<LooksQuestion, 'passAbove'>): LooksPlan {
  const last = sizes.at(-1) as number;
  const looks = sizes.map((size, i) => {
    const alpha = rate * ((size / last) ** 3 - ((sizes[i - 1] ?? 0) / last) ** 3);
    const spent = gateAt(noChangeDesign([baseline, size], method), alpha).rate;
    return { index: i + 1, size, alpha, spent };
  });
  return { looks, totalRate: looks.reduce((sum, { spent }) => sum + spent, 0) };
}

/** What comes of looks at one kind of candidate. */
export interface LooksOutcome {
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

/** What looks at a candidate while it trains can show and save. */
export interface LooksForecast extends LooksPlan {
  /** Slower at every budget: R times the baseline's trials for the same score, by increasing R > 0; below 1 faster. */
  readonly outcomes: readonly (LooksOutcome & { readonly slowdown: number })[];
  /** The baseline's curve up to a budget in trials, and flat beyond, by increasing budget. */
  readonly capped: readonly (LooksOutcome & { readonly budget: number })[];
  /** On average, where nothing changed: trials that are not run, and what they cost where that is known. */
  readonly saving: { readonly trials: number; readonly cost: GivenBudget | null };
}

const SLOWDOWNS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];
const CAPS = [2, 4];

/**
 * What comes of looks, simulated for independent sweeps with continuous scores, under Lehmann's model F_c = F_b^(1/R)
 * for several slowdowns R, and for candidates whose scores end at what the baseline reaches with a budget. A look fails
 * a candidate by the test of no change at its level, passes one that is better by the same test, and before the
 * last passes one of which the test of no change finds no sign, p ≥ `passAbove`.
 *
 * All candidates share the same draws.
 *
 * @param question without a margin; its band has the seed
 * @param trialCost what a trial costs, if given
 * @returns the same for the same seed
 */
export function forecastLooks(
  question: LooksQuestion,
  trialCost: GivenBudget | null,
): LooksForecast {
  const { baseline: n, sizes, rate, quantile, band } = question;
  const plan = planLooks(question);
  const looks = plan.looks.map((look) => lookRules(look, question));
  const last = sizes.at(-1) as number;
  const single = gateAt(noChangeDesign([n, last], question), rate).staircase;

  const slower = SLOWDOWNS.map((slowdown) => (logarithm: number) => logarithm * slowdown);
  const capped = CAPS.map((budget) => {
    const end = Math.log(quantile) / budget;
    return (logarithm: number) => Math.min(logarithm, end);
  });
  const scoreOf = [...slower, ...capped];
  const ends: End[][] = scoreOf.map(() => []);
  const random = quickRandom(band.seed);
  for (let draw = drawsFor(question); draw > 0; draw--) {
    const baseline = logScores(n, random).sort();
    const candidate = logScores(last, random);
    const firsts = sizes.map((size) => candidate.slice(0, size).sort());
    for (const [i, score] of scoreOf.entries())
      ends[i]?.push(endOf(looks, baseline, (look) => (firsts[look] as Float64Array).map(score)));
  }
  const outcomeOf = (i: number, fail: number) => ({
    ...summarize(ends[i] as End[], last),
    single: { fail },
  });
  const outcomes = SLOWDOWNS.map((slowdown, i) => ({
    slowdown,
    ...outcomeOf(i, chanceToTouch(single, slowdown)),
  }));
  const unchanged = outcomes.find(({ slowdown }) => slowdown === 1)?.meanTrials ?? last;
  const trials = last - unchanged;
  const cost = trialCost && { ...trialCost, value: trialCost.value * trials };
  return {
    ...plan,
    outcomes,
    capped: CAPS.map((budget, i) => ({
      budget,
      ...outcomeOf(SLOWDOWNS.length + i, powerAgainstCap(single, budget, quantile)),
    })),
    saving: { trials, cost },
  };
}

/** A look, by the orders of the scores that decide at it. */
interface LookRules {
  readonly size: number;
  readonly worse: Staircase;
  readonly better: Staircase;
  /** Touched by what does not pass early. */
  readonly sign: Staircase;
}

function lookRules({ size, alpha }: PlannedLook, question: LooksQuestion): LookRules {
  const { baseline, passAbove } = question;
  const at = (trials: readonly [number, number], level: number) =>
    gateAt(noChangeDesign(trials, question), level).staircase;
  return {
    size,
    worse: at([baseline, size], alpha),
    better: at([size, baseline], alpha),
    // What is exactly at the limit passes.
    sign: at([baseline, size], passAbove * (1 - 1e-9)),
  };
}

/** How training ends. */
interface End {
  readonly trials: number;
  readonly isFailed: boolean;
}

function endOf(
  looks: readonly LookRules[],
  baseline: Float64Array,
  scoresAt: (look: number) => Float64Array,
): End {
  let trials = 0;
  for (const [i, { size, worse, better, sign }] of looks.entries()) {
    trials = size;
    const candidate = scoresAt(i);
    const pair = [baseline, candidate] as const;
    if (touches(worse, pair)) return { trials, isFailed: true };
    if (touches(better, [candidate, baseline]) || !touches(sign, pair)) break;
  }
  return { trials, isFailed: false };
}

/** Whether an order touches a staircase, of scores that ascend. */
function touches(
  { steps }: Staircase,
  [baseline, candidate]: readonly [Float64Array, Float64Array],
): boolean {
  let below = 0;
  for (let a = 1; a < steps.length; a++) {
    const score = baseline[a - 1] as number;
    while ((candidate[below] as number) < score) below++;
    if (below >= (steps[a] as number)) return true;
  }
  return false;
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
