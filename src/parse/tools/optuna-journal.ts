import { dataError, type FilePlace } from '../../errors.ts';
import { type SourceFile, textOf } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { parseJson, tryParseJson } from '../json.ts';
import { type Fields, type FileFormat, isFields, ownValue, type Table } from '../table.ts';
import { fieldsIn, shown } from '../values.ts';
import { type OptunaStudy, type OptunaTrial, parameterReader, tableOf } from './optuna.ts';

/** The file of Optuna's journal storage: one operation per line, replayed in order. */
export const optunaJournal: FileFormat = {
  name: 'optuna-journal',
  title: 'Optuna journal',
  hasHeader: false,
  marks: { text: [/^\s*\{"op_code": ?\d+, ?"worker_id": ?"/] },
  read: readJournal,
};

function readJournal(file: SourceFile, study: string | null): Table {
  const { path } = file;
  const replay = new Replay();
  const lines = textOf(file).split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    // The writer may have been stopped in the middle of the last line.
    const isLast = i === lines.length - 1;
    const place = { path, line: i + 1 };
    const fields = isLast ? tryParseJson(line) : parseJson(line, place);
    if (isFields(fields)) replay.apply({ ...place, fields });
    else if (!isLast) throw dataError(place, 'is not an operation of a journal', CORRECTION);
  }
  return tableOf(replay.studies(), path, study);
}

/** A line of a journal. */
interface Operation extends FilePlace {
  readonly fields: Fields;
}

/** Replays the operations of a journal, as Optuna itself does. */
class Replay {
  readonly #valueOf = parameterReader();
  /** By their ids; null if deleted. */
  readonly #studies: (OptunaStudy | null)[] = [];
  /** By their ids, of all studies. */
  readonly #trials: OptunaTrial[] = [];

  studies(): readonly OptunaStudy[] {
    return this.#studies.filter((study) => study !== null);
  }

  apply(operation: Operation): void {
    const code = wanted(operation, 'op_code', isCode);
    if (code === 0) this.#createStudy(operation);
    else if (code === 1) this.#studies[wanted(operation, 'study_id', isWhole)] = null;
    else if (code === 3) addAll(this.#study(operation)?.systemAttributes, operation, 'system_attr');
    else if (code === 4) this.#createTrial(operation);
    else if (code === 5) this.#setParameter(operation);
    else if (code === 6) this.#setState(operation);
    else if (code === 8) addAll(this.#open(operation)?.userAttributes, operation, 'user_attr');
    else if (code === 9) addAll(this.#open(operation)?.systemAttributes, operation, 'system_attr');
    // Attributes of studies that users set, intermediate values and heartbeats change nothing.
  }

  #study(operation: Operation): OptunaStudy | null {
    return this.#studies[wanted(operation, 'study_id', isWhole)] ?? null;
  }

  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation: Operation): OptunaTrial | null {
    const trial = this.#trials[wanted(operation, 'trial_id', isWhole)];
    return trial === undefined || isOver(trial.state) ? null : trial;
  }

  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation: Operation): void {
    const name = wanted(operation, 'study_name', isText);
    if (this.#studies.some((study) => study?.name === name)) return;
    const directions = wanted(operation, 'directions', areDirections);
    this.#studies.push({
      name,
      directions: directions.map((code) => DIRECTIONS[code] ?? null),
      systemAttributes: new Map(),
      trials: [],
    });
  }

  #createTrial(operation: Operation): void {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const distributions = fieldsIn(fields, 'distributions');
    const drawn = Object.entries(fieldsIn(fields, 'params'));
    const trial: OptunaTrial = {
      number: study.trials.length,
      state: Object.hasOwn(fields, 'state') ? stateIn(operation) : 'RUNNING',
      values: valuesIn(operation) ?? [],
      start: fields.datetime_start ?? null,
      complete: fields.datetime_complete ?? null,
      parameters: new Map(
        drawn.map(([name, value]) => [name, this.#valueOf(value, ownValue(distributions, name))]),
      ),
      userAttributes: new Map(Object.entries(fieldsIn(fields, 'user_attrs'))),
      systemAttributes: new Map(Object.entries(fieldsIn(fields, 'system_attrs'))),
    };
    study.trials.push(trial);
    this.#trials.push(trial);
  }

  #setParameter(operation: Operation): void {
    const { fields } = operation;
    const [internal, distribution] = [fields.param_value_internal, fields.distribution];
    const name = wanted(operation, 'param_name', isText);
    this.#open(operation)?.parameters.set(name, this.#valueOf(internal, distribution));
  }

  #setState(operation: Operation): void {
    const { fields } = operation;
    const trial = this.#open(operation);
    const state = stateIn(operation);
    // If two workers take a waiting trial, the first has it.
    if (trial === null || (state === 'RUNNING' && trial.state === state)) return;
    if (state === 'RUNNING') trial.start = fields.datetime_start ?? null;
    if (isOver(state)) trial.complete = fields.datetime_complete ?? null;
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
}

function addAll(to: Map<string, unknown> | undefined, { fields }: Operation, name: string): void {
  for (const [key, value] of Object.entries(fieldsIn(fields, name))) to?.set(key, value);
}

function isOver(state: string): boolean {
  return state !== 'RUNNING' && state !== 'WAITING';
}

const DIRECTIONS: readonly (Direction | null)[] = [null, 'minimize', 'maximize'];
const STATES = ['RUNNING', 'COMPLETE', 'PRUNED', 'FAIL', 'WAITING'];

function stateIn(operation: Operation): string {
  return STATES[wanted(operation, 'state', isState)] ?? '';
}

function valuesIn(operation: Operation): readonly (number | null)[] | null {
  const value = ownValue(operation.fields, 'value') ?? null;
  if (value === null) return wanted(operation, 'values', areValues);
  return [wanted(operation, 'value', isNumber)];
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCode = (value: unknown): value is number => isWhole(value) && value >= 0 && value <= 10;
const isState = (value: unknown): value is number => isWhole(value) && value in STATES;
const isDirection = (value: unknown) => isWhole(value) && value in DIRECTIONS;
const areDirections = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every(isDirection);
const areValues = (value: unknown): value is readonly (number | null)[] | null =>
  value === null ||
  (Array.isArray(value) && value.every((item) => item === null || isNumber(item)));

function wanted<T>(operation: Operation, name: string, isRight: (value: unknown) => value is T): T {
  const value = ownValue(operation.fields, name) ?? null;
  if (isRight(value)) return value;
  const what = `${name} is ${shown(value)}, which Optuna does not write`;
  throw dataError(operation, what, CORRECTION);
}

const CORRECTION =
  'Restore the journal, or export the trials with study.trials_dataframe().to_csv().';
