import { dataError } from '../../errors.ts';
import { type SourceFile, textOf } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { requireStatus } from '../columns/names.ts';
import { readCsv } from '../csv.ts';
import { parseJson, readObject, tryParseJson } from '../json.ts';
import { type Database, readDatabase, rowsBy } from '../sqlite.ts';
import { chooseStudy } from '../studies.ts';
import {
  type Fields,
  type FileFormat,
  isFields,
  plainTable,
  type Row,
  type Table,
  type Trace,
  tracedSearch,
} from '../table.ts';
import {
  fieldsIn,
  itemsIn,
  ownValue,
  parametersUnder,
  readDuration,
  readInstant,
  readNumber,
  secondsBetween,
  shown,
  textIn,
} from '../values.ts';

const SCORE = /^values?(_|$)/;

export const optunaCsv: FileFormat = {
  name: 'optuna-csv',
  title: 'Optuna trials (dataframe)',
  identity: ['number', 'datetime_start'],
  marks: {
    header: [
      ['datetime_start', /^(params_|state$)/],
      ['number', /^params_/, SCORE],
    ],
  },
  read: toTable,
};

function toTable(file: SourceFile): Table {
  const all = readCsv(file);
  const columns = Object.keys(all[0]?.fields ?? {});
  const scores = columns.filter((name) => SCORE.test(name));
  const attributes = columns.flatMap((name) => /^system_attrs_(.*)/s.exec(name)?.[1] ?? []);
  return {
    ...plainTable(all.map(toTrial)),
    scores: scores.length === 0 ? null : scores,
    search: tracedSearch(TRACES, attributes),
  };
}

function toTrial(row: Row): Row {
  const { duration, datetime_start: start, datetime_complete: end, ...fields } = row.fields;
  const number = textIn(fields, 'number');
  const seconds =
    readNumber(duration) === 'missing'
      ? secondsBetween(readInstant(start), readInstant(end))
      : readDuration(duration);
  // A Python dict: only whether it is empty matters.
  const fixed = textIn(fields, 'system_attrs_fixed_params');
  return {
    ...row,
    // Text that is not a duration is left as it is.
    fields: seconds === null ? row.fields : { ...row.fields, duration: seconds },
    parameters: parametersUnder('params_', fields),
    ...(fixed !== '{}' && readNumber(fixed) !== 'missing' && { isHandPicked: true }),
    order: /^\d{1,15}(\.0*)?$/.test(number) ? Number(number) : undefined,
  };
}

export const optunaSqlite: FileFormat = {
  name: 'optuna-sqlite',
  title: 'Optuna storage (SQLite)',
  hasHeader: false,
  marks: { database: ['study_system_attributes', 'trial_system_attributes', 'trial_params'] },
  read: (file, study) => tableOf(studiesIn(readDatabase(file, TABLES, INSTEAD)), file.path, study),
};

/** A study of another database, in the same tables: what `optuna:STUDY` finds. */
export const optunaDatabase: FileFormat = {
  name: 'optuna-database',
  title: 'Optuna storage (database)',
  hasHeader: false,
  marks: { text: [/^\s*\{"studies":/, /"trial_system_attributes":/] },
  read: (file, study) => {
    const tables = readObject(file) ?? {};
    const rows = new Map(TABLES.map((name) => [name, itemsIn(tables, name)]));
    return tableOf(studiesIn(rows), file.path, study);
  },
};

const TABLES = [
  ...['studies', 'study_directions', 'study_system_attributes', 'trials', 'trial_values'],
  ...['trial_params', 'trial_user_attributes', 'trial_system_attributes'],
];

const INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';

function studiesIn(tables: Database): OptunaStudy[] {
  const directionsOf = rowsBy('study_id', tables, 'study_directions');
  const attributesOf = rowsBy('study_id', tables, 'study_system_attributes');
  const trialsOf = rowsBy('study_id', tables, 'trials');
  const readTrial = trialReader(tables);
  return (tables.get('studies') ?? []).map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directionsOf(study_id)),
    systemAttributes: attributesIn(attributesOf(study_id)),
    trials: Array.from(trialsOf(study_id), readTrial).sort((a, b) => a.number - b.number),
  }));
}

function directionsIn(rows: readonly Fields[]): (Direction | null)[] {
  const directions = byObjective(rows).map(({ direction }): Direction | null => {
    if (direction === 'MINIMIZE') return 'minimize';
    return direction === 'MAXIMIZE' ? 'maximize' : null;
  });
  // Before there could be several objectives, their directions were not in a table.
  return directions.length === 0 ? [null] : directions;
}

function byObjective(rows: readonly Fields[]): Fields[] {
  return rows.toSorted((a, b) => Number(a.objective) - Number(b.objective));
}

