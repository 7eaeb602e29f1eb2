import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import {
  type Configurations,
  configurationsOf,
  type Draw,
  type Overlap,
  sharedBeyondChance,
} from './configurations.ts';
import { searchedColumns } from './parameter-columns.ts';
import { isOverAgain } from './same-rows.ts';

/**
 * Whether two sweeps share configurations, so that they are not independent: at least half of the
 * configurations of the smaller one occur in the other, beyond what repeats within each sweep explain,
 * or one is the other over again. By chance, in the worst of discrete spaces, that is so for about 1
 * pair in 100 of eight trials each, and for fewer of more. Levels of both bands together need the bound for dependent sweeps then.
 * False where parameters are not known and the scores do not tell.
 */
export function arePaired(baseline: Sweep, candidate: Sweep): boolean {
  if (isOverAgain(baseline, candidate)) return true;
  const columns = searchedColumns(baseline, candidate);
  return pairsIn(configurationsOf({ baseline, candidate, columns })) !== null;
}

/** The warning of it, where configurations tell. */
export function pairedSweeps(configurations: Configurations): Warning[] {
  const overlap = pairsIn(configurations);
  if (overlap === null) return [];
  const message = `${overlap.shared} of the ${overlap.of} configurations of the smaller sweep occur in the other: the sweeps are paired. Each band holds, while what is computed for independent sweeps does not; shared configurations normally make false alarms rarer.`;
  return [assumption('paired-sweeps', { arm: null, message })];
}

function pairsIn({ baseline, candidate }: Configurations): Overlap | null {
  const overlap = sharedBeyondChance(baseline.map(keyOf), candidate.map(keyOf));
  return overlap !== null && 2 * overlap.shared >= overlap.of ? overlap : null;
}

function keyOf({ configuration }: Draw): string {
  return configuration;
}
