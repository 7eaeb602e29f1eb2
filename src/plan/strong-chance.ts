import { findRoot } from '../math/root.ts';
import { type Design, isComputable, piecesOf } from './design.ts';

/** Four times in five. */
const USUAL_POWER = 0.8;
const MAX_SLOWDOWN = 2 ** 20;

/**
 * The chance that strong evidence shows, anywhere on the range, a candidate that needs R > 0 times the
 * baseline's trials for the same score at every budget [Lehmann53]: the false-alarm rate at R = 1, where
 * nothing changed, and the power beyond, which increases with R. Exact for independent sweeps with
 * continuous scores, an upper bound with ties, failures or (at 1) a margin.
 *
 * @param design with budgets in trials; without a margin, unless R is 1
 * @returns by the slowdown R, in [0, 1]; 0 where the sweeps resolve no budget
 */
export function powerOf(design: Design): (slowdown: number) => number {
  const corners = cornersOf(design);
  return (slowdown) => chanceOf(corners, slowdown);
}

/**
 * The slowdown at every budget, in [1, 2²⁰], that strong evidence shows with the given power, to a
 * relative error of 1e-10.
 *
 * @param design with budgets in trials and no margin
 * @param power in (0, 1)
 * @returns null where no such slowdown has that power, as where the sweeps resolve no budget, and
 *   for sweeps of more than 20,000 trials
 */
export function detectableSlowdown(design: Design, power = USUAL_POWER): number | null {
  if (!isComputable(design)) return null;
  const powerAt = powerOf(design);
  const excess = (logarithm: number) => powerAt(Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= Math.log(MAX_SLOWDOWN)) return null;
    high *= 2;
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}

/**
 * Where strong evidence holds, by the order of the scores. On a piece of the range it is Y₍ᵢ₎ < X₍ⱼ₎: at least
 * i of the candidate's scores lie below the baseline's j-th. Of all pieces with the same j the least i
 * decides: evidence holds somewhere on the range if one baseline score has that many below it.
 *
 * @returns that number by the rank j of a baseline score, from 1, and the least j that decides something; both
 *   infinite where nothing is decided. Below rank 0, which is no score, there are never enough.
 */
function cornersOf(design: Design) {
  const [baselineTrials, candidateTrials] = [design.baseline.band.n, design.candidate.band.n];
  const enoughBelow = new Float64Array(baselineTrials + 1).fill(Infinity);
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design))
    enoughBelow[j] = Math.min(enoughBelow[j] as number, i);
  const lowest = enoughBelow.findIndex((i) => i < Infinity);
  const least = lowest === -1 ? Infinity : lowest;
  return { baselineTrials, candidateTrials, enoughBelow, lowest: least };
}

/** A chance this small is left out: far below the precision of any rate. */
const NEGLIGIBLE = 1e-60;

/**
 * The probability of strong evidence anywhere on the range, exactly, for continuous scores.
 *
 * Scores are taken from the largest down. With a of the baseline's and b of the candidate's to come, the
 * largest is the candidate's with probability θb/(a + θb), θ = 1/R: where nothing changed because all
 * orders are equally likely, and for F_c = F_b^θ, which is τ_c(k) = τ_b(θk), by [Lehmann53]. When the
 * baseline's j-th score comes, the candidate's that are left lie below it: with enough of them evidence
 * holds, and the rest does not matter. One pass over all numbers of scores left adds up the chances of
 * ending there; chances are only ever multiplied and added up, so that nothing cancels.
 */
function chanceOf(corners: ReturnType<typeof cornersOf>, slowdown: number): number {
  const { baselineTrials, candidateTrials, enoughBelow, lowest } = corners;
  // By the candidate's scores left: the chance of that when the next baseline score comes.
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest, most] = [candidateTrials, candidateTrials];
  let held = 0;
  for (let a = baselineTrials; a >= lowest; a--) {
    fewest = takeCandidates(chances, [fewest, most], a * slowdown);
    const enough = enoughBelow[a] as number;
    for (; most >= fewest && (most >= enough || isNegligible(chances[most])); most--) {
      held += chances[most] as number;
      chances[most] = 0;
    }
  }
  return Math.min(1, held);
}

/**
 * Before the next baseline score any number of the candidate's may come.
 *
 * @param window chances of fewer scores left, or of more, are none
 * @param weight of the baseline scores that are left, relative to that of one of the candidate's
 * @returns the fewest that may be left now
 */
function takeCandidates(
  chances: Float64Array,
  [fewest, most]: readonly [number, number],
  weight: number,
): number {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = (chances[b] as number) + passedOn;
    if (b < fewest && isNegligible(here)) return b + 1;
    const share = here / (weight + b);
    chances[b] = share * weight;
    passedOn = share * b;
  }
  chances[0] = (chances[0] as number) + passedOn;
  return 0;
}

function isNegligible(chance: number | undefined): boolean {
  return (chance ?? 0) < NEGLIGIBLE;
}
