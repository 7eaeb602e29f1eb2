import { printable } from '../read/index.ts';
import { namesOfColumns } from './columns/columns.ts';
import { snakeCase } from './columns/names.ts';
import { type Fields, ownValue, type Row } from './table.ts';
import { flattened, readNumber } from './values.ts';

/** Values by the names of parameters; names and texts are untrusted. */
export type Parameters = Readonly<Record<string, ParameterValue>>;
export type ParameterValue = string | number | boolean | null;

export const MAX_PARAMETERS = 1000;
export const MAX_NAME = 200;
export const MAX_VALUE = 200;

/** Parameters in the form they are recorded: nested ones by dotted names, lists and others as text. */
export function parametersOf(fields: Fields): Parameters {
  const entries = flattened(fields, '.').slice(0, MAX_PARAMETERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [printable(name, MAX_NAME), recorded(value)]),
  );
}

function recorded(value: unknown): ParameterValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return printable(
    typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)),
    MAX_VALUE,
  );
}

/** Rows whose parameters are these columns; cells without a value are left out, and numbers are numbers. */
export function withParameters(rows: readonly Row[], names: readonly string[]): readonly Row[] {
  return rows.map((row) => ({ ...row, parameters: parametersIn(row.fields, names) }));
}

function parametersIn(fields: Fields, names: readonly string[]): Fields {
  const own = names.flatMap((name): [string, unknown][] => {
    const value = ownValue(fields, name) ?? '';
    if (value === '') return [];
    const number = readNumber(value);
    return [[name, typeof number === 'number' ? number : value]];
  });
  return Object.fromEntries(own);
}

/** What was drawn for the trial of a row, and the seed of its training. */
export interface Drawn {
  /** Null if the format does not record them. */
  readonly parameters: Parameters | null;
  readonly seed: number | null;
}

/**
 * The parameters of every row without the seeds among them: no value of a seed is better than
 * another. If a format does not record parameters, the columns may still have a seed.
 */
export function drawnIn(rows: readonly Row[]): readonly Drawn[] {
  const values = valuesIn(rows);
  const seeds = seedNamesIn(values);
  return values.map((own, i) => ({
    parameters: rows[i]?.parameters === undefined ? null : without(own, seeds),
    seed: seeds.map((name) => seedFrom(own[name])).find((seed) => seed !== null) ?? null,
  }));
}

/** The names under which rows have seeds; `seed` itself first, then in their order. */
export function seedNames(rows: readonly Row[]): readonly string[] {
  return seedNamesIn(valuesIn(rows));
}

const NONE: Parameters = {};

/** The parameters of each row; else the values of its columns that may be seeds, recorded alike. */
function valuesIn(rows: readonly Row[]): readonly Parameters[] {
  const columns = [...namesOfColumns(rows)].filter(isSeedName);
  return rows.map(({ parameters, fields }) => {
    if (parameters !== undefined) return parametersOf(parameters);
    const own = columns.filter((name) => Object.hasOwn(fields, name) && isScalar(fields[name]));
    if (own.length === 0) return NONE;
    return parametersOf(Object.fromEntries(own.map((name) => [name, fields[name]])));
  });
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** A name is that of a seed only if all values under it are whole numbers or missing. */
function seedNamesIn(all: readonly Parameters[]): readonly string[] {
  const names = new Set<string>();
  for (const own of all) for (const name of Object.keys(own)) names.add(name);
  const isSeed = (name: string) => {
    const values = all.map((own) => (Object.hasOwn(own, name) ? own[name] : null) ?? null);
    return values.some(isWhole) && values.every((value) => isWhole(value) || isMissing(value));
  };
  return [...names]
    .filter((name) => isSeedName(name) && isSeed(name))
    .sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
}

/** `seed`, `random_state`, `model.torch_seed`, `dataSeed`; but `num_seed` counts seeds. */
function isSeedName(name: string): boolean {
  return /^(?!(n|num|number|count|total|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}

function isPlain(name: string): boolean {
  return lastPart(name) === 'seed';
}

/** `random_seed` for `Trainer.randomSeed`. */
function lastPart(name: string): string {
  return snakeCase(name.split(/[./]/).at(-1) ?? '');
}

function isWhole(value: ParameterValue): boolean {
  return Number.isInteger(readNumber(value));
}

function isMissing(value: ParameterValue): boolean {
  return readNumber(value) === 'missing';
}

/** Numbers too large to be exact are seeds too, but they are not recorded. */
function seedFrom(value: ParameterValue | undefined): number | null {
  const seed = readNumber(value);
  return typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : null;
}

function without(parameters: Parameters, names: readonly string[]): Parameters {
  if (names.length === 0) return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
}
