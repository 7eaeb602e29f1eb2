import type { Direction } from '../settings.ts';
import { checkRowCount, ownValue } from './format.ts';
import { Kept } from './kept.ts';
import {
  entriesIn,
  type Operation,
  stateIn,
  textIn,
  timeIn,
  valuesIn,
  wholeIn,
  wrong,
} from './optuna-operation.ts';
import { OptunaParameters } from './optuna-parameters.ts';
import {
  MOST_OBJECTIVES,
  type OptunaStudy,
  type OptunaTrial,
  type TrialState,
} from './optuna-study.ts';

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

/** The studies that a journal's operations make, one after the other, as Optuna itself has it. */
export class OptunaReplay {
  readonly #path: string;
  readonly #kept: Kept;
  readonly #parameters = new OptunaParameters();
  readonly #studies = new Map<number, StudyDraft>();
  readonly #names = new Set<string>();
  readonly #trials: TrialDraft[] = [];
  #created = 0;

  constructor(path: string, kept = new Kept()) {
    this.#path = path;
    this.#kept = kept;
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

  /** By their codes; those that change nothing of what is read do nothing. */
  readonly #actions: readonly ((operation: Operation) => void)[] = [
    (operation) => this.#createStudy(operation),
    (operation) => this.#deleteStudy(operation),
    () => {},
    (operation) =>
      this.#add(this.#study(operation)?.systemAttributes, entriesIn(operation, 'system_attr')),
    (operation) => this.#createTrial(operation),
    (operation) => this.#setParameter(operation),
    (operation) => this.#setState(operation),
    () => {},
    (operation) =>
      this.#add(this.#openTrial(operation)?.userAttributes, entriesIn(operation, 'user_attr')),
    (operation) =>
      this.#add(this.#openTrial(operation)?.systemAttributes, entriesIn(operation, 'system_attr')),
    () => {},
  ];

  #study(operation: Operation): StudyDraft | undefined {
    return this.#studies.get(wholeIn(operation, 'study_id'));
  }

  /** The trial an operation is on, unless it is over: nothing changes it any more then. */
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
    this.#kept.add(operation.fields, this.#path);
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
    this.#add(this.#openTrial(operation)?.parameters, [[name, value]]);
  }

  #add(to: Map<string, unknown> | undefined, entries: readonly [string, unknown][]): void {
    if (to === undefined) return;
    for (const [name, value] of entries) {
      if (to.has(name)) this.#kept.drop([to.get(name)]);
      this.#kept.add([value], this.#path);
      to.set(name, value);
    }
  }

  #setState(operation: Operation): void {
    const trial = this.#openTrial(operation);
    const state = stateIn(operation);
    // Of two workers that take a waiting trial, the first has it.
    if (trial === undefined || (state === 'RUNNING' && trial.state === state)) return;
    if (state === 'RUNNING') trial.start = timeIn(operation, 'datetime_start');
    if (isOver(state)) trial.complete = timeIn(operation, 'datetime_complete');
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
}

function isOver(state: TrialState): boolean {
  return state !== 'RUNNING' && state !== 'WAITING';
}

function directionsIn(operation: Operation): (Direction | null)[] {
  const codes = ownValue(operation.fields, 'directions');
  const directions = Array.isArray(codes) ? codes.map((code) => DIRECTIONS[Number(code)]) : [];
  const known = directions.flatMap((direction) => (direction === undefined ? [] : [direction]));
  const isRight = known.length > 0 && known.length === directions.length;
  if (isRight && known.length <= MOST_OBJECTIVES) return known;
  throw wrong(operation, 'directions', `a list of at most ${MOST_OBJECTIVES} 1s and 2s`);
}
