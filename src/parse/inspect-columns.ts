import { type Column, isNumeric, surveyColumns } from './columns.ts';
import { type Fields, isFields, type Row } from './format.ts';
import type { CostCandidate, NumberColumn } from './inspection.ts';
import { readNumber } from './number.ts';
import { partsOf } from './suggest.ts';

/** All columns of numbers, or those of them that can be the score. */
export function numberColumns(rows: readonly Row[], scores: readonly string[] | null): Column[] {
  return surveyColumns(rows)
    .filter(isNumeric)
    .filter(({ name }) => scores?.includes(name) ?? true);
}

export function toNumberColumn({ name, numbers, least, greatest }: Column): NumberColumn {
  const hasRange = least <= greatest;
  return {
    name,
    values: numbers,
    least: hasRange ? least : null,
    greatest: hasRange ? greatest : null,
  };
}

const DEEPEST = 4;
const MOST_PATHS = 200;

/** Rows with what is nested in them, by paths such as `eval.accuracy` or `history[-1].loss`. */
export function nestedRows(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const paths = Object.entries(row.fields).flatMap(([name, value]) =>
      isName(name) ? leaves(value, name, DEEPEST) : [],
    );
    return { ...row, fields: Object.fromEntries(paths.slice(0, MOST_PATHS)) };
  });
}

/** The numbers in a value; of a list, those in its last item. */
function leaves(value: unknown, path: string, depth: number): [string, unknown][] {
  if (depth === 0) return [];
  const [first] = membersOf(value, path);
  if (first === undefined) return [];
  return membersOf(value, path)
    .slice(0, MOST_PATHS)
    .flatMap(([name, member]): [string, unknown][] =>
      typeof member === 'object' && member !== null
        ? leaves(member, name, depth - 1)
        : typeof readNumber(member) === 'number'
          ? [[name, member]]
          : [],
    );
}

function membersOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.length > 0 ? [[`${path}[-1]`, value.at(-1)]] : [];
  if (!isFields(value)) return [];
  return Object.entries(value)
    .filter(([name]) => isName(name))
    .map(([name, member]) => [`${path}.${name}`, member]);
}

/** What a path can hold. */
function isName(name: string): boolean {
  return /^[^.[\]]{1,200}$/.test(name);
}

const COSTS =
  /^(time|times|duration|runtime|walltime|elapsed|cost|costs|seconds?|secs?|minutes?|hours?|ms|flops)$/;
/** A moment, or a part of the time. */
const NO_COSTS =
  /^(start|started|end|ended|stamp|timestamp|since|this|date|created|remaining|step|epoch)$/;

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(s|secs?|seconds?)$/, 'seconds'],
  [/^(ms|milliseconds?)$/, 'milliseconds'],
  [/^(min|mins|minutes?)$/, 'minutes'],
  [/^(h|hrs?|hours?)$/, 'hours'],
  [/^duration$/, 'seconds'],
];

/** The columns of numbers that are named as costs are; `duration` first, which is in seconds. */
export function costCandidates(rows: readonly Row[], metric: string | null): CostCandidate[] {
  const columns = surveyColumns(rows).filter(isNumeric);
  return columns
    .filter(({ name }) => name !== metric && isCostName(partsOf(name)))
    .flatMap(({ name }) => costOf(rows, name))
    .sort((a, b) => Number(b.name === 'duration') - Number(a.name === 'duration'));
}

function isCostName(parts: readonly string[]): boolean {
  return parts.some((part) => COSTS.test(part)) && !parts.some((part) => NO_COSTS.test(part));
}

function costOf(rows: readonly Row[], name: string): CostCandidate[] {
  const costs = rows
    .map(({ fields }) => numberIn(fields, name))
    .filter((cost) => cost > 0 && cost < Infinity);
  if (costs.length === 0) return [];
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return [{ name, values: costs.length, mean, unit: unitOf(partsOf(name)) }];
}

function numberIn(fields: Fields, name: string): number {
  const number = Object.hasOwn(fields, name) ? readNumber(fields[name]) : 'missing';
  return typeof number === 'number' ? number : Number.NaN;
}

function unitOf(parts: readonly string[]): string | null {
  return UNITS.find(([word]) => parts.some((part) => word.test(part)))?.[1] ?? null;
}
