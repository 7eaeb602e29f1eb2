import type { Question, SuggestedSetting, Suggestion } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import type { Direction, ReadingSettings } from '../../settings/index.ts';
import { seedNames } from '../parameters.ts';
import { isStatusName } from '../status.ts';
import { isFields, ownValue, type Row, recordedDirection, type Table } from '../table.ts';
import { readInstant, readNumber } from '../values.ts';
import { type Column, isNumeric, namesOfColumns, nestedRows, surveyColumns } from './columns.ts';
import {
  directionByName,
  isCopiable,
  isCostName,
  isScoreName,
  isSpread,
  partsOf,
} from './names.ts';

/** Where the metric is looked for. */
type Scored = Pick<Table, 'rows' | 'scores'>;

/**
 * The columns of numbers that could be the metric: those the format marks as scores, or all but numbers of
 * trials, seeds, parameters and the cost asked for; then the numbers in objects and lists, by their paths.
 */
export function scoreColumns({ rows, scores }: Scored, cost: string | null): Column[] {
  const numeric = (some: readonly Row[]) =>
    surveyColumns(some).filter((column) => isNumeric(column) && column.name !== cost);
  if (scores !== null) {
    const isKnown = scores.length === 1;
    return numeric(rows).filter(
      ({ name }) => scores.includes(name) && (isKnown || !isCounter(name)),
    );
  }
  const within = nestedRows(rows);
  const none = new Set([...seedNames(rows), ...parametersIn(rows)]);
  const columns = numeric(rows).filter(
    ({ name }) => !none.has(name) && !isCounter(name) && !isStatusName(name),
  );
  // The only column can be nothing else.
  if (isLone(rows)) return columns;
  const paths = numeric(within).filter(({ name }) => !isOfParameters(name) && !isCounter(name));
  return [
    ...columns.filter((column) => !numbersAll(rows, column)),
    ...paths.filter((column) => !numbersAll(within, column)),
  ];
}

/** The metric if none is named: the only candidate that can be nothing else; null otherwise. */
export function onlyScore(table: Scored, cost: string | null): string | null {
  const [only, second] = scoreColumns(table, cost);
  if (only === undefined || second !== undefined) return null;
  const isKnown = table.scores?.length === 1 || isLone(table.rows) || isScoreName(only.name);
  return isKnown ? only.name : null;
}

/** Candidates for the metric, first those named like scores. */
export function likeliestFirst(columns: readonly Column[]): Column[] {
  return columns.toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}

function parametersIn(rows: readonly Row[]): Set<string> {
  const names = new Set<string>();
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) names.add(name);
  return names;
}

const GROUPS = /^(params?|parameters?|h(yper)?_?param(eter)?s?|config(uration)?|cfg|args|space)$/i;

function isOfParameters(path: string): boolean {
  return segmentsOf(path)
    .slice(0, -1)
    .some((segment) => GROUPS.test(segment));
}

const COUNTERS =
  /^(id|uuid|index|idx|number|no|nr|num|trials?|iterations?|iters?|steps?|epochs?|seed|timestamp|datetime|date|status|state|budgets?|fidelity)$/;

/** Whether the last part of a name counts or describes trials: `trial_id`, `log.step`. */
function isCounter(name: string): boolean {
  const last = segmentsOf(name).at(-1) ?? name;
  if (isScoreName(last) || name.endsWith(']')) return false;
  const words = partsOf(last).filter((part) => !/^\d+$/.test(part));
  const isMoment = /^(random_?state|(start|end)(ed)?_?(time|at)|created_?at)$/i.test(last);
  return isMoment || isSpread(words) || COUNTERS.test(words.at(-1) ?? '');
}

/** The names in a path: `history[-1].loss` has two, and so has `eval/loss`. */
function segmentsOf(path: string): string[] {
  return path.split(/\[-?\d+\]|[./]/).filter(Boolean);
}

/** Fewer may be 0 and 1 by chance. */
const MIN_NUMBERED = 3;

/** Whether a column holds 0, 1, 2 … or 1, 2, 3 …, in any order, and is not named like a score. */
function numbersAll(rows: readonly Row[], { name, least, greatest }: Column): boolean {
  if (rows.length < MIN_NUMBERED || isScoreName(name)) return false;
  if ((least !== 0 && least !== 1) || greatest !== least + rows.length - 1) return false;
  const found = new Set(rows.map(({ fields }) => readNumber(ownValue(fields, name))));
  return rows.every((_, i) => found.has(least + i));
}

/** Whether there is one column, with numbers or text in it. */
function isLone(rows: readonly Row[]): boolean {
  return namesOfColumns(rows).size === 1 && nestedRows(rows).length === 0;
}

/** More trials than searches have; nobody looks at the parameters of so many. */
const MAX_GUESSED_TRIALS = 10_000;
const MAX_GUESSED = 100;

/** Columns of text about a trial. */
const REMARKS =
  /^(name|notes?|comments?|tags?|message|error|exception|traceback|warnings?|reason|user|author|host|hostname|node|device|worker|pid|path|file|folder|dir|directory|checkpoint|log|url|link|commit|sha|hash|version|created|started|finished|updated)$/;

/**
 * The columns that may be parameters where the files do not tell: those that vary, without what is measured, counts
 * or describes the trials. Objects named like `config` are the parameters, if there are any.
 *
 * @param known what the metric and the cost are read from
 */
export function parameterColumns(rows: readonly Row[], known: readonly string[]): string[] {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters)) return [];
  const columns = surveyColumns(rows);
  const groups = columns.filter(({ name, example }) => isFields(example) && GROUPS.test(name));
  if (groups.length > 0) return groups.map(({ name }) => name);
  const none = new Set([
    ...seedNames(rows),
    ...known.flatMap((one) => [one, ...one.split(/[^\w-]+/)]),
  ]);
  return columns
    .filter(({ name }) => !none.has(name) && !isStatusName(name) && !isCounter(name))
    .filter(({ name }) => !isCostName(name) && !REMARKS.test(partsOf(name).at(-1) ?? ''))
    .filter((column) => (isNumeric(column) ? isTuned(rows, column) : isCategory(rows, column)))
    .slice(0, MAX_GUESSED)
    .map(({ name }) => name);
}

function isTuned(rows: readonly Row[], column: Column): boolean {
  return column.least < column.greatest && !isScoreName(column.name) && !numbersAll(rows, column);
}

/** Text that is another in every trial is a name or a remark. */
function isCategory(rows: readonly Row[], { name, example }: Column): boolean {
  if (typeof example === 'object' || readInstant(example) !== null) return false;
  const values = rows.map(({ fields }) => String(ownValue(fields, name) ?? ''));
  const given = values.filter((value) => value !== '');
  return new Set(values).size > 1 && new Set(given).size < given.length;
}

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
  const columns = scoreColumns(table, cost);
  const meant = near !== null && isCopiable(near) ? near : null;
  const known = metric ?? meant;
  if (known === null && columns.length === 0) return null;
  const names = likeliestFirst(columns).map(({ name }) => name);
  return {
    settings: [['metric', known ?? askMetric(names)], ...directionSetting(table, known, direction)],
  };
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
