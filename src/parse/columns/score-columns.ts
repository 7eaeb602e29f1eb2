import { seedNames } from '../parameters.ts';
import { isStatusName } from '../status.ts';
import { ownValue, type Row, type Table } from '../table.ts';
import { readNumber } from '../values.ts';
import { type Column, isNumeric, namesOfColumns, nestedRows, surveyColumns } from './columns.ts';
import { isCostName, isScoreName, isSpread, partsOf, scoreNames } from './names.ts';

/** Where the metric is looked for. */
type Scored = Pick<Table, 'rows' | 'scores'>;

/** What could be the metric. */
interface ScoreColumns {
  readonly plain: readonly Column[];
  /** Numbers in objects and lists, by their paths. */
  readonly nested: readonly Column[];
}

/**
 * The columns and paths of numbers that could be the metric: those the format marks as scores, or
 * all but numbers of trials, seeds, parameters and the cost asked for.
 */
export function scoreColumns({ rows, scores }: Scored, cost: string | null): ScoreColumns {
  const numeric = (some: readonly Row[]) =>
    surveyColumns(some).filter((column) => isNumeric(column) && column.name !== cost);
  if (scores !== null) {
    const found = numeric(rows).filter(({ name }) => scores.includes(name));
    const isKnown = scores.length === 1;
    return { plain: found.filter(({ name }) => isKnown || !isCounter(name)), nested: [] };
  }
  const within = nestedRows(rows);
  const none = new Set([...seedNames(rows), ...parametersIn(rows)]);
  const columns = numeric(rows).filter(
    ({ name }) => !none.has(name) && !isCounter(name) && !isStatusName(name),
  );
  const paths = numeric(within).filter(({ name }) => !isOfParameters(name) && !isCounter(name));
  // The only column can be nothing else.
  if (isLone(rows)) return { plain: columns, nested: [] };
  return {
    plain: columns.filter((column) => !numbersAll(rows, column)),
    nested: paths.filter((column) => !numbersAll(within, column)),
  };
}

/** The metric if none is named: the only candidate; null if there are several, or none. */
export function onlyScore(table: Scored, cost: string | null): string | null {
  const { plain, nested } = scoreColumns(table, cost);
  const [only, second] = [...plain, ...nested];
  if (only === undefined || second !== undefined) return null;
  const isKnown = table.scores?.length === 1 || isLone(table.rows);
  if (isKnown || isScoreName(only.name)) return only.name;
  return isPlausible(only.name) && !hasUnreadScore(table.rows) ? only.name : null;
}

/** All candidates for the metric: first those named like scores, last parameters and costs. */
export function likeliestFirst({ plain, nested }: ScoreColumns): Column[] {
  const all = [...plain, ...nested];
  const names = scoreNames(all.map(({ name }) => name));
  const place = ({ name }: Column) =>
    names.includes(name) ? names.indexOf(name) : names.length + Number(!isPlausible(name));
  return all.toSorted((a, b) => place(a) - place(b));
}

/** If the column of the score is text, as in `82.1%`, no other column is it. */
function hasUnreadScore(rows: readonly Row[]): boolean {
  return surveyColumns(rows).some(({ name, others }) => others > 0 && isScoreName(name));
}

const HYPERPARAMETERS =
  /^(lr|dropout|momentum|decay|batch|layers?|units|hidden|heads?|depth|width|warmup|optimizer|alpha|beta|gamma|lambda|temperature|estimators|regularization|learning|drop|tolerance|tol|restarts?|k)$/;

/** Whether a name can be that of a score. */
function isPlausible(name: string): boolean {
  if (isScoreName(name)) return true;
  return !isCostName(name) && !partsOf(name).some((part) => HYPERPARAMETERS.test(part));
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
