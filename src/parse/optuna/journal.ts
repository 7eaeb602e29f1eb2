import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { parseJson, tryParseJson } from '../json/parse-json.ts';
import {
  type Choice,
  checkRowCount,
  type Fields,
  type FileFormat,
  isFields,
  ownValue,
  type Table,
} from '../table.ts';
import { shown } from '../values.ts';
import {
  MAX_OBJECTIVES,
  type OptunaStudy,
  type OptunaTrial,
  parameterReader,
  tableOf,
} from './study.ts';

/** The file of Optuna's journal storage: one operation per line, replayed in order. */
export const optunaJournal: FileFormat = {
  kind: 'file',
  name: 'optuna-journal',
  title: 'Optuna journal',
  hasHeader: false,
  correction: 'Correct it, or set its state to 3 (FAIL) for a failed trial.',
  marks: { text: [/^\s*\{"op_code": ?\d+, ?"worker_id": ?"/] },
  read: readJournal,
};

function readJournal({ path, text }: SourceFile, choice: Choice): Table {
  const replay = new Replay(path);
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    // The writer may have been stopped in the middle of the last line.
    const isLast = i === lines.length - 1;
    const where = `${printablePath(path)}, line ${i + 1}`;
    const fields = isLast ? tryParseJson(line) : parseJson(line, where);
    if (isFields(fields)) replay.apply({ fields, where });
    else if (!isLast) throw dataError(where, 'is not an operation of a journal', CORRECTION);
  }
  return tableOf(replay.studies(), path, choice);
}

/** A line of a journal. */
interface Operation {
  readonly fields: Fields;
  /** For people: `journal.log, line 7`. */
  readonly where: string;
}

/** What can still change. */
type Draft<T> = {
  -readonly [Key in keyof T]: T[Key] extends ReadonlyMap<string, unknown>
    ? Map<string, unknown>
    : T[Key];
};
type TrialDraft = Draft<OptunaTrial>;
type StudyDraft = Draft<Omit<OptunaStudy, 'trials'>> & { readonly trials: TrialDraft[] };

/** Replays the operations of a journal, as Optuna itself does. */
class Replay {
  readonly #path: string;
  readonly #valueOf = parameterReader();
  /** By their ids; null if deleted. */
  readonly #studies: (StudyDraft | null)[] = [];
  readonly #names = new Set<string>();
  /** By their ids, of all studies. */
  readonly #trials: TrialDraft[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  studies(): readonly OptunaStudy[] {
    return this.#studies.filter((study) => study !== null);
  }

  /** @throws UserError if it is not one that a journal can have */
  apply(operation: Operation): void {
    const code = wholeIn(operation, 'op_code');
    if (code === 0) this.#createStudy(operation);
    else if (code === 1) this.#deleteStudy(operation);
    else if (code === 3) addAll(this.#study(operation)?.systemAttributes, operation, 'system_attr');
    else if (code === 4) this.#createTrial(operation);
    else if (code === 5) this.#setParameter(operation);
    else if (code === 6) this.#setState(operation);
    else if (code === 8) addAll(this.#open(operation)?.userAttributes, operation, 'user_attr');
    else if (code === 9) addAll(this.#open(operation)?.systemAttributes, operation, 'system_attr');
    // Attributes of studies that users set, intermediate values and heartbeats change nothing.
    else if (![2, 7, 10].includes(code)) throw wrong(operation, 'op_code', 'one of 0 to 10');
  }

  #study(operation: Operation): StudyDraft | null {
    return this.#studies[wholeIn(operation, 'study_id')] ?? null;
  }

  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation: Operation): TrialDraft | null {
    const trial = this.#trials[wholeIn(operation, 'trial_id')];
    return trial === undefined || isOver(trial.state) ? null : trial;
  }

  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation: Operation): void {
    const name = textIn(operation, 'study_name');
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const directions = directionsIn(operation);
    this.#studies.push({ name, directions, systemAttributes: new Map(), trials: [] });
  }

  #deleteStudy(operation: Operation): void {
    const study = this.#study(operation);
    if (study === null) return;
    this.#names.delete(study.name);
    this.#studies[this.#studies.indexOf(study)] = null;
  }

  #createTrial(operation: Operation): void {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const drawn = entriesIn(fields, 'params');
    const distributions = new Map(entriesIn(fields, 'distributions'));
    const trial: TrialDraft = {
      number: study.trials.length,
      state: Object.hasOwn(fields, 'state') ? stateIn(operation) : 'RUNNING',
      values: valuesIn(operation) ?? [],
      start: ownValue(fields, 'datetime_start') ?? null,
      complete: ownValue(fields, 'datetime_complete') ?? null,
      parameters: new Map(
        drawn.map(([name, value]) => [name, this.#valueOf(value, distributions.get(name))]),
      ),
      userAttributes: new Map(entriesIn(fields, 'user_attrs')),
      systemAttributes: new Map(entriesIn(fields, 'system_attrs')),
    };
    study.trials.push(trial);
    this.#trials.push(trial);
    checkRowCount(this.#trials.length, this.#path);
  }

  #setParameter(operation: Operation): void {
    const [internal, distribution] = ['param_value_internal', 'distribution'].map((name) =>
      ownValue(operation.fields, name),
    );
    const name = textIn(operation, 'param_name');
    this.#open(operation)?.parameters.set(name, this.#valueOf(internal, distribution));
  }

  #setState(operation: Operation): void {
    const { fields } = operation;
    const trial = this.#open(operation);
    const state = stateIn(operation);
    // If two workers take a waiting trial, the first has it.
    if (trial === null || (state === 'RUNNING' && trial.state === state)) return;
    if (state === 'RUNNING') trial.start = ownValue(fields, 'datetime_start') ?? null;
    if (isOver(state)) trial.complete = ownValue(fields, 'datetime_complete') ?? null;
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
}

function addAll(to: Map<string, unknown> | undefined, { fields }: Operation, name: string): void {
  for (const [key, value] of entriesIn(fields, name)) to?.set(key, value);
}

function isOver(state: string): boolean {
  return state !== 'RUNNING' && state !== 'WAITING';
}

/** @throws UserError, as all functions here, if the operation has something else */
function wholeIn(operation: Operation, name: string): number {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw wrong(operation, name, 'a whole number');
}

function textIn(operation: Operation, name: string): string {
  const value = ownValue(operation.fields, name);
  if (typeof value === 'string') return value;
  throw wrong(operation, name, 'a text');
}

/** The entries of an object; none if it is missing. */
function entriesIn(fields: Fields, name: string): [string, unknown][] {
  const value = ownValue(fields, name);
  return isFields(value) ? Object.entries(value) : [];
}

const DIRECTIONS: readonly (Direction | null)[] = [null, 'minimize', 'maximize'];

function directionsIn(operation: Operation): (Direction | null)[] {
  const codes = ownValue(operation.fields, 'directions');
  const all = Array.isArray(codes) ? codes.map((code) => DIRECTIONS[Number(code)]) : [];
  const directions = all.filter((direction) => direction !== undefined);
  const isRight = directions.length > 0 && directions.length === all.length;
  if (isRight && directions.length <= MAX_OBJECTIVES) return directions;
  throw wrong(operation, 'directions', `a list of at most ${MAX_OBJECTIVES} 1s and 2s`);
}

/** By their codes. */
const STATES = ['RUNNING', 'COMPLETE', 'PRUNED', 'FAIL', 'WAITING'];

function stateIn(operation: Operation): string {
  const code = ownValue(operation.fields, 'state');
  const state = typeof code === 'number' ? STATES[code] : undefined;
  if (state !== undefined) return state;
  throw wrong(operation, 'state', 'one of 0 to 4');
}

/** Null if it has none. */
function valuesIn(operation: Operation): readonly (number | null)[] | null {
  const { fields } = operation;
  const value = ownValue(fields, 'value') ?? null;
  const values = ownValue(fields, 'values') ?? (value === null ? null : [value]);
  const isRight = (one: unknown) => one === null || typeof one === 'number';
  if (values === null || (Array.isArray(values) && values.every(isRight))) return values;
  throw wrong(operation, 'values', 'a list of numbers');
}

const CORRECTION =
  'Restore the journal, or export the trials with study.trials_dataframe().to_csv().';

function wrong({ fields, where }: Operation, name: string, expected: string): UserError {
  const found = shown(ownValue(fields, name) ?? null);
  return dataError(where, `${name} is ${found}, but should be ${expected}`, CORRECTION);
}
