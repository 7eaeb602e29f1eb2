import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import type { ArmedSweep } from './armed-sweep.ts';

const SMALL = 12;
const UNEQUAL = 4;

/** Sweeps of fewer than 12 trials that count. */
export function smallSweeps(sweeps: readonly ArmedSweep[]): Warning[] {
  return sweeps
    .filter(({ sweep }) => sweep.trials.length < SMALL)
    .map(({ arm, sweep: { trials } }) => {
      const count = trials.length === 1 ? '1 trial resolves' : `${trials.length} trials resolve`;
      const message = `${count} small budgets at the most, and only large differences show.`;
      return information('small-n', { arm, message });
    });
}

/** Sweeps of which one has more than four times the trials of the other. */
export function unequalSizes(baseline: Sweep, candidate: Sweep): Warning[] {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  if (more <= UNEQUAL * fewer) return [];
  const message = `One sweep has ${more} trials and the other ${fewer}, which limit the budgets that can be compared.`;
  return [information('unequal-n', { arm: null, message })];
}
