import { suspectedFailedValue } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import type { ArmedSweep } from './armed-sweep.ts';

/** Scores that look as if they had been written for trials that failed. */
export function suspectedFailures(sweeps: readonly ArmedSweep[]): Warning[] {
  return sweeps.flatMap(({ arm, sweep }) => {
    const suspected = suspectedFailedValue(sweep);
    if (suspected === null) return [];
    const { value, count } = suspected;
    const message = `${count} trials score ${value}, which looks as if it stood for failure. If it does, set \`failed-value: ${value}\`.`;
    return [information('failed-value-suspected', { arm, message })];
  });
}
