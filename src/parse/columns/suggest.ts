import type { Question, SuggestedSetting, Suggestion } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import type { Direction, ReadingSettings } from '../../settings/index.ts';
import { recordedDirection, type Table } from '../table.ts';
import type { Column } from './columns.ts';
import { directionByName, isCopiable } from './names.ts';
import { likeliestFirst, scoreColumns } from './score-columns.ts';

const MAX_COLUMNS = 20;

/**
 * The settings for the metric and its direction, as far as they are known.
 *
 * @param near the column of numbers that was probably meant by the name that was given
 * @returns null if no column can be the metric
 */
export function suggest(
  table: Table,
  { metric, direction, cost }: ReadingSettings,
  near: string | null = null,
): Suggestion | null {
  const found = scoreColumns(table, cost);
  const columns = [...found.plain, ...found.nested];
  const meant = near !== null && isCopiable(near) ? near : null;
  const known = metric ?? meant;
  if (known === null && columns.length === 0) return null;
  const names = likeliestFirst(found).map(({ name }) => name);
  return {
    columns: columns.slice(0, MAX_COLUMNS).map(toSuggested),
    hidden: Math.max(0, columns.length - MAX_COLUMNS),
    settings: [['metric', known ?? askMetric(names)], ...directionSetting(table, known, direction)],
  };
}

function toSuggested({ name, least, greatest, numbers }: Column): Suggestion['columns'][number] {
  return { name: printable(name, 40), least, greatest, values: numbers };
}

const MAX_CHOICES = 5;

/** @param names of what could be the metric, at least one, the likeliest first */
export function askMetric(names: readonly string[]): Question {
  const shown = names.slice(0, MAX_CHOICES).map((name) => printable(name, 40));
  const hidden = names.length - shown.length;
  const choices = hidden > 0 ? [...shown, `${hidden} more`] : shown;
  const last = choices.pop();
  const question = choices.length === 0 ? `${last}?` : `${choices.join(', ')} or ${last}?`;
  return { question, placeholder: 'NAME' };
}

const EITHER_WAY: Question = {
  question: 'maximize or minimize?',
  placeholder: 'maximize|minimize',
};

/** Nothing if the files record it; a direction that the name does not give is asked, never guessed. */
export function directionSetting(
  table: Table,
  metric: string | null,
  given: Direction | null,
): SuggestedSetting[] {
  if (isRecorded(table, metric)) return [];
  const named = metric === null ? null : directionByName(metric);
  return [['direction', given ?? named ?? EITHER_WAY]];
}

/** Without a metric: whether the files record a direction for any score. */
export function isRecorded(table: Table, metric: string | null): boolean {
  if (metric !== null) return recordedDirection(table, metric) !== null;
  return table.direction !== null || Object.keys(table.directions ?? {}).length > 0;
}
