import { printablePath } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { requireStatus } from '../columns/words.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { chooseStudy } from '../studies.ts';
import {
  type Fields,
  isFields,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Table,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { readInstant, secondsBetween } from '../values.ts';

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
  const where = `${printablePath(path)}, trial ${number}`;
  return {
    where,
    path,
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
    status: requireStatus(state, where),
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
