import type { Sweep } from '../parse/index.ts';
import type { Arm, AssumptionCode, InformationCode, Warning } from './assessment.ts';

interface Said {
  readonly arm: Arm | null;
  /** A sentence or two; holds no untrusted text. */
  readonly message: string;
  /** Parameters it is about; untrusted text. */
  readonly names?: readonly string[];
}

/** A warning that may invalidate the comparison. */
export function assumption(code: AssumptionCode, { arm, message, names = [] }: Said): Warning {
  return { code, kind: 'assumption', arm, message, names };
}

/** A warning that never changes a verdict. */
export function information(code: InformationCode, { arm, message, names = [] }: Said): Warning {
  return { code, kind: 'information', arm, message, names };
}

/** A sweep and which of both it is. */
export interface ArmedSweep {
  readonly arm: Arm;
  readonly sweep: Sweep;
}

/**
 * One warning for all the sweeps it is true of, without an arm if it is true of both; none if it is
 * true of none.
 *
 * @param sweeps one or two
 */
export function warnOnce(
  sweeps: readonly ArmedSweep[],
  isTrue: (sweep: Sweep) => boolean,
  warning: Omit<Warning, 'arm'>,
): Warning[] {
  const [first, ...others] = sweeps.filter(({ sweep }) => isTrue(sweep));
  if (first === undefined) return [];
  return [{ ...warning, arm: others.length > 0 ? null : first.arm }];
}

/** Sound sweeps get a false warning of a statistical check in at most this share of reports. */
const FALSE_WARNINGS = 0.01;

/** A question about an assumption that chance can answer wrongly. */
export interface StatisticalCheck<T> {
  /** What is wrong, unless it is chance. */
  readonly subject: T;
  /** P(p ≤ level) ≤ level if nothing is wrong; only its comparison with the level has to be right. */
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

/** The subjects of the checks whose p-value is at most the level. */
export function significant<T>(checks: readonly StatisticalCheck<T>[], level: number): T[] {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}
