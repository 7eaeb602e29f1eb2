import type { SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type SearchMethod, UNKNOWN_SEARCH } from '../table.ts';
import { readInstant, readNumber } from '../values.ts';
import { isBest, type KerasTrial } from './trial.ts';

/** What `oracle.json` says; nothing if it is not there. @throws UserError if it is damaged */
export function readOracle(file: SourceFile | undefined): Fields {
  if (file?.refusal !== undefined) throw file.refusal;
  if (file === undefined) return {};
  const oracle = parseJson(file.text, { path: file.path, line: 1 });
  return isFields(oracle) ? oracle : {};
}

/** Keys that only one kind of oracle has; those of random search and grids have no others. */
const TRACES = [
  { keys: ['brackets', 'factor'], sampler: 'Hyperband' },
  { keys: ['num_initial_points', 'alpha', 'beta'], sampler: 'BayesianOptimization' },
];

const ADAPTIVE: SearchMethod = { ...UNKNOWN_SEARCH, method: 'adaptive' };

export function searchOf(oracle: Fields, trials: readonly KerasTrial[]): SearchMethod {
  return { ...methodOf(oracle, trials), seed: seedOf(oracle) };
}

/** The seed that was given, or drawn by the oracle itself. */
function seedOf(oracle: Fields): number | null {
  const seed = readNumber(ownValue(oracle, 'seed'));
  return typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : null;
}

function methodOf(oracle: Fields, trials: readonly KerasTrial[]): SearchMethod {
  const trace = TRACES.find(({ keys }) => keys.some((key) => Object.hasOwn(oracle, key)));
  if (trace !== undefined) return { ...ADAPTIVE, sampler: trace.sampler };
  const isHalved = trials.some(({ values }) => Object.hasOwn(values, 'tuner/bracket'));
  if (isHalved) return { ...ADAPTIVE, sampler: 'Hyperband' };
  return UNKNOWN_SEARCH;
}

type Order = (trial: KerasTrial) => number | null;

/** The order in which trials were started, if something records it for all; null otherwise. */
export function orderOf(oracle: Fields, trials: readonly KerasTrial[]): Order | null {
  const orders = [byList(oracle), byNumber, byTime(oracle)];
  return orders.find((order) => trials.every((trial) => order(trial) !== null)) ?? null;
}

function byList(oracle: Fields): Order {
  const ids = ownValue(oracle, 'start_order');
  const places = new Map((Array.isArray(ids) ? ids : []).map((id, i) => [id, i]));
  return ({ id }) => places.get(id) ?? null;
}

/** Ids are numbers, except in old versions. */
function byNumber({ id }: KerasTrial): number | null {
  const digits = /^(?:trial_)?(\d{1,9})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

function byTime(oracle: Fields): Order {
  const display = ownValue(oracle, 'display');
  const starts = isFields(display) ? ownValue(display, 'trial_start') : undefined;
  return ({ id }) => (isFields(starts) ? readInstant(ownValue(starts, id)) : null);
}

/** The metrics whose best value is the score in every trial that has one. */
export function objectivesOf(trials: readonly KerasTrial[]): string[] {
  const scored = trials.filter(({ score, status }) => score !== null && status === 'finished');
  const [first] = scored;
  return [...(first?.metrics.keys() ?? [])].filter((name) =>
    scored.every(({ metrics, score }) => {
      const metric = metrics.get(name);
      return metric !== undefined && isBest(metric, score ?? Number.NaN);
    }),
  );
}

/** The directions of the score, which is the objective, and of every metric, if all trials agree. */
export function directionsOf(
  objectives: readonly string[],
  trials: readonly KerasTrial[],
): Readonly<Record<string, Direction>> {
  const names = new Set(trials.flatMap(({ metrics }) => [...metrics.keys()]));
  const known = [
    ...[...names].map((name) => [name, directionOf([name], trials)] as const),
    ['score', directionOf(objectives, trials)] as const,
  ];
  return Object.fromEntries(
    known.flatMap(([name, direction]) => (direction === null ? [] : [[name, direction]])),
  );
}

/** Null if the candidates for the objective disagree. */
function directionOf(names: readonly string[], trials: readonly KerasTrial[]): Direction | null {
  const directions = new Set(
    trials.flatMap(({ metrics }) => names.map((name) => metrics.get(name)?.direction ?? null)),
  );
  directions.delete(null);
  const [only = null] = directions;
  return directions.size === 1 ? only : null;
}