function trialReader(tables: Database) {
  const valuesOf = rowsBy('trial_id', tables, 'trial_values');
  const parametersOf = rowsBy('trial_id', tables, 'trial_params');
  const userAttributesOf = rowsBy('trial_id', tables, 'trial_user_attributes');
  const systemAttributesOf = rowsBy('trial_id', tables, 'trial_system_attributes');
  const read = parameterReader();
  const readParameter = ({ param_name, param_value, distribution_json }: Fields) =>
    [String(param_name), read(param_value, distribution_json)] as const;
  return ({ trial_id: id, ...row }: Fields, i: number): OptunaTrial => ({
    number: typeof row.number === 'number' ? row.number : i,
    state: String(row.state),
    values: byObjective(valuesOf(id)).map(valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(parametersOf(id).map(readParameter)),
    userAttributes: attributesIn(userAttributesOf(id)),
    systemAttributes: attributesIn(systemAttributesOf(id)),
  });
}

function valueIn({ value, value_type }: Fields): number | null {
  if (value_type === 'INF_POS') return Infinity;
  if (value_type === 'INF_NEG') return -Infinity;
  return typeof value === 'number' ? value : null;
}

/** An attribute is anything somebody put there: a damaged one has no value. */
function attributesIn(rows: readonly Fields[]): Map<string, unknown> {
  const parsed = ({ value_json }: Fields) => tryParseJson(String(value_json)) ?? null;
  return new Map(rows.map((row) => [String(row.key), parsed(row)]));
}

/** A trial as a storage of Optuna keeps it; a journal changes it as it is replayed. */
interface OptunaTrial {
  readonly number: number;
  state: string;
  /** One per objective; the last report of a pruned trial; empty if there is none. */
  values: readonly (number | null)[];
  start: unknown;
  complete: unknown;
  readonly parameters: Map<string, unknown>;
  readonly userAttributes: Map<string, unknown>;
  readonly systemAttributes: Map<string, unknown>;
}

interface OptunaStudy {
  readonly name: string;
  /** One per objective; null if it was never set. */
  readonly directions: readonly (Direction | null)[];
  readonly systemAttributes: Map<string, unknown>;
  readonly trials: OptunaTrial[];
}

export function tableOf(studies: readonly OptunaStudy[], path: string, asked: string | null) {
  const listed = studies.map((study) => {
    return { study, names: [study.name], trials: study.trials.length };
  });
  const { study } = chooseStudy(listed, 'studies', asked);
  const { directions: of, trials } = study;
  const scores = scoreNames(study);
  const directions = scores.flatMap((score, i) => (of[i] ? [[score, of[i]] as const] : []));
  const attributes = [study, ...trials].flatMap((one) => [...one.systemAttributes.keys()]);
  return {
    ...plainTable(trials.map((trial) => toRow(trial, scores, path))),
    directions: Object.fromEntries(directions),
    scores,
    search: tracedSearch(TRACES, attributes),
    study: study.name,
  };
}

/** As in a data frame: `value`, or `values_0` and so on; with the names of metrics if set. */
function scoreNames({ directions, systemAttributes }: OptunaStudy): readonly string[] {
  const given = systemAttributes.get('study:metric_names');
  const texts = Array.isArray(given) ? given.filter((name) => typeof name === 'string') : [];
  const names = new Set(texts).size === directions.length ? texts : [];
  if (directions.length === 1) return [names[0] === undefined ? 'value' : `value_${names[0]}`];
  return directions.map((_, i) => `values_${names[i] ?? i}`);
}

function toRow(trial: OptunaTrial, scores: readonly string[], path: string): Row {
  const { number, state, values, start, complete, parameters } = trial;
  const place = { path, part: `trial ${number}` };
  const fixed = trial.systemAttributes.get('fixed_params');
  return {
    ...place,
    fields: {
      number,
      ...Object.fromEntries(scores.map((name, i) => [name, values[i] ?? null])),
      datetime_start: start,
      datetime_complete: complete,
      duration: secondsBetween(readInstant(start), readInstant(complete)),
      ...prefixed('params', parameters),
      ...prefixed('user_attrs', trial.userAttributes),
      state,
    },
    status: requireStatus(state, place),
    order: number,
    parameters: Object.fromEntries(parameters),
    ...(isFields(fixed) && Object.keys(fixed).length > 0 && { isHandPicked: true }),
  };
}

function prefixed(prefix: string, values: ReadonlyMap<string, unknown>): Fields {
  return Object.fromEntries([...values].map(([name, value]) => [`${prefix}_${name}`, value]));
}

/** Storages keep values as numbers: a category by its index in the distribution, which is JSON. */
function parameterReader() {
  // Most distributions are those of all trials.
  const known = new Map<unknown, readonly unknown[] | null>();
  return (internal: unknown, distribution: unknown): unknown => {
    if (!known.has(distribution)) known.set(distribution, choicesIn(distribution));
    const choices = known.get(distribution) ?? null;
    if (choices === null || typeof internal !== 'number') return internal ?? null;
    return choices[internal] ?? null;
  };
}

function choicesIn(distribution: unknown): readonly unknown[] | null {
  const parsed = typeof distribution === 'string' ? tryParseJson(distribution) : null;
  if (!isFields(parsed)) return null;
  const attributes = parsed.attributes;
  const choices = ownValue(isFields(attributes) ? attributes : parsed, 'choices');
  return Array.isArray(choices) ? choices : null;
}

/** Traces of samplers in system attributes, adaptive ones first. None does not mean random, and no seed is recorded. */
const TRACES: readonly Trace[] = [
  [/^(cma|sepcma|cmawm):/, 'adaptive', 'CmaEsSampler'],
  [/^tpe:relative_params/, 'adaptive', 'TPESampler'],
  [/^gp:relative_params/, 'adaptive', 'GPSampler'],
  [/^(nsga2|NSGAIISampler):/, 'adaptive', 'NSGAIISampler'],
  [/^(nsga3|NSGAIIISampler):/, 'adaptive', 'NSGAIIISampler'],
  [/^grid_id$/, 'grid', 'GridSampler'],
  [/^qmc:/, 'unknown', 'QMCSampler'],
];

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
  const studies = replay.studies.filter((one) => one !== null);
  return tableOf(studies, path, study);
}

