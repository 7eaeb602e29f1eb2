import { dataError, type UserError } from '../../errors.ts';
import { printablePath } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { chooseStudy } from '../choose-study.ts';
import { tryParseJson } from '../json/parse-json.ts';
import {
  type Choice,
  type Fields,
  isFields,
  ownValue,
  type Row,
  type SearchMethod,
  type Status,
  type Table,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { readInstant, secondsBetween } from '../values.ts';

const STATUSES = {
  RUNNING: 'unfinished',
  COMPLETE: 'finished',
  PRUNED: 'pruned',
  FAIL: 'failed',
  WAITING: 'unfinished',
} as const satisfies Record<string, Status>;

export type TrialState = keyof typeof STATUSES;

/** In the order in which they are numbered. */
export const TRIAL_STATES = Object.keys(STATUSES) as readonly TrialState[];

/** Every trial has a value for each. */
export const MAX_OBJECTIVES = 100;

/** A trial as a storage of Optuna keeps it. */
export interface OptunaTrial {
  /** Its place in the study, from 0. */
  readonly number: number;
  readonly state: TrialState;
  /** One per objective; the last report of a pruned trial; empty if there is none. */
  readonly values: readonly (number | null)[];
  readonly start: string | null;
  readonly complete: string | null;
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly userAttributes: ReadonlyMap<string, unknown>;
  readonly systemAttributes: ReadonlyMap<string, unknown>;
}

export interface OptunaStudy {
  readonly name: string;
  /** One per objective; null if it was never set. */
  readonly directions: readonly (Direction | null)[];
  readonly systemAttributes: ReadonlyMap<string, unknown>;
  readonly trials: readonly OptunaTrial[];
}

/**
 * The trials of the study that is asked for, under the names that they have in a data frame.
 *
 * @throws UserError unless there is exactly one study to take
 */
export function tableOf(studies: readonly OptunaStudy[], path: string, choice: Choice): Table {
  if (studies.length === 0) throw noStudy(path);
  const listed = studies.map((study) => ({
    study,
    names: [study.name],
    trials: study.trials.length,
  }));
  const { study } = chooseStudy(listed, { ...choice, kind: 'studies' });

  if (hasUnreadScores(study)) throw unreadScores(path);
  const scores = scoreNames(study);
  const drawn = study.trials.filter((trial) => !wasHandPicked(trial));
  const handPicked = study.trials.length - drawn.length;
  return {
    rows: drawn.map((trial) => toRow(trial, scores, path)),
    ...directionsOf(study, scores),
    scores,
    search: searchFrom(attributeNames(study)),
    leftOut: handPicked === 0 ? [] : [{ count: handPicked, what: 'hand-picked trials' }],
    study: study.name,
  };
}

/**
 * Optuna lets no trial finish without a score. In old versions, before there could be several
 * objectives, a trial's value was stored elsewhere.
 */
function hasUnreadScores({ trials }: OptunaStudy): boolean {
  const finished = trials.filter(({ state }) => state === 'COMPLETE');
  return finished.length > 0 && !finished.some(({ values }) => values.some(isScore));
}

function isScore(value: number | null): boolean {
  return value !== null;
}

function wasHandPicked({ systemAttributes }: OptunaTrial): boolean {
  return isHandPicked(Object.fromEntries(systemAttributes));
}

/** As in a data frame: `value`, or `values_0` and so on; with the names of metrics if set. */
function scoreNames({ directions, systemAttributes }: OptunaStudy): readonly string[] {
  const given = systemAttributes.get('study:metric_names');
  const texts = Array.isArray(given) ? given.filter((name) => typeof name === 'string') : [];
  const names = new Set(texts).size === directions.length ? texts : [];
  if (directions.length === 1) return [names[0] === undefined ? 'value' : `value_${names[0]}`];
  return directions.map((_, i) => `values_${names[i] ?? i}`);
}

function directionsOf(
  { directions }: OptunaStudy,
  scores: readonly string[],
): Pick<Table, 'direction' | 'directions'> {
  const known = scores.flatMap((name, i): [string, Direction][] => {
    const direction = directions[i] ?? null;
    return direction === null ? [] : [[name, direction]];
  });
  const agree = directions.every((direction) => direction === directions[0]);
  const direction = agree ? (directions[0] ?? null) : null;
  return { direction, directions: Object.fromEntries(known) };
}

function attributeNames({ systemAttributes, trials }: OptunaStudy): Set<string> {
  const names = new Set(systemAttributes.keys());
  for (const trial of trials) for (const name of trial.systemAttributes.keys()) names.add(name);
  return names;
}

function toRow(trial: OptunaTrial, scores: readonly string[], path: string): Row {
  const { number, state, values, start, complete, parameters } = trial;
  const duration = secondsBetween(readInstant(start), readInstant(complete));
  return {
    where: `${printablePath(path)}, trial ${number}`,
    path,
    fields: {
      number,
      ...Object.fromEntries(scores.map((name, i) => [name, values[i] ?? null])),
      datetime_start: start,
      datetime_complete: complete,
      duration,
      ...prefixed('params', parameters),
      ...prefixed('user_attrs', trial.userAttributes),
      state,
    },
    status: STATUSES[state],
    order: number,
    parameters: Object.fromEntries(parameters),
  };
}

function prefixed(prefix: string, values: ReadonlyMap<string, unknown>): Fields {
  return Object.fromEntries([...values].map(([name, value]) => [`${prefix}_${name}`, value]));
}

function unreadScores(path: string): UserError {
  return dataError(
    printablePath(path),
    'has finished trials without readable scores, as databases of old versions of Optuna do',
    'Run `optuna storage upgrade` on it, or export the trials with the version that wrote it.',
  );
}

function noStudy(path: string): UserError {
  return dataError(
    printablePath(path),
    'has no study',
    'Check that this is the storage the study was created in.',
  );
}

/** Reads the values of parameters, which storages keep as numbers: the index of a category. */
export class OptunaParameters {
  /** By the distribution's text, which is the same for all trials. */
  readonly #choices = new Map<string, readonly unknown[] | null>();

  /**
   * @param internal as stored
   * @param distribution what it was drawn from: JSON, as text
   */
  valueOf(internal: unknown, distribution: unknown): unknown {
    const choices = typeof distribution === 'string' ? this.#choicesIn(distribution) : null;
    if (choices === null || typeof internal !== 'number') return internal ?? null;
    return choices[internal] ?? null;
  }

  #choicesIn(json: string): readonly unknown[] | null {
    const known = this.#choices.get(json);
    if (known !== undefined) return known;
    const choices = choicesOf(tryParseJson(json));
    this.#choices.set(json, choices);
    return choices;
  }
}

/** Null for numbers, and if it is not a distribution. */
function choicesOf(distribution: unknown): readonly unknown[] | null {
  if (!isFields(distribution)) return null;
  const attributes = ownValue(distribution, 'attributes');
  const choices = ownValue(isFields(attributes) ? attributes : distribution, 'choices');
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
export function searchFrom(attributes: Iterable<string>): SearchMethod {
  const names = [...attributes];
  const found = TRACES.find(([trace]) => names.some((name) => trace.test(name)));
  return { ...UNKNOWN_SEARCH, ...found?.[1] };
}

/** Whether somebody chose values of the trial with these system attributes. */
export function isHandPicked(systemAttributes: Fields): boolean {
  const fixed = ownValue(systemAttributes, 'fixed_params');
  return isFields(fixed) && Object.keys(fixed).length > 0;
}
