import { dataError, type FilePlace } from '../../errors.ts';
import { printable } from '../../printable.ts';
import type { Direction } from '../../settings/index.ts';
import { namesOfColumns, type Row, type Status } from '../table.ts';
import { groupBy, listed, numberIn, ownValue, readNumber, shown } from '../values.ts';

/** What the names of columns say, and the words for a trial's status. Most names only decide what people are shown. */

/** A name is that of a score if it says this; what most people do with it, if that is known. */
const SCORES: readonly (readonly [words: RegExp, direction: Direction | null])[] = [
  [/^(score|objective)$/, null],
  [
    /^(accuracy|acc|f1|auc|auroc|bleu|rouge|mcc|iou|dice|ndcg|map|mrr|r2|psnr|ssim|reward|return|precision|recall)$/,
    'maximize',
  ],
  [/^(loss|nll|perplexity|ppl|error|err|rmse|mse|mae|mape|cer|wer|fid|regret)$/, 'minimize'],
];
/** What may follow it: on which data, and how it is averaged. */
const QUALIFIER =
  /^(train|val|valid|validation|eval|dev|test|macro|micro|weighted|mean|avg|min|max|best|last|final)$/;
const SPREAD = /^(std|stddev|stderr|sem)$/;

const COST = /^(time|duration|runtime|walltime|elapsed|cost|seconds|secs|minutes|hours|timestamp)$/;
const UNITS: readonly (readonly [word: RegExp, unit: string])[] = [
  [/^(s|secs?|seconds)$/, 'seconds'],
  [/^(min|mins|minutes)$/, 'minutes'],
  [/^(h|hrs?|hours)$/, 'hours'],
];

/** A name in snake case: `random_seed` for `randomSeed` and `Random-Seed`. */
function snakeCase(name: string): string {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[- ]/g, '_');
}