/** Replays the operations of a journal, as Optuna itself does. */
class Replay {
  /** Null in place of those that were deleted. */
  readonly studies: (OptunaStudy | null)[] = [];
  readonly #valueOf = parameterReader();
  readonly #trials: OptunaTrial[] = [];

  apply(operation: Row): void {
    const code = wanted(operation, 'op_code', isCode);
    if (code === 0) this.#createStudy(operation);
    else if (code === 1) this.studies[wanted(operation, 'study_id', isWhole)] = null;
    else if (code === 3) addAll(this.#study(operation)?.systemAttributes, operation, 'system_attr');
    else if (code === 4) this.#createTrial(operation);
    else if (code === 5) this.#setParameter(operation);
    else if (code === 6) this.#setState(operation);
    else if (code === 8) addAll(this.#open(operation)?.userAttributes, operation, 'user_attr');
    else if (code === 9) addAll(this.#open(operation)?.systemAttributes, operation, 'system_attr');
    // Attributes of studies that users set, intermediate values and heartbeats change nothing.
  }

  #study(operation: Row): OptunaStudy | null {
    return this.studies[wanted(operation, 'study_id', isWhole)] ?? null;
  }

  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation: Row): OptunaTrial | null {
    const trial = this.#trials[wanted(operation, 'trial_id', isWhole)];
    return trial === undefined || isOver(trial.state) ? null : trial;
  }

  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation: Row): void {
    const name = wanted(operation, 'study_name', isText);
    if (this.studies.some((study) => study?.name === name)) return;
    const directions = wanted(operation, 'directions', areDirections);
    this.studies.push({
      name,
      directions: directions.map((code) => DIRECTIONS[code] ?? null),
      systemAttributes: new Map(),
      trials: [],
    });
  }

  #createTrial(operation: Row): void {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const distributions = fieldsIn(fields, 'distributions');
    const drawn = Object.entries(fieldsIn(fields, 'params')).map(
      ([name, value]) => [name, this.#valueOf(value, ownValue(distributions, name))] as const,
    );
    const trial: OptunaTrial = {
      number: study.trials.length,
      state: Object.hasOwn(fields, 'state') ? stateIn(operation) : 'RUNNING',
      values: valuesIn(operation) ?? [],
      start: fields.datetime_start ?? null,
      complete: fields.datetime_complete ?? null,
      parameters: new Map(drawn),
      userAttributes: new Map(Object.entries(fieldsIn(fields, 'user_attrs'))),
      systemAttributes: new Map(Object.entries(fieldsIn(fields, 'system_attrs'))),
    };
    study.trials.push(trial);
    this.#trials.push(trial);
  }

  #setParameter(operation: Row): void {
    const { param_value_internal: internal, distribution } = operation.fields;
    const name = wanted(operation, 'param_name', isText);
    this.#open(operation)?.parameters.set(name, this.#valueOf(internal, distribution));
  }

  #setState(operation: Row): void {
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

function addAll(to: Map<string, unknown> | undefined, { fields }: Row, name: string): void {
  for (const [key, value] of Object.entries(fieldsIn(fields, name))) to?.set(key, value);
}

function isOver(state: string): boolean {
  return state !== 'RUNNING' && state !== 'WAITING';
}

const DIRECTIONS: readonly (Direction | null)[] = [null, 'minimize', 'maximize'];
const STATES = ['RUNNING', 'COMPLETE', 'PRUNED', 'FAIL', 'WAITING'];

function stateIn(operation: Row): string {
  return STATES[wanted(operation, 'state', isState)] ?? '';
}

function valuesIn(operation: Row): readonly (number | null)[] | null {
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
  value === null || (Array.isArray(value) && value.every((one) => one === null || isNumber(one)));

function wanted<T>(operation: Row, name: string, isRight: (value: unknown) => value is T): T {
  const value = ownValue(operation.fields, name) ?? null;
  if (isRight(value)) return value;
  const what = `${name} is ${shown(value)}, which Optuna does not write`;
  throw dataError(operation, what, CORRECTION);
}

const CORRECTION =
  'Restore the journal, or export the trials with study.trials_dataframe().to_csv().';
