import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { isCostName } from '../columns/names.ts';
import { drawnIn, type ParameterValue, parametersOf, seedNames } from '../parameters.ts';
import type { SweepRecord } from '../sweep.ts';
import { ownValue, type Row } from '../table.ts';
import { readNumber } from '../values.ts';
import type { CostCandidate, InspectedSeeds, ParameterSummary } from './inspection.ts';

interface Costed {
  readonly rows: readonly Row[];
  /** The unit of a column; null if unknown. */
  readonly unitOf: (name: string) => string | null;
  readonly metric: string | null;
}

/** The columns of numbers that are named like costs; `duration`, which tools record, first. */
export function costCandidates({ rows, unitOf, metric }: Costed): CostCandidate[] {
  return surveyColumns(rows)
    .filter((column) => isNumeric(column) && column.name !== metric && isCostName(column.name))
    .flatMap(({ name }) => {
      const mean = meanOf(rows, name);
      return mean === null ? [] : [{ name, ...mean, unit: unitOf(name) }];
    })
    .sort((a, b) => Number(b.name === 'duration') - Number(a.name === 'duration'));
}

/** The mean of the values that can be a cost; null if none can. */
function meanOf(rows: readonly Row[], name: string): { values: number; mean: number } | null {
  const costs = rows
    .map(({ fields }) => readNumber(ownValue(fields, name)))
    .filter((cost) => typeof cost === 'number')
    .filter((cost) => cost > 0 && cost < Infinity);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { values: costs.length, mean };
}

const MAX_EXAMPLES = 10;

/**
 * What was drawn for each parameter; null if the format does not record parameters.
 *
 * @param seeds names to leave out
 */
export function summarizeParameters(
  rows: readonly Row[],
  seeds: readonly string[],
): ParameterSummary[] | null {
  const drawn = rows.flatMap(({ parameters }) => (parameters ? [parametersOf(parameters)] : []));
  if (drawn.length === 0) return null;
  const values = new Map<string, ParameterValue[]>();
  for (const parameters of drawn) {
    for (const [name, value] of Object.entries(parameters)) {
      if (seeds.includes(name)) continue;
      const known = values.get(name);
      if (known) known.push(value);
      else values.set(name, [value]);
    }
  }
  return [...values].map(([name, all]) => summarize(name, all));
}

function summarize(name: string, all: readonly ParameterValue[]): ParameterSummary {
  const present = all.filter((value) => value !== null && value !== '');
  // `nan` among numbers is a missing number; among words, `none` is a word.
  const meant = present.filter((value) => readNumber(value) !== 'missing');
  const isNumber = kindOf(meant) === 'number';
  const values = isNumber ? meant : present;
  const distinct = [...new Set(values.map(String))];
  const kind = kindOf(values);
  const numbers = kind === 'number' ? values.map(readNumber).filter(isFiniteNumber) : [];
  return {
    name,
    kind,
    values: values.length,
    distinct: distinct.length,
    least: numbers.length > 0 ? numbers.reduce((a, b) => Math.min(a, b)) : null,
    greatest: numbers.length > 0 ? numbers.reduce((a, b) => Math.max(a, b)) : null,
    examples: kind === 'number' ? [] : distinct.slice(0, MAX_EXAMPLES),
  };
}

function kindOf(values: readonly ParameterValue[]): ParameterSummary['kind'] {
  const kinds = new Set(values.map(kindOfOne));
  const [only, second] = kinds;
  if (only === undefined) return 'none';
  return second === undefined ? only : 'mixed';
}

/** Some tools write numbers and truth values as text. */
function kindOfOne(value: ParameterValue): 'number' | 'text' | 'boolean' {
  if (typeof value === 'boolean' || /^(true|false)$/i.test(String(value))) return 'boolean';
  return typeof readNumber(value) === 'number' ? 'number' : 'text';
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The seeds of training; a saved sweep has them beside the parameters, without their names. */
export function inspectSeeds(
  rows: readonly Row[],
  record: SweepRecord | null,
): InspectedSeeds | null {
  const names = seedNames(rows);
  const all = (record?.trials ?? drawnIn(rows)).flatMap(({ seed }) => seed ?? []);
  if (names.length === 0 && all.length === 0) return null;
  return { names, values: all.length, distinct: new Set(all).size };
}
