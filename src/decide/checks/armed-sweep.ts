import type { Sweep } from '../../parse/index.ts';
import type { Arm, Warning } from '../assessment.ts';

/** A sweep and which of both it is. */
export interface ArmedSweep {
  readonly arm: Arm;
  readonly sweep: Sweep;
}

/**
 * One warning for all sweeps it is true of; none where that is none. It names no arm where it is
 * true of both.
 *
 * @param sweeps one or two
 */
export function saidOnce(
  sweeps: readonly ArmedSweep[],
  isTrue: (sweep: Sweep) => boolean,
  warning: Omit<Warning, 'arm'>,
): Warning[] {
  const [first, ...others] = sweeps.filter(({ sweep }) => isTrue(sweep));
  if (first === undefined) return [];
  return [{ ...warning, arm: others.length > 0 ? null : first.arm }];
}
