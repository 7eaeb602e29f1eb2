import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import { chooseStudy } from './choose-study.ts';
import type { Choice, Fields, Row, Table } from './format.ts';
import { readInstant, secondsBetween } from './instant.ts';
import { isHandPicked, searchFrom } from './optuna-traces.ts';
import type { Status } from './status.ts';

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
export const MOST_OBJECTIVES = 100;

/** A trial as a storage of Optuna keeps it. */
export interface OptunaTrial {
  /** Its place in the study, from 0. */
  readonly number: number;
  readonly state: TrialState;
  /** One an objective; of a pruned trial its last report; empty where there is none. */
  readonly values: readonly (number | null)[];
  readonly start: string | null;
  readonly complete: string | null;
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly userAttributes: ReadonlyMap<string, unknown>;
  readonly systemAttributes: ReadonlyMap<string, unknown>;
}

export interface OptunaStudy {
  readonly name: string;
  /** One an objective; null where it was never set. */
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
 * Optuna lets no trial finish without a score. Those of old versions are elsewhere: before there
 * could be several objectives, a trial's value was not in a table of its own.
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

/** As in a data frame: `value`, or `values_0` and so on; by their names if they have some. */
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
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'has finished trials without scores that can be read, as databases of old versions of Optuna have',
    fix: 'Run `optuna storage upgrade` on it, or export the trials with the version that wrote it.',
  });
}

function noStudy(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'has no study',
    fix: 'Check that this is the storage the study was created in.',
  });
}
