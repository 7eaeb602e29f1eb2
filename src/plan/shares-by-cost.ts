import {
  areApart,
  type CostedRules,
  costsOf,
  type Place,
  placeInCost,
  placeInTrials,
} from './costed-rules.ts';
import type { Deal } from './deal.ts';
import { HeldLevels, type SharesOf } from './level-rates.ts';
import type { RankSteps } from './rank-steps.ts';

/** Both curves in trials, and what sets the range when their budgets are in cost. */
export interface CostedSteps {
  readonly baseline: RankSteps;
  readonly candidate: RankSteps;
  /** The largest budget of each in its own trials. */
  readonly resolved: readonly [baseline: number, candidate: number];
  readonly rules: CostedRules;
}

/** A range of one budget has this length, so that its shares are 0 or 1 too. */
const POINT = Number.MIN_VALUE;

/** Where a deal puts the curves on the axis of log budget, and what is compared there. */
interface Layout {
  readonly baselineShift: number;
  readonly candidateShift: number;
  readonly from: number;
  readonly to: number;
  readonly margin: number;
}

/**
 * The shares of the levels of "worse" on a cost axis, by how the pooled trials are dealt. Mean costs
 * are those of the deal; they move the curves along the axis of log budget, and the range with them.
 * Where they are too far apart, budgets are in trials. A range of one budget is all or none, an empty one no evidence.
 *
 * Shares may also be of the range of other curves, with more confidence. They are then at least those at
 * any confidence in between: where the costs are too far apart for one of both alone, the larger of the
 * shares in cost and in trials.
 *
 * @param steps of sweeps with as many trials as are dealt
 * @param relativeTo curves of which the range is what shares are shares of
 */
export function sharesByCost(deal: Deal, steps: CostedSteps, relativeTo = steps): SharesOf {
  const inCost = sharesIn(placeInCost, deal, [steps, relativeTo]);
  const inTrials = sharesIn((_, rules) => placeInTrials(rules), deal, [steps, relativeTo]);
  return (interleaving) => {
    deal.deal(interleaving);
    const costs = costsOf(deal.baseline.meanCost, deal.candidate.meanCost);
    const [isApart, isApartThere] = [steps, relativeTo].map((one) => areApart(costs, one.resolved));
    if (isApart === isApartThere) return isApart ? inTrials(costs) : inCost(costs);
    const others = inTrials(costs);
    return inCost(costs).map((share, level) => Math.max(share, others[level] as number));
  };
}

type Costs = readonly [baseline: number, candidate: number];
type PlaceOf = (costs: Costs, rules: CostedRules) => Place;

/** The shares of the deal as it is, in cost or in trials. */
function sharesIn(
  placeOf: PlaceOf,
  deal: Deal,
  [steps, relativeTo]: readonly [CostedSteps, CostedSteps],
): (costs: Costs) => Float64Array {
  const held = new HeldLevels();
  return (costs) => {
    held.clear();
    const layout = layOut(placeOf(costs, steps.rules), steps);
    addLevels(held, layout, { deal, steps, margin: layout.margin });
    const { from, to } =
      relativeTo === steps ? layout : layOut(placeOf(costs, relativeTo.rules), relativeTo);
    return held.sharesOf(from < to ? to - from : POINT);
  };
}

function layOut({ costs, limits }: Place, { baseline, candidate }: CostedSteps): Layout {
  const { budgetMin, budgetMax, margin } = limits;
  const [baselineShift, candidateShift] = [Math.log(costs[0]), Math.log(costs[1])];
  return {
    baselineShift,
    candidateShift,
    from: Math.log(Math.max(...costs, budgetMin ?? 0)),
    to: Math.min(
      lastOf(baseline.ends) + baselineShift,
      lastOf(candidate.ends) + candidateShift,
      Math.log(budgetMax ?? Infinity),
    ),
    margin,
  };
}

/** Of a curve that resolves nothing, a budget that is below all. */
function lastOf(ends: Float64Array): number {
  return ends.at(-1) ?? -Infinity;
}

interface Curves {
  readonly deal: Deal;
  readonly steps: CostedSteps;
  readonly margin: number;
}

function addLevels(held: HeldLevels, layout: Layout, curves: Curves): void {
  const { from, to, baselineShift, candidateShift } = layout;
  const { baseline, candidate } = curves.steps;
  let b = firstStep(baseline.ends, from - baselineShift);
  let c = firstStep(candidate.ends, from - candidateShift);
  if (from === to) held.add(levelAt(b, c, curves), POINT);
  for (let at = from; at < to; ) {
    const baselineEnd = (baseline.ends[b] as number) + baselineShift;
    const candidateEnd = (candidate.ends[c] as number) + candidateShift;
    const next = baselineEnd < candidateEnd ? baselineEnd : candidateEnd;
    const end = next < to ? next : to;
    held.add(levelAt(b, c, curves), end - at);
    if (baselineEnd <= end) b++;
    if (candidateEnd <= end) c++;
    at = end;
  }
}

/** The step that holds at a log budget and below: curves are continuous from the left. */
function firstStep(ends: Float64Array, budget: number): number {
  let step = 0;
  while (step < ends.length - 1 && (ends[step] as number) < budget) step++;
  return step;
}

/** The level of "worse" on a step of either curve, the candidate raised by the margin. */
function levelAt(b: number, c: number, { deal, steps, margin }: Curves): number {
  const { baseline, candidate } = steps;
  const lower = deal.baseline.scores[baseline.lower[b] as number] as number;
  const upper = (deal.candidate.scores[candidate.upper[c] as number] as number) + margin;
  if (upper < lower) return 3;
  const baselinePoint = deal.baseline.scores[baseline.point[b] as number] as number;
  const point = (deal.candidate.scores[candidate.point[c] as number] as number) + margin;
  return (upper < baselinePoint ? 1 : 0) + (point < lower ? 1 : 0);
}
