/** Relative: a mean cost is a sum of as many roundings as there are trials. */
const SLACK = 1e-9;

/**
 * How many trials a budget buys: budget / c̄. Whole where rounding alone keeps it from that, since
 * the estimate U is for whole trials only.
 *
 * @param budget > 0, on the axis of the curve
 * @param trialCost c̄ > 0, what a trial costs there; 1 where budgets are trials
 */
export function trialsFor(budget: number, trialCost: number): number {
  const trials = budget / trialCost;
  const whole = Math.round(trials);
  return Math.abs(trials - whole) <= SLACK * whole ? whole : trials;
}
