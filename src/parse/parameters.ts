import { printable } from '../printable.ts';
import { type Column, isNumeric, surveyColumns } from './columns/columns.ts';
import {
  isCostName,
  isCounterName,
  isParameterName,
  isScoreName,
  isSeedName,
  isStatusName,
  PARAMETER_GROUP,
} from './columns/names.ts';
import { type Fields, isFields, namesOfColumns, type Row } from './table.ts';
import { flattened, groupBy, ownValue, readNumber } from './values.ts';

/** Values by the names of parameters; names and texts are untrusted. */
export type Parameters = Readonly<Record<string, ParameterValue>>;
type ParameterValue = string | number | boolean | null;

export const MAX_PARAMETERS = 1000;
export const MAX_NAME = 200;
export const MAX_VALUE = 200;

/** Parameters in the form they are recorded: nested ones by dotted names, lists and others as text. */
function parametersOf(fields: Fields): Parameters {
  const all = flattened(fields, '.').slice(0, MAX_PARAMETERS);
  const entries = all.map(([name, value]) => [printable(name, MAX_NAME), recorded(value)]);
  return Object.fromEntries(entries);
}

function recorded(value: unknown): ParameterValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return printable(text, MAX_VALUE);
}

/** Reads the parameters of a row, or what is guessed, without the seeds of its training: no value of a seed is better. */
export function drawnReader(rows: readonly Row[], guessed: readonly string[]) {
  const columns = [...guessed, ...[...namesOfColumns(rows)].filter(isSeedName)];
  const none = { parameters: null, seed: null };
  const known = new Map<string, boolean>();
  // Asked of every row.
  const isSeed = (name: string): boolean => {
    const is = known.get(name) ?? isSeedName(name);
    known.set(name, is);
    return is;
  };
  return ({ parameters, fields }: Row) => {
    if (parameters === undefined && columns.length === 0) return none;
    const all = Object.entries(parametersOf(parameters ?? cellsIn(fields, columns)));
    const others = all.filter(([name]) => !isSeed(name));
    const isKnown = guessed.length > 0 || parameters !== undefined;
    // The first whole number that is named like a seed; those too large to be exact are none.
    const seeds = all.filter(([name]) => isSeed(name)).map(([, value]) => readNumber(value));
    const seed = seeds.find((number): number is number => Number.isSafeInteger(number)) ?? null;
    return { parameters: isKnown ? Object.fromEntries(others) : null, seed };
  };
}

export function columnsIn({ fields, parameters = {} }: Row, names: readonly string[]): Parameters {
  const all = { ...fields, ...parametersOf(parameters) };
  return parametersOf(cellsIn(all, names));
}

function cellsIn(fields: Fields, names: readonly string[]): Fields {
  const cells = names.flatMap((name) => {
    const value = ownValue(fields, name) ?? '';
    const number = readNumber(value);
    return value === '' ? [] : [[name, typeof number === 'number' ? number : value] as const];
  });
  return Object.fromEntries(cells);
}

/** More trials than searches have; nobody looks at the parameters of so many. */
const MAX_GUESSED_TRIALS = 10_000;

/** The columns that are parameters by their names, else those that vary and are not named like something else. */
export function parameterColumns(
  rows: readonly Row[],
  known: readonly string[],
  asked: readonly string[],
) {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters))
    return { names: [], areGuessed: false };
  const columns = surveyColumns(rows);
  const isGroup = ({ name, example }: Column) => isFields(example) && PARAMETER_GROUP.test(name);
  const recorded = columns.filter((one) => isParameterName(one.name) || isGroup(one));
  if (recorded.length > 0) return { names: recorded.map(({ name }) => name), areGuessed: false };
  const isThere = (name: string) => columns.some((column) => column.name === name);
  const names = new Set([...guessedIn(rows, columns, known), ...asked.filter(isThere)]);
  return { names: [...names], areGuessed: names.size > 0 };
}

function guessedIn(rows: readonly Row[], columns: readonly Column[], known: readonly string[]) {
  const none = new Set(known.flatMap((name) => [name, ...name.split(/[^\w-]+/)]));
  const others = [isStatusName, isCounterName, isSeedName, isCostName, isScoreName];
  return columns
    .filter(({ name }) => !none.has(name) && !others.some((isOther) => isOther(name)))
    .filter((column) => {
      if (isNumeric(column)) return column.least < column.greatest;
      // Text that is another in every trial is a name or a remark.
      const values = rows.map(({ fields }) => ownValue(fields, column.name) || null);
      const texts = values.filter((value) => typeof value === 'string');
      return new Set(values).size > 1 && new Set(texts).size < texts.length;
    })
    .map(({ name }) => name);
}

export function valueCounts(trials: readonly Fields[]): readonly (readonly number[])[] {
  const names = [...new Set(trials.flatMap((parameters) => Object.keys(parameters)))];
  const counts = names.map((name) => {
    const groups = groupBy(trials, (parameters) => JSON.stringify(parameters[name]));
    return Array.from(groups.values(), ({ length }) => length);
  });
  return counts.filter(({ length }) => length > 1);
}

/** Whether trials are every combination of a few values once. One parameter proves nothing: random values also all differ. */
export function isGrid(trials: readonly Fields[]): boolean {
  const sizes = valueCounts(trials).map(({ length }) => length);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(trials.map((parameters) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === trials.length && distinct.size === trials.length;
}
