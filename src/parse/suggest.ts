import type { Suggestion } from '../errors.ts';
import { printable } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import type { Column } from './columns.ts';
import { likelyScore, type Scored, scoreColumns } from './score-columns.ts';
import { directionByName, isCopiable } from './score-names.ts';

const MOST_COLUMNS = 20;

/**
 * What the metric and its direction may be, unless they are set, going by names alone.
 *
 * @param near the column of numbers that was probably meant
 * @returns null if nothing may be the metric
 */
export function suggest(
  table: Scored,
  { metric, direction, cost }: ReadingSettings,
  near: string | null = null,
): Suggestion | null {
  const found = scoreColumns(table, cost);
  const columns = [...found.plain, ...found.nested];
  const meant = near !== null && isCopiable(near) ? near : null;
  const likely = metric ?? meant ?? likelyScore(found);
  if (likely === null) return null;
  return {
    columns: columns.slice(0, MOST_COLUMNS).map(toSuggested),
    hidden: Math.max(0, columns.length - MOST_COLUMNS),
    settings: [
      ['metric', likely],
      ['direction', direction ?? directionByName(likely) ?? 'maximize'],
    ],
  };
}

function toSuggested({ name, least, greatest, numbers }: Column): Suggestion['columns'][number] {
  return { name: printable(name, 40), least, greatest, values: numbers };
}
