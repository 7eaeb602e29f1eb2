import type { SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readCsv } from '../csv.ts';
import { tryParseJson } from '../json.ts';
import { type Database, readDatabase } from '../sqlite.ts';
import { chooseStudy } from '../studies.ts';
import {
  type Fields,
  type FileFormat,
  isFields,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Table,
  UNKNOWN_SEARCH,
} from '../table.ts';
import {
  groupBy,
  parametersUnder,
  readDuration,
  readInstant,
  readNumber,
  secondsBetween,
  textIn,
} from '../values.ts';

const PARAMETER = 'params_';
const SYSTEM_ATTRIBUTE = 'system_attrs_';
const SCORE = /^values?(_|$)/;

/** What `study.trials_dataframe().to_csv(…)` writes. */
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
  const drawn = all.filter(({ fields }) => !isRowHandPicked(fields));
  const attributes = columns.filter((name) => name.startsWith(SYSTEM_ATTRIBUTE));
  return {
    ...plainTable(drawn.map(toTrial)),
    scores: scores.length === 0 ? null : scores,
    search: searchFrom(attributes.map((name) => name.slice(SYSTEM_ATTRIBUTE.length))),
    leftOut: [{ count: all.length - drawn.length, what: 'hand-picked trials' }],
  };
}

/** The attribute is a Python dict in a cell: only whether it is empty matters. */
function isRowHandPicked(fields: Fields): boolean {
  const fixed = textIn(fields, `${SYSTEM_ATTRIBUTE}fixed_params`);
  return fixed !== '{}' && readNumber(fixed) !== 'missing';
}

function toTrial(row: Row): Row {
  const { fields } = row;
  const number = textIn(fields, 'number');
  const duration = durationOf(fields);
  return {
    ...row,
    fields: duration === null ? fields : { ...fields, duration },
    parameters: parametersUnder(PARAMETER, fields),
    order: /^\d{1,15}(\.0*)?$/.test(number) ? Number(number) : undefined,
  };
}

/** In seconds; text that is not a duration is left unchanged. */
function durationOf({ duration, datetime_start: start, datetime_complete: end }: Fields): unknown {
  if (readNumber(duration) !== 'missing') return readDuration(duration) ?? duration;
  return secondsBetween(readInstant(start), readInstant(end));
}

/** The database of Optuna's storage in SQLite. */
export const optunaSqlite: FileFormat = {
  name: 'optuna-sqlite',
  title: 'Optuna storage (SQLite)',
  hasHeader: false,
  marks: { database: ['study_system_attributes', 'trial_system_attributes', 'trial_params'] },
  read: readStorage,
};

const TABLES = [
  ...['studies', 'study_directions', 'study_system_attributes', 'trials', 'trial_values'],
  ...['trial_params', 'trial_user_attributes', 'trial_system_attributes'],
];

const INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';

function readStorage(file: SourceFile, study: string | null): Table {
  return tableOf(studiesIn(readDatabase(file, TABLES, INSTEAD)), file.path, study);
}

function studiesIn(tables: Database): OptunaStudy[] {
  const directions = rowsBy('study_id', tables, 'study_directions');
  const attributes = rowsBy('study_id', tables, 'study_system_attributes');
  const trials = rowsBy('study_id', tables, 'trials');
  const readTrial = trialReader(tables);
  return (tables.get('studies') ?? []).map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directions.get(study_id) ?? []),
    systemAttributes: attributesIn(attributes.get(study_id)),
    trials: (trials.get(study_id) ?? []).map(readTrial).sort((a, b) => a.number - b.number),
  }));
}

function rowsBy(key: string, tables: Database, name: string): Map<unknown, Fields[]> {
  return groupBy(tables.get(name) ?? [], (row) => row[key]);
}

function directionsIn(rows: readonly Fields[]): (Direction | null)[] {
  const found = byObjective(rows).map(({ direction }): Direction | null => {
    if (direction === 'MINIMIZE') return 'minimize';
    return direction === 'MAXIMIZE' ? 'maximize' : null;
  });
  // Before there could be several objectives, their directions were not in a table.
  return found.length === 0 ? [null] : found;
}

function byObjective(rows: readonly Fields[]): Fields[] {
  return rows.toSorted((a, b) => Number(a.objective) - Number(b.objective));
}

