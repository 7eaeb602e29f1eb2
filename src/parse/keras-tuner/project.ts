import { printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { chooseFolder, readObject } from '../studies.ts';
import {
  type Fields,
  type FolderFormat,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Table,
  type ToolFolder,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { fieldsIn, numberIn, readInstant } from '../values.ts';
import { type KerasMetric, type KerasTrial, listOf, readTrial } from './trial.ts';

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
    where: printablePath(path),
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
