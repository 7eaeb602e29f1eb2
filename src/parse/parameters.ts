import { printable } from '../read/index.ts';
import { type Fields, isFields } from './format.ts';
import type { Parameters, ParameterValue } from './sweep-record.ts';

export const MOST_PARAMETERS = 1000;
export const LONGEST_NAME = 200;
export const LONGEST_VALUE = 200;

/** Parameters as they are recorded: nested ones by dotted names, lists and other things as text. */
export function parametersOf(fields: Fields): Parameters {
  const entries = flatten(fields).slice(0, MOST_PARAMETERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [printable(name, LONGEST_NAME), recorded(value)]),
  );
}

function flatten(fields: Fields, prefix = ''): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    isFields(value) ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

function recorded(value: unknown): ParameterValue {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return printable(
    typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)),
    LONGEST_VALUE,
  );
}
