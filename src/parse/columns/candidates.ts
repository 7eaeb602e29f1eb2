import type { Question, SuggestedSetting, Suggestion } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import type { Direction, ReadingSettings } from '../../settings/index.ts';
import { recordedDirection, type Table } from '../table.ts';
import { type Column, isNumeric, surveyPaths } from './columns.ts';
import { isCounterName, isScoreName, isSeedName, isStatusName, PARAMETER_GROUP } from './words.ts';

/**
 * The columns and paths of numbers that could be the metric, those named like scores first: those the
 * format marks as scores, or all but known parameters, numbers of trials and the cost asked for.
 */
export function scoreColumns({ rows, scores }: Table, cost: string | null): Column[] {
  const none = new Set([cost]);
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) none.add(name);
  const columns = surveyPaths(rows);
  const isKnown = columns.length === 1 || scores?.length === 1;
  return columns
    .filter((column) => isNumeric(column) && !none.has(column.name))
    .filter(({ name }) => scores?.includes(name) ?? !PARAMETER_GROUP.test(name.split('.')[0] ?? ''))
    .filter(
      ({ name }) => isKnown || ![isStatusName, isSeedName, isCounterName].some((is) => is(name)),
    )
    .toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}

/** The metric if none is named: the only candidate that can be nothing else; null otherwise. */
export function onlyScore(table: Table, cost: string | null): string | null {
  const [only, second] = scoreColumns(table, cost);
  if (only === undefined || second !== undefined) return null;
  const isLone = surveyPaths(table.rows).length === 1;
  return isLone || table.scores?.length === 1 || isScoreName(only.name) ? only.name : null;
}

/** The settings for the metric and its direction, as far as they are known; null if no column can be it. */
export function suggest(
  table: Table,
  { metric, direction, cost }: Pick<ReadingSettings, 'metric' | 'direction' | 'cost'>,
): Suggestion | null {
  const columns = scoreColumns(table, cost);
  if (metric === null && columns.length === 0) return null;
  return { settings: scoreSettings(table, { metric, direction }, columns) };
}

const MAX_CHOICES = 5;

const EITHER_WAY: Question = {
  question: 'maximize or minimize?',
  placeholder: 'maximize|minimize',
};

/**
 * The metric and its direction, as given or as a question; no direction if the files record it.
 *
 * @param candidates at least one, if there is no metric
 */
export function scoreSettings(
  table: Table,
  { metric, direction }: { readonly metric: string | null; readonly direction: Direction | null },
  candidates: readonly Column[],
): SuggestedSetting[] {
  // Without a metric, the files may record a direction for every score.
  const isRecorded =
    metric === null
      ? table.direction !== null || Object.keys(table.directions ?? {}).length > 0
      : recordedDirection(table, metric) !== null;
  const asked: SuggestedSetting = ['metric', metric ?? askMetric(candidates)];
  return isRecorded ? [asked] : [asked, ['direction', direction ?? EITHER_WAY]];
}

function askMetric(candidates: readonly Column[]): Question {
  const shown = candidates.slice(0, MAX_CHOICES).map(({ name }) => printable(name, 40));
  const hidden = candidates.length - shown.length;
  const choices = hidden > 0 ? [...shown, `${hidden} more`] : shown;
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
  return { question: `${list}?`, placeholder: 'NAME' };
}
