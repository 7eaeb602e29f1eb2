import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import { chanceToShare } from './chance-to-share.ts';
import {
  type Configurations,
  configurationsOf,
  type Draw,
  type Overlap,
  overlapOf,
} from './configurations.ts';
import { searchedColumns } from './parameter-columns.ts';
import { isOverAgain } from './same-rows.ts';

/** Independent sweeps share as many at most this often. */
const RARELY = 1 / 1000;

/**
 * Whether two sweeps share configurations, so that they are not independent: at least half of the
 * configurations of the smaller one occur in the other, and chance alone would share as many at most 1
 * time in 1,000, by the number of distinct configurations seen (`chanceToShare`); or one is the other over
 * again. Levels of both bands together need the bound for dependent sweeps then. False where parameters are
 * not known and the scores do not tell, and where there are too few to tell: five trials in each that are all
 * shared may be chance in a small space.
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

function pairsIn(draws: Configurations): Overlap | null {
  const [one, other] = [draws.baseline.map(keyOf), draws.candidate.map(keyOf)];
  const [smaller, larger] = other.length < one.length ? [other, one] : [one, other];
  const overlap = overlapOf(smaller, larger);
  if (overlap.shared === 0 || 2 * overlap.shared < overlap.of) return null;
  const [few, many] = [new Set(smaller), new Set(larger)];
  const shared = [...few].filter((key) => many.has(key)).length;
  const distinct = few.size + many.size - shared;
  const chance = chanceToShare({ sizes: [one.length, other.length], distinct, shared }, RARELY);
  return chance <= RARELY ? overlap : null;
}

function keyOf({ configuration }: Draw): string {
  return configuration;
}
