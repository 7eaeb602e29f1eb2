import type { Row } from './format.ts';
import { readNumber } from './number.ts';
import { parametersOf } from './parameters.ts';
import type { Parameters, ParameterValue } from './sweep-record.ts';

/** What was drawn for the trial of a row, and what its training drew from. */
export interface Drawn {
  /** Null where the format does not tell them. */
  readonly parameters: Parameters | null;
  readonly seed: number | null;
}

/**
 * The parameters of every row, without the seeds among them: whatever a seed was drawn from, no
 * value of it is better than another. Where a format does not tell parameters, the columns may
 * have a seed all the same.
 */
export function drawnIn(rows: readonly Row[]): readonly Drawn[] {
  const parameters = rows.map((row) => (row.parameters ? parametersOf(row.parameters) : null));
  const values = rows.map((row, i) => parameters[i] ?? scalarsIn(row));
  const seeds = seedNamesIn(values);
  return values.map((own, i) => ({
    parameters: parameters[i] ? without(parameters[i], seeds) : null,
    seed: seeds.map((name) => seedFrom(own[name])).find((seed) => seed !== null) ?? null,
  }));
}

/** The names under which rows have seeds; `seed` itself, and what stands first, before others. */
export function seedNames(rows: readonly Row[]): readonly string[] {
  return seedNamesIn(
    rows.map((row) => (row.parameters ? parametersOf(row.parameters) : scalarsIn(row))),
  );
}

/** What a parameter would be called in a column of its own. */
function scalarsIn({ fields }: Row): Parameters {
  const named = Object.entries(fields).filter(([name]) => isSeedName(name));
  const plain = named.filter(([, value]) => typeof value !== 'object' || value === null);
  return parametersOf(Object.fromEntries(plain));
}

/** A name is that of a seed only if all values under it are whole numbers, or missing. */
function seedNamesIn(all: readonly Parameters[]): readonly string[] {
  const names = new Set(all.flatMap((own) => Object.keys(own).filter(isSeedName)));
  const isSeed = (name: string) => {
    const values = all.map((own) => (Object.hasOwn(own, name) ? own[name] : null) ?? null);
    return values.some(isWhole) && values.every((value) => isWhole(value) || isMissing(value));
  };
  return [...names].filter(isSeed).sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
}

/** `seed`, `random_state`, `model.torch_seed`, `dataSeed`; but `num_seed` would count them. */
function isSeedName(name: string): boolean {
  const last = lastPart(name);
  return (
    /^((.+_)?seed|random_?state|(random|rng|python_?hash)_?seed)$/.test(last) && !COUNT.test(last)
  );
}

const COUNT = /^(n|num|number|count|total|max|min)_/;

function isPlain(name: string): boolean {
  return lastPart(name) === 'seed';
}

/** `Trainer.randomSeed` is random_seed. */
function lastPart(name: string): string {
  return (name.split(/[./]/).at(-1) ?? '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

function isWhole(value: ParameterValue): boolean {
  return Number.isInteger(readNumber(value));
}

function isMissing(value: ParameterValue): boolean {
  return readNumber(value) === 'missing';
}

/** Those too large to be exact are seeds all the same, and are not recorded. */
function seedFrom(value: ParameterValue | undefined): number | null {
  const seed = readNumber(value);
  return typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : null;
}

function without(parameters: Parameters, names: readonly string[]): Parameters {
  if (names.length === 0) return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
}
