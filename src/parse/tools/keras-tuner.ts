import { dataError } from '../../errors.ts';
import type { SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readObject } from '../json.ts';
import { chooseFolder } from '../studies.ts';
import {
  type Fields,
  type FolderFormat,
  isFields,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Status,
  type Table,
  type ToolFolder,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { fieldsIn, numberIn, readInstant, readNumber } from '../values.ts';

const TRIAL = /(^|\/)trial_[^/]+\/trial\.json$/;

/** The folder of a project, as Keras Tuner keeps it. */
export const kerasTuner: FolderFormat = {
  kind: 'folder',
  name: 'keras-tuner',
  title: 'Keras Tuner project (folder)',
  identity: ['trial_id'],
  marks: [
    {
      path: TRIAL,
      depth: 2,
      text: [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/],
    },
  ],
  read: (folders, study) => toTable(chooseFolder(folders, trialFiles, 'projects', study)),
};

/** Those that cannot be read are among them: they must not be lost. */
function trialFiles({ files }: ToolFolder): SourceFile[] {
  return [...files].flatMap(([name, file]) => (TRIAL.test(name) ? [file] : []));
}

function toTable(project: ToolFolder): Table {
  const all = trialFiles(project).map(readTrial);
  const oracle = readObject(project.files.get('oracle.json')) ?? {};
  const order = orderOf(oracle, all);
  const objectives = objectivesOf(all);
  const objective = objectives.length === 1 ? objectives[0] : undefined;
  const { trials, firstOf } = lastRungs(all);
  return {
    ...plainTable(
      trials.map((trial) => toRow(trial, objective, order?.(firstOf(trial)) ?? undefined)),
    ),
    directions: directionsOf(objectives, all),
    scores: [objective ?? 'score'],
    search: searchOf(oracle, all),
    leftOut: [{ count: all.length - trials.length, what: 'earlier rungs' }],
  };
}

function toRow(trial: KerasTrial, objective: string | undefined, order: number | undefined): Row {
  const { path, id, status, values, parameters } = trial;
  const metrics = metricsOf(trial);
  const last = objective !== undefined && status === 'pruned' ? ownValue(metrics, objective) : null;
  const score = trial.score ?? last ?? null;
  return {
    path,
    status,
    order,
    parameters,
    fields: {
      ...values,
      ...metrics,
      ...(objective === undefined ? {} : { [objective]: score }),
      score,
      trial_id: id,
    },
  };
}

/** The values at the step of the score; the last ones if a trial was stopped before it had one. */
function metricsOf({ metrics, bestStep, score, status }: KerasTrial): Fields {
  const step = status === 'pruned' && score === null ? null : bestStep;
  return Object.fromEntries(
    [...metrics].map(([name, { observations }]) => {
      const found = observations.find((one) => one.step === step) ?? observations.at(-1);
      return [name, found?.value ?? null];
    }),
  );
}

/**
 * Each configuration once. Hyperband trains for a few epochs and continues the best in a new trial,
 * which names the earlier one: only the last has the result. Configurations that did not reach all
 * epochs were stopped by comparing them with others.
 */
function lastRungs(trials: readonly KerasTrial[]) {
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  const before = (trial: KerasTrial) => {
    const other = byId.get(String(ownValue(trial.values, 'tuner/trial_id')));
    return other !== undefined && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  /** The trial that its configuration was first trained in. */
  const firstOf = (trial: KerasTrial): KerasTrial => {
    const earlier = before(trial);
    return earlier === null ? trial : firstOf(earlier);
  };
  const earlier = new Set(trials.map((trial) => before(trial)?.id));
  const most = trials.reduce((sofar, trial) => Math.max(sofar, epochsOf(trial) || 0), 0);
  const isStopped = (trial: KerasTrial) => trial.status === 'finished' && epochsOf(trial) < most;
  const last = trials.filter(({ id }) => !earlier.has(id));
  return {
    trials: last.map(
      (trial): KerasTrial => (isStopped(trial) ? { ...trial, status: 'pruned' } : trial),
    ),
    firstOf,
  };
}

/** The recorded bracket may be later than the trial's, but the epochs are its own. */
function epochsOf({ values }: KerasTrial): number {
  return numberIn(values, 'tuner/epochs') ?? Number.NaN;
}

/** Keys that only one kind of oracle has; those of random search and grids have no others. */
const TRACES = [
  { keys: ['brackets', 'factor'], sampler: 'Hyperband' },
  { keys: ['num_initial_points', 'alpha', 'beta'], sampler: 'BayesianOptimization' },
];

function searchOf(oracle: Fields, trials: readonly KerasTrial[]): SearchMethod {
  const trace = TRACES.find(({ keys }) => keys.some((key) => Object.hasOwn(oracle, key)));
  const isHalved = trials.some(({ values }) => Object.hasOwn(values, 'tuner/bracket'));
  const sampler = trace?.sampler ?? (isHalved ? 'Hyperband' : null);
  // The seed that was given, or drawn by the oracle itself.
  const seed = numberIn(oracle, 'seed');
  return {
    method: sampler === null ? UNKNOWN_SEARCH.method : 'adaptive',
    sampler,
    seed: Number.isSafeInteger(seed) ? seed : null,
  };
}

type Order = (trial: KerasTrial) => number | null;

/** The order in which trials were started, if something records it for all; null otherwise. */
function orderOf(oracle: Fields, trials: readonly KerasTrial[]): Order | null {
  const starts = fieldsIn(fieldsIn(oracle, 'display'), 'trial_start');
  const places = listOf(ownValue(oracle, 'start_order'));
  const orders: readonly Order[] = [
    ({ id }) => (places.includes(id) ? places.indexOf(id) : null),
    // Ids are numbers, except in old versions.
    ({ id }) => (/^(trial_)?\d{1,9}$/.test(id) ? Number(id.replace('trial_', '')) : null),
    ({ id }) => readInstant(ownValue(starts, id)),
  ];
  return orders.find((order) => trials.every((trial) => order(trial) !== null)) ?? null;
}

/** The metrics whose best value is the score in every trial that has one. */
function objectivesOf(trials: readonly KerasTrial[]): string[] {
  const scored = trials.filter(({ score, status }) => score !== null && status === 'finished');
  return [...(scored[0]?.metrics.keys() ?? [])].filter((name) =>
    scored.every(({ metrics, score }) => isBest(metrics.get(name), score ?? Number.NaN)),
  );
}

/** Sums in another order differ in the last digits. */
const TOLERANCE = 1e-9;

function isBest(metric: KerasMetric | undefined, score: number): boolean {
  const values = metric?.observations.map(({ value }) => value) ?? [];
  const better = metric?.direction === 'maximize' ? Math.max : Math.min;
  const best = values.reduce((a, b) => better(a, b), values[0] ?? Number.NaN);
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}

/** The directions of the score, which is the objective, and of every metric, if all trials agree. */
function directionsOf(
  objectives: readonly string[],
  trials: readonly KerasTrial[],
): Readonly<Record<string, Direction>> {
  const entryOf = (name: string, sources: readonly string[]) => {
    const found = trials.flatMap(({ metrics }) =>
      sources.flatMap((source) => metrics.get(source)?.direction ?? []),
    );
    return new Set(found).size === 1 ? found.slice(0, 1).map((one) => [name, one]) : [];
  };
  const names = new Set(trials.flatMap(({ metrics }) => [...metrics.keys()]));
  const known = [...names].flatMap((name) => entryOf(name, [name]));
  return Object.fromEntries([...known, ...entryOf('score', objectives)]);
}

export interface KerasTrial {
  readonly path: string;
  readonly id: string;
  readonly status: Status;
  /** The value of the objective, whose name is not recorded; null if there is none. */
  readonly score: number | null;
  readonly bestStep: number | null;
  /** All values, including the tuner's own. */
  readonly values: Fields;
  /** The values that the model was built with. */
  readonly parameters: Fields;
  readonly metrics: ReadonlyMap<string, KerasMetric>;
}

/** A metric of one trial, as it was observed at some of its epochs. */
export interface KerasMetric {
  readonly direction: Direction | null;
  /** In the order of the steps; each is the mean of the executions of the trial. */
  readonly observations: readonly { readonly step: number; readonly value: number }[];
}

export function readTrial(file: SourceFile): KerasTrial {
  const trial = readObject(file);
  const id = trial && ownValue(trial, 'trial_id');
  if (trial === null || typeof id !== 'string') {
    const fix = 'Copy the folder of the project again, or leave the folder of this trial out.';
    throw file.kind === 'unread' ? file.refusal : dataError(file, 'has no trial_id', fix);
  }
  const hyperparameters = fieldsIn(trial, 'hyperparameters');
  const values = fieldsIn(hyperparameters, 'values');
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, 'metrics'), 'metrics'));
  return {
    path: file.path,
    id,
    status: requireStatus(ownValue(trial, 'status'), file),
    score: numberIn(trial, 'score'),
    bestStep: numberIn(trial, 'best_step'),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, 'space')),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)])),
  };
}

