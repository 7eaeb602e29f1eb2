import type { Row } from './format.ts';
import type { ParameterSummary } from './inspection.ts';
import { readNumber } from './number.ts';
import { parametersOf } from './parameters.ts';
import type { ParameterValue } from './sweep-record.ts';

const MOST_EXAMPLES = 10;

/**
 * What was drawn for each parameter; null where the format does not tell parameters.
 *
 * @param seeds names that are none of a parameter
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
  // `nan` among numbers is a number that is missing; among words, `none` is one of them.
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
    examples: kind === 'number' ? [] : distinct.slice(0, MOST_EXAMPLES),
  };
}

function kindOf(values: readonly ParameterValue[]): ParameterSummary['kind'] {
  const kinds = new Set(values.map(kindOfOne));
  const [only, second] = kinds;
  if (only === undefined) return 'none';
  return second === undefined ? only : 'mixed';
}

/** Tools write numbers and truth values as text where all is text. */
function kindOfOne(value: ParameterValue): 'number' | 'text' | 'boolean' {
  if (typeof value === 'boolean' || /^(true|false)$/i.test(String(value))) return 'boolean';
  return typeof readNumber(value) === 'number' ? 'number' : 'text';
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