function wordsOf(name: string): string[] {
  return snakeCase(name)
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** What most people do with a score called so, if that is known; undefined if it is not called like a score. */
function scoreIn(name: string): Direction | null | undefined {
  // What is measured: `f1` of `val_f1_macro`.
  const measure = wordsOf(name).findLast((word) => !QUALIFIER.test(word)) ?? '';
  return SCORES.find(([scores]) => scores.test(measure))?.[1];
}

export function isScoreName(name: string): boolean {
  return scoreIn(name) !== undefined && !wordsOf(name).some((word) => SPREAD.test(word));
}

/** Whether a name may be that of the best score so far, as well as of the best epoch of a trial. */
export function isBestName(name: string): boolean {
  return wordsOf(name).includes('best');
}

export function usualDirection(name: string): Direction | null {
  return /^1? ?-|neg|inv|minus|diff/i.test(name) ? null : (scoreIn(name) ?? null);
}

export function isCostName(name: string): boolean {
  return wordsOf(name).some((word) => COST.test(word));
}

export function unitByName(name: string): string | null {
  const words = wordsOf(name);
  const [, unit] = UNITS.find(([word]) => word.test(words.at(-1) ?? '')) ?? [];
  return words.length > 1 || words[0] === unit ? (unit ?? null) : null;
}

/** Columns that number the trials in the order in which they were started. */
export const ORDER_COLUMNS = ['trial', 'trial_number', 'trial_id', 'trial_index', 'number'];

/** Columns that identify a configuration or a trial, the configuration first: `.config`, `runId`. */
const ID_COLUMNS: readonly RegExp[] = ['config', 'trial', 'run', 'experiment'].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`),
);

/** Columns that count the steps of a training; `iteration` may also count the trials. */
const STEP_COLUMN = /^(epoch|_?step|global_step|training_iteration)$/;

/** Columns that distinguish several rows of one trial: reports, budgets, metrics and seeds. */
const AXIS_COLUMN =
  /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)?_)?(epoch|step|iter(ation)?s?))$/;

/** `seed`, `random_state`, `model.torch_seed`, `dataSeed`; but `num_seed` counts seeds. */
export function isSeedName(name: string): boolean {
  return /^(?!(n|num|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}

/** Whether a column says which trial it is rather than what was tried or measured. */
export function isCounterName(name: string): boolean {
  const last = lastPart(name);
  const isId = /^(.+_)?(id|uuid|index|number)$/.test(last);
  return isId || [...ID_COLUMNS, STEP_COLUMN].some((pattern) => pattern.test(last));
}

/** `random_seed` for `Trainer.randomSeed`. */
function lastPart(name: string): string {
  return snakeCase(name.split(/[./]/).at(-1) ?? '');
}

/** `params_lr`, `param:lr`, `config/lr`: columns of a table that records parameters, whoever wrote it. */
export function isParameterName(name: string): boolean {
  return /^(params_|param:|config[._/:])./i.test(name) && !isCounterName(name);
}

export const PARAMETER_GROUP = /^(param(eter)?s?|hparams|hyperparameters|config|args)$/i;

/** Columns that hold the status, as Ax and SageMaker name it, too; next to one, later ones may be anything. */
const STATUS_COLUMNS: readonly string[] = ['status', 'trial_status', 'trainingjobstatus', 'state'];
const FAILED_COLUMN = /^(.+[./])?failed$/;

export function isStatusName(name: string): boolean {
  const word = name.toLowerCase();
  return STATUS_COLUMNS.includes(word) || FAILED_COLUMN.test(word);
}

function saysFailed(name: string, value: unknown): boolean {
  const number = readNumber(value);
  const word = wordIn(value);
  if (FAILED_COLUMN.test(name.toLowerCase()))
    return value === true || number === 1 || ['true', 'yes'].includes(word);
  if (typeof number === 'number') return name === 'errors' && number >= 1;
  // A number called `error` is a score.
  return number === 'other' && value !== false && !['false', 'no', 'ok'].includes(word);
}

/** The words of sweep tools, in lower case; files may write them in any. */
export const STATUS_WORDS: Readonly<Record<Status, readonly string[]>> = {
  finished: ['complete', 'completed', 'finished', 'terminated', 'success', 'ok', 'keep', 'discard'],
  failed: [
    ...['fail', 'failed', 'crash', 'crashed', 'error', 'timeout', 'memoryout', 'invalid'],
    ...['killed', 'abandoned'],
  ],
  pruned: ['pruned', 'stopped', 'stopping', 'early_stopped', 'capped'],
  unfinished: ['running', 'paused', 'inprogress', 'suspended', 'interrupted'],
  waiting: ['waiting', 'pending', 'scheduled', 'queued', 'idle', 'new', 'candidate', 'staged'],
};

const STATUSES = new Map(
  Object.entries(STATUS_WORDS).flatMap(([status, words]) =>
    words.map((word) => [word, status as Status]),
  ),
);

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

type StatusWords = Readonly<Record<string, Status>>;

const FIX = 'Write finished, failed, pruned, running or waiting instead';

/** The status that a tool gives a trial. `ofTool` has words of its own, in lower case. */
export function requireStatus(word: unknown, place: FilePlace, ofTool: StatusWords = {}): Status {
  const status = new Map(Object.entries(ofTool)).get(wordIn(word)) ?? STATUSES.get(wordIn(word));
  if (status !== undefined) return status;
  throw dataError(place, `has the status ${shown(word ?? null)}, an unknown status`, `${FIX}.`);
}

/** Reads the status of a row: as its format recorded it, or else from a column, in any case: files spell them differently. */
export function statusReader(rows: readonly Row[], metric: string) {
  const columns = [...namesOfColumns(rows)].filter((name) => name !== metric);
  // Where few trials have none, they are counted for another reason.
  const none = rows.filter(({ fields }) => readNumber(fields.errors) === 0);
  const counts = 2 * none.length > rows.length ? ['error', 'errors'] : ['error'];
  const isMark = (name: string) => FAILED_COLUMN.test(name.toLowerCase()) || counts.includes(name);
  const marks = columns.filter(isMark);
  const names = STATUS_COLUMNS.flatMap((known) =>
    columns.filter((name) => name.toLowerCase() === known),
  );
  return (row: Row): Status | undefined => {
    const { status: recorded, fields } = row;
    if (recorded !== undefined) return recorded;
    if (marks.some((mark) => saysFailed(mark, ownValue(fields, mark)))) return 'failed';
    const name = names.find((column) => (ownValue(fields, column) ?? '') !== '');
    if (name === undefined) return undefined;
    const status = STATUSES.get(wordIn(fields[name]));
    if (status !== undefined) return status;
    const values = new Set(rows.map((row) => shown(ownValue(row.fields, name) ?? '')));
    const what = `${printable(name)} is ${shown(fields[name])}, an unknown status; the column has ${listed([...values], 10)}`;
    throw dataError(row, what, `${FIX}, or rename the column if it is not a status.`);
  };
}

/** The trials of a file that belongs to no tool. @throws UserError if several rows are one trial: each would count as one */
export function plainTrials(rows: readonly Row[], path: string): readonly Row[] {
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS_COLUMN.test(snakeCase(name)));
  const ids = ID_COLUMNS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const names = [...ids, ...columns.filter((name) => /^(id|name)$/i.test(name))];
  for (const name of columns) {
    // Of a table with very many columns, few end in a text.
    if (readNumber(ownValue(rows.at(-1)?.fields ?? {}, name)) !== 'other') continue;
    const values = rows.map(({ fields }) => ownValue(fields, name));
    refuseSummary(values, rows, names.includes(name));
  }
  if (axes.length > 0) refuseSeveralRows(rows, { ids, axes }, path);
  return withOrder(rows);
}

const SUMMARY = /^((grand )?totals?|sum|means?|avg|average|overall|std|median|best)\b/i;
const SPREAD_ROW = /^std\b/i;

/** Refuses last rows of totals or means: text where others have numbers, a name of their own, or mean and spread. */
export function refuseSummary(
  values: readonly unknown[],
  places: readonly FilePlace[],
  isName: boolean,
): void {
  const isText = (value: unknown) => typeof value === 'string' && readNumber(value) === 'other';
  if (!isText(values.at(-1))) return;
  const isSummary = (value: unknown) => isText(value) && SUMMARY.test(String(value).trim());
  const last = values.length - 1;
  const start = Math.min(last, values.findLastIndex((value) => !isSummary(value)) + 1);
  const [trials, ends] = [values.slice(0, start), values.slice(start)];
  if (trials.length < 2) return;
  const areNumbers = trials.every((value) => typeof readNumber(value) === 'number');
  const areNames = isName && new Set(values).size === values.length;
  const areStatistics =
    ends.length > 1 && ends.some((value) => SPREAD_ROW.test(String(value).trim()));
  const isFound = isSummary(values.at(-1))
    ? areNumbers || areNames || areStatistics
    : areNumbers && isName;
  if (!isFound || trials.some(isSummary)) return;
  const what = `is called ${shown(values[start])}: it sums up the others rather than being a trial`;
  throw dataError(places[start] ?? '', what, 'Remove the row.');
}

type Columns = Readonly<Record<'ids' | 'axes', readonly string[]>>;

function refuseSeveralRows(rows: readonly Row[], { ids, axes }: Columns, path: string): void {
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  // A configuration may be trained several times, with one numbered row each.
  const isConfiguration = (name: string) => ID_COLUMNS[0]?.test(snakeCase(name));
  for (const name of repeated.filter((id) => !isNumbered || isConfiguration(id))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? '') !== '');
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    const what = `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(', ')}`;
    const fix = `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`;
    throw dataError({ path }, what, fix);
  }
  if (!isNumbered) refuseLog(rows, axes, path);
}

const RENAMING = 'If every row is a trial, rename the column';

function valuesOf(rows: readonly Row[], name: string): Set<unknown> {
  return new Set(rows.map(({ fields }) => ownValue(fields, name)));
}

function quoted(name: string): string {
  return JSON.stringify(printable(name, 40));
}

const MIN_STEPS = 3;

function refuseLog(rows: readonly Row[], axes: readonly string[], path: string): void {
  for (const name of axes.filter((axis) => STEP_COLUMN.test(snakeCase(axis)))) {
    const steps = rows.flatMap(({ fields }) => numberIn(fields, name) ?? []);
    const isRising = steps.every((step, i) => step >= (steps[i - 1] ?? step));
    if (!isRising || new Set(steps).size < MIN_STEPS) continue;
    const isHistory = name === '_step';
    const log = isHistory ? 'history of one Weights & Biases run' : 'log of one run';
    const instead = isHistory
      ? 'Export the table of runs'
      : 'Write one row for each run, with its final score';
    const what = `is the ${log}, not a table of trials: ${quoted(name)} counts up from ${steps[0]} to ${steps.at(-1)}`;
    throw dataError({ path }, what, `${instead}. ${RENAMING} ${quoted(name)}.`);
  }
}

/** With their order, if a column numbers all rows and none twice: a table may be sorted by score. */
function withOrder(rows: readonly Row[]): readonly Row[] {
  for (const name of ORDER_COLUMNS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    // Naming what a row has takes half the time of copying all of it.
    return rows.map(({ path, line, part, fields }, i) => {
      return { path, line, part, fields, order: numbers[i] ?? 0 };
    });
  }
  return rows;
}