/** Inactive conditional parameters keep values, which mean nothing. */
function activeOf(values: Fields, space: unknown): Fields {
  const configs = listOf(space).map((one) => fieldsIn(one, 'config'));
  const isActive = (name: string) => {
    const own = configs.filter((config) => config.name === name);
    const holds = (condition: unknown) => holdsFor(condition, values);
    return own.length === 0 || own.some(({ conditions }) => listOf(conditions).every(holds));
  };
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('tuner/') && isActive(name)),
  );
}

/** A condition names the parameter it depends on, and the values of it that it takes. */
function holdsFor(condition: unknown, values: Fields): boolean {
  const { name, values: allowed } = fieldsIn(condition, 'config');
  if (typeof name !== 'string' || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function readMetric(metric: unknown): KerasMetric {
  const { direction, observations } = isFields(metric) ? metric : {};
  return {
    direction: direction === 'min' ? 'minimize' : direction === 'max' ? 'maximize' : null,
    observations: listOf(observations)
      .flatMap(readObservation)
      .sort((a, b) => a.step - b.step),
  };
}

function readObservation(observation: unknown): KerasMetric['observations'] {
  if (!isFields(observation)) return [];
  const values = [ownValue(observation, 'value')].flat().map(readNumber);
  const numbers = values.filter((one) => typeof one === 'number');
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: numberIn(observation, 'step') ?? 0, value: mean }];
}
