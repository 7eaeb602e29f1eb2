import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import { type ArmedSweep, saidOnce } from './armed-sweep.ts';

/** That nobody tells how the trials were drawn, neither the files nor the settings. */
export function unknownMethod(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'The files do not tell how the trials were drawn, and the limits hold for random search alone. If it was random, set `search-method: random`.';
  return saidOnce(
    sweeps,
    ({ search }) => search.method === 'unknown',
    information('search-method-unknown', { arm: null, message }),
  );
}
