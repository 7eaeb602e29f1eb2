import { dataError, type UserError } from '../../errors.ts';
import type { Direction } from '../../settings/index.ts';
import { checkRowCount, type Fields, isFields, ownValue } from '../table.ts';
import { shown } from '../values.ts';
import {
  MAX_OBJECTIVES,
  OptunaParameters,
  type OptunaStudy,
  type OptunaTrial,
  TRIAL_STATES,
  type TrialState,
} from './study.ts';

interface TrialDraft extends OptunaTrial {
  state: TrialState;
  values: readonly (number | null)[];
  start: string | null;
  complete: string | null;
  readonly parameters: Map<string, unknown>;
  readonly userAttributes: Map<string, unknown>;
  readonly systemAttributes: Map<string, unknown>;
}

interface StudyDraft extends OptunaStudy {
  readonly systemAttributes: Map<string, unknown>;
  readonly trials: TrialDraft[];
}

const DIRECTIONS: readonly (Direction | null)[] = [null, 'minimize', 'maximize'];

/** Replays the operations of a journal, as Optuna itself does. */
export class OptunaReplay {
  readonly #path: string;
  readonly #parameters = new OptunaParameters();
  readonly #studies = new Map<number, StudyDraft>();
  readonly #names = new Set<string>();
  readonly #trials: TrialDraft[] = [];
  #created = 0;

  constructor(path: string) {
    this.#path = path;
  }

  studies(): readonly OptunaStudy[] {
    return [...this.#studies.values()];
  }

  /** @throws UserError if it is not one that a journal can have */
  apply(operation: Operation): void {
    const act = this.#actions[wholeIn(operation, 'op_code')];
    if (act === undefined) throw wrong(operation, 'op_code', 'one of 0 to 10');
    act(operation);
  }

  /** By their codes; those that change nothing relevant do nothing. */
  readonly #actions: readonly ((operation: Operation) => void)[] = [
    (operation) => this.#createStudy(operation),
    (operation) => this.#deleteStudy(operation),
    () => {},
    (operation) =>
      addAll(this.#study(operation)?.systemAttributes, entriesIn(operation, 'system_attr')),
    (operation) => this.#createTrial(operation),
    (operation) => this.#setParameter(operation),
    (operation) => this.#setState(operation),
    () => {},
    (operation) =>
      addAll(this.#openTrial(operation)?.userAttributes, entriesIn(operation, 'user_attr')),
    (operation) =>
      addAll(this.#openTrial(operation)?.systemAttributes, entriesIn(operation, 'system_attr')),
    () => {},
  ];

  #study(operation: Operation): StudyDraft | undefined {
    return this.#studies.get(wholeIn(operation, 'study_id'));
  }

  /** The trial of an operation, unless it is over: finished trials do not change. */
  #openTrial(operation: Operation): TrialDraft | undefined {
    const trial = this.#trials[wholeIn(operation, 'trial_id')];
    return trial === undefined || isOver(trial.state) ? undefined : trial;
  }

  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation: Operation): void {
    const name = textIn(operation, 'study_name');
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const directions = directionsIn(operation);
    const study = { name, directions, systemAttributes: new Map(), trials: [] };
    this.#studies.set(this.#created++, study);
  }

  #deleteStudy(operation: Operation): void {
    this.#names.delete(this.#study(operation)?.name ?? '');
    this.#studies.delete(wholeIn(operation, 'study_id'));
  }

  #createTrial(operation: Operation): void {
    const study = this.#study(operation);
    if (study === undefined) return;
    const trial: TrialDraft = {
      number: study.trials.length,
      state: Object.hasOwn(operation.fields, 'state') ? stateIn(operation) : 'RUNNING',
      values: valuesIn(operation) ?? [],
      start: timeIn(operation, 'datetime_start'),
      complete: timeIn(operation, 'datetime_complete'),
      parameters: this.#parametersIn(operation),
      userAttributes: new Map(entriesIn(operation, 'user_attrs')),
      systemAttributes: new Map(entriesIn(operation, 'system_attrs')),
    };
    study.trials.push(trial);
    this.#trials.push(trial);
    checkRowCount(this.#trials.length, this.#path);
  }

  #parametersIn(operation: Operation): Map<string, unknown> {
    const distributions = new Map(entriesIn(operation, 'distributions'));
    const values = entriesIn(operation, 'params').map(([name, value]): [string, unknown] => [
      name,
      this.#parameters.valueOf(value, distributions.get(name)),
    ]);
    return new Map(values);
  }

  #setParameter(operation: Operation): void {
    const { fields } = operation;
    const name = textIn(operation, 'param_name');
    const distribution = ownValue(fields, 'distribution');
    const value = this.#parameters.valueOf(ownValue(fields, 'param_value_internal'), distribution);
    addAll(this.#openTrial(operation)?.parameters, [[name, value]]);
  }

  #setState(operation: Operation): void {
    const trial = this.#openTrial(operation);
    const state = stateIn(operation);
    // If two workers take a waiting trial, the first has it.
    if (trial === undefined || (state === 'RUNNING' && trial.state === state)) return;
    if (state === 'RUNNING') trial.start = timeIn(operation, 'datetime_start');
    if (isOver(state)) trial.complete = timeIn(operation, 'datetime_complete');
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
}

function addAll(
  to: Map<string, unknown> | undefined,
  entries: readonly (readonly [string, unknown])[],
): void {
  for (const [name, value] of entries) to?.set(name, value);
}

function isOver(state: TrialState): boolean {
  return state !== 'RUNNING' && state !== 'WAITING';
}

function directionsIn(operation: Operation): (Direction | null)[] {
  const codes = ownValue(operation.fields, 'directions');
  const directions = Array.isArray(codes) ? codes.map((code) => DIRECTIONS[Number(code)]) : [];
  const known = directions.flatMap((direction) => (direction === undefined ? [] : [direction]));
  const isRight = known.length > 0 && known.length === directions.length;
  if (isRight && known.length <= MAX_OBJECTIVES) return known;
  throw wrong(operation, 'directions', `a list of at most ${MAX_OBJECTIVES} 1s and 2s`);
}

/** A line of a journal. */
interface Operation {
  readonly fields: Fields;
  /** For people: `journal.log, line 7`. */
  readonly where: string;
}

type Values = readonly (number | null)[];

/** @throws UserError, as all functions here, if the operation has something else */
function wholeIn(operation: Operation, name: string): number {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw wrong(operation, name, 'a whole number');
}

export function textIn(operation: Operation, name: string): string {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'string') return value;
  throw wrong(operation, name, 'a text');
}

/** The entries of an object; none if it is missing. */
function entriesIn({ fields }: Operation, name: string): [string, unknown][] {
  const value = ownValue(fields, name);
  return isFields(value) ? Object.entries(value) : [];
}

/** Null unless it is text: a missing time is not an error. */
function timeIn({ fields }: Operation, name: string): string | null {
  const value = ownValue(fields, name);
  return typeof value === 'string' ? value : null;
}

function stateIn(operation: Operation): TrialState {
  const code = ownValue(operation.fields, 'state');
  const state = typeof code === 'number' ? TRIAL_STATES[code] : undefined;
  if (state !== undefined) return state;
  throw wrong(operation, 'state', 'one of 0 to 4');
}

/** Null if it has none. */
function valuesIn(operation: Operation): Values | null {
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
  return dataError(
    where,
    `${name} is ${shown(ownValue(fields, name) ?? null)}, but should be ${expected}`,
    'Restore the journal, or export the trials with study.trials_dataframe().to_csv().',
  );
}
