/** Sound sweeps get a false warning of a statistical check in at most this share of reports. */
export const FALSE_WARNINGS = 0.01;

/** A question about an assumption that chance can answer wrongly. */
export interface StatisticalCheck<T> {
  /** What is the matter if it is not chance. */
  readonly subject: T;
  /** P(p ≤ level) ≤ level if all is well; need be told apart from the level alone. */
  readonly pValue: (level: number) => number;
}

/**
 * The level of each check of a report: 0.01 divided by their number, so that by Bonferroni's bound
 * at most 1 report in 100 on sound sweeps has a false warning, however the checks depend on each other.
 *
 * @param checks how many there are, ≥ 0
 */
export function levelOfEach(checks: number): number {
  return FALSE_WARNINGS / Math.max(1, checks);
}

/** What is the matter according to the checks whose p-value is not above the level. */
export function significant<T>(checks: readonly StatisticalCheck<T>[], level: number): T[] {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}