function trialReader(tables: Database): (row: Fields, i: number) => OptunaTrial {
  const values = rowsBy('trial_id', tables, 'trial_values');
  const parameters = rowsBy('trial_id', tables, 'trial_params');
  const userAttributes = rowsBy('trial_id', tables, 'trial_user_attributes');
  const systemAttributes = rowsBy('trial_id', tables, 'trial_system_attributes');
  const parameterOf = parameterReader();
  return (row, i) => ({
    number: typeof row.number === 'number' ? row.number : i,
    state: String(row.state),
    values: byObjective(values.get(row.trial_id) ?? []).map(valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(
      (parameters.get(row.trial_id) ?? []).map((one) => [
        String(one.param_name),
        parameterOf(one.param_value, one.distribution_json),
      ]),
    ),
    userAttributes: attributesIn(userAttributes.get(row.trial_id)),
    systemAttributes: attributesIn(systemAttributes.get(row.trial_id)),
  });
}

function valueIn({ value, value_type }: Fields): number | null {
  if (value_type === 'INF_POS') return Infinity;
  if (value_type === 'INF_NEG') return -Infinity;
  return typeof value === 'number' ? value : null;
}

/** An attribute is anything somebody put there: a damaged one has no value. */
function attributesIn(rows: readonly Fields[] = []): Map<string, unknown> {
  return new Map(
    rows.map(({ key, value_json }) => [String(key), tryParseJson(String(value_json)) ?? null]),
  );
}

/** A trial as a storage of Optuna keeps it; a journal changes it as it is replayed. */
export interface OptunaTrial {
  /** Its place in the study, from 0. */
  readonly number: number;
  /** `COMPLETE`, for example. */
  state: string;
  /** One per objective; the last report of a pruned trial; empty if there is none. */
  values: readonly (number | null)[];
  start: unknown;
  complete: unknown;
  readonly parameters: Map<string, unknown>;
  readonly userAttributes: Map<string, unknown>;
  readonly systemAttributes: Map<string, unknown>;
}

export interface OptunaStudy {
  readonly name: string;
  /** One per objective; null if it was never set. */
  readonly directions: readonly (Direction | null)[];
  readonly systemAttributes: Map<string, unknown>;
  readonly trials: OptunaTrial[];
}

/** The trials of the study that is asked for, under the names that they have in a data frame. */
export function tableOf(
  studies: readonly OptunaStudy[],
  path: string,
  asked: string | null,
): Table {
  const listed = studies.map((one) => {
    return { study: one, names: [one.name], trials: one.trials.length };
  });
  const { study } = chooseStudy(listed, 'studies', asked);
  const { name, directions, trials } = study;
  const scores = scoreNames(study);
  const drawn = trials.filter((trial) => !isHandPicked(trial));
  return {
    ...plainTable(drawn.map((trial) => toRow(trial, scores, path))),
    directions: Object.fromEntries(
      scores.flatMap((score, i) => (directions[i] ? [[score, directions[i]]] : [])),
    ),
    scores,
    search: searchFrom([study, ...trials].flatMap((one) => [...one.systemAttributes.keys()])),
    leftOut: [{ count: trials.length - drawn.length, what: 'hand-picked trials' }],
    study: name,
  };
}

/** Whether somebody chose values of the trial. */
function isHandPicked({ systemAttributes }: OptunaTrial): boolean {
  const fixed = systemAttributes.get('fixed_params');
  return isFields(fixed) && Object.keys(fixed).length > 0;
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
  };
}

function prefixed(prefix: string, values: ReadonlyMap<string, unknown>): Fields {
  return Object.fromEntries([...values].map(([name, value]) => [`${prefix}_${name}`, value]));
}

/**
 * Reads the values of parameters, which storages keep as numbers: a category by its index.
 *
 * @returns a function of a value as stored and of what it was drawn from, which is JSON
 */
export function parameterReader(): (internal: unknown, distribution: unknown) => unknown {
  // Most distributions are those of all trials.
  const known = new Map<unknown, readonly unknown[] | null>();
  return (internal, distribution) => {
    if (!known.has(distribution)) known.set(distribution, choicesIn(distribution));
    const choices = known.get(distribution) ?? null;
    if (choices === null || typeof internal !== 'number') return internal ?? null;
    return choices[internal] ?? null;
  };
}

/** Null for numbers, and if it is not a distribution. */
function choicesIn(distribution: unknown): readonly unknown[] | null {
  const parsed = typeof distribution === 'string' ? tryParseJson(distribution) : null;
  if (!isFields(parsed)) return null;
  const attributes = ownValue(parsed, 'attributes');
  const choices = ownValue(isFields(attributes) ? attributes : parsed, 'choices');
  return Array.isArray(choices) ? choices : null;
}

/** Traces of samplers in the attributes of trials and studies, adaptive ones first. */
const TRACES: readonly (readonly [trace: RegExp, search: Omit<SearchMethod, 'seed'>])[] = [
  [/^(cma|sepcma|cmawm):/, { method: 'adaptive', sampler: 'CmaEsSampler' }],
  [/^tpe:relative_params/, { method: 'adaptive', sampler: 'TPESampler' }],
  [/^gp:relative_params/, { method: 'adaptive', sampler: 'GPSampler' }],
  [/^(nsga2|NSGAIISampler):/, { method: 'adaptive', sampler: 'NSGAIISampler' }],
  [/^(nsga3|NSGAIIISampler):/, { method: 'adaptive', sampler: 'NSGAIIISampler' }],
  [/^grid_id$/, { method: 'grid', sampler: 'GridSampler' }],
  [/^qmc:/, { method: 'unknown', sampler: 'QMCSampler' }],
];

/**
 * How trials were drawn, by the names of system attributes. No trace does not mean random, and
 * storages do not record a sampler's seed.
 */
export function searchFrom(attributes: readonly string[]): SearchMethod {
  const found = TRACES.find(([trace]) => attributes.some((name) => trace.test(name)));
  return { ...UNKNOWN_SEARCH, ...found?.[1] };
}
