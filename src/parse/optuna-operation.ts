import { UserError } from '../errors.ts';
import { type Fields, isFields, ownValue } from './format.ts';
import { shown } from './number.ts';
import { TRIAL_STATES, type TrialState } from './optuna-study.ts';

/** A line of a journal. */
export interface Operation {
  readonly fields: Fields;
  /** For people: `journal.log, line 7`. */
  readonly where: string;
}

type Values = readonly (number | null)[];

/** @throws UserError, as all functions here, if the operation has something else */
export function wholeIn(operation: Operation, name: string): number {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw wrong(operation, name, 'a whole number');
}

export function textIn(operation: Operation, name: string): string {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'string') return value;
  throw wrong(operation, name, 'a text');
}

/** What an object holds, by its own keys; nothing where there is none. */
export function entriesIn({ fields }: Operation, name: string): [string, unknown][] {
  const value = ownValue(fields, name);
  return isFields(value) ? Object.entries(value) : [];
}

/** Null unless it is text: a time that is not told is none to stop at. */
export function timeIn({ fields }: Operation, name: string): string | null {
  const value = ownValue(fields, name);
  return typeof value === 'string' ? value : null;
}

export function stateIn(operation: Operation): TrialState {
  const code = ownValue(operation.fields, 'state');
  const state = typeof code === 'number' ? TRIAL_STATES[code] : undefined;
  if (state !== undefined) return state;
  throw wrong(operation, 'state', 'one of 0 to 4');
}

/** Null where it says nothing of them. */
export function valuesIn(operation: Operation): Values | null {
  const { fields } = operation;
  const [value, values] = [ownValue(fields, 'value') ?? null, ownValue(fields, 'values') ?? null];
  if (values === null && value === null) return null;
  const all: unknown = values ?? [value];
  if (Array.isArray(all) && all.every(isNumberOrNull)) return all;
  throw wrong(operation, 'values', 'a list of numbers');
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

export function wrong(operation: Operation, name: string, expected: string): UserError {
  const { fields, where } = operation;
  return new UserError({
    fault: 'data',
    where,
    what: `${name} is ${shown(ownValue(fields, name) ?? null)} where ${expected} should be`,
    fix: 'Restore the journal, or export the trials with study.trials_dataframe().to_csv().',
  });
}
