import type { Inspected } from './inspect-names.ts';
import type { Attempt } from './inspect-trials.ts';
import type { InspectedSeeds } from './inspection.ts';
import { drawnIn, seedNames } from './training-seed.ts';

/** The seeds of training; a saved sweep has them beside the parameters, without their names. */
export function inspectSeeds(
  { table }: Inspected,
  { record }: Pick<Attempt, 'record'>,
): InspectedSeeds | null {
  const names = seedNames(table.rows);
  const all = (record?.trials ?? drawnIn(table.rows)).flatMap(({ seed }) => seed ?? []);
  if (names.length === 0 && all.length === 0) return null;
  return { names, values: all.length, distinct: new Set(all).size };
}
