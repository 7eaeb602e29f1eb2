import { dataError } from '../../errors.ts';
import { isEmptyFile, type SourceFile } from '../../read/index.ts';
import { requireStatus } from '../columns/names.ts';
import { readObject } from '../json.ts';
import { chooseFolder } from '../studies.ts';
import {
  type Fields,
  type FolderFormat,
  isFields,
  plainTable,
  type Row,
  type SearchMethod,
  type Table,
  type ToolFolder,
  type Trace,
  tracedSearch,
} from '../table.ts';
import { fieldsIn, groupBy, numberIn, ownValue, readInstant } from '../values.ts';

const TRIAL = /(^|\/)trial_[^/]+\/trial\.json$/;
const TRIAL_ID = /trial_([^/]+)[/\\]trial\.json$/;
const OF_TRIAL = [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/];

export const kerasTuner: FolderFormat = {
  kind: 'folder',
  name: 'keras-tuner',
  title: 'Keras Tuner project (folder)',
  identity: ['trial_id'],
  marks: [{ path: TRIAL, depth: 2, text: OF_TRIAL }],
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
  const rows = trials.map((trial) => toRow(trial, objective, order?.(firstOf(trial)) ?? undefined));
  return {
    ...plainTable(rows),
    directions: directionsOf(objectives, all),
    scores: [objective ?? 'score'],
    search: searchOf(oracle, all),
    leftOut: [{ count: all.length - trials.length, what: 'earlier rungs' }],
    gaps: trialFiles(project).some(isEmptyFile) ? ['trials-unreadable'] : [],
  };
}

function toRow(trial: KerasTrial, objective: string | undefined, order: number | undefined): Row {
  const { path, id, status, values, parameters } = trial;
  const metrics = metricsOf(trial);
  const last = objective !== undefined && status === 'pruned' ? ownValue(metrics, objective) : null;
  const score = trial.score ?? last ?? null;
  const named = objective === undefined ? {} : { [objective]: score };
  const fields = { ...values, ...metrics, ...named, score, trial_id: id };
  return { path, status, order, parameters, fields };
}

/** The values at the step of the score; the last ones if a trial was stopped before it had one. */
function metricsOf({ metrics, bestStep, score, status }: KerasTrial): Fields {
  const step = status === 'pruned' && score === null ? null : bestStep;
  const lastValue = ({ observations }: KerasMetric) =>
    (observations.find(({ step: at }) => at === step) ?? observations.at(-1))?.value ?? null;
  return Object.fromEntries([...metrics].map(([name, metric]) => [name, lastValue(metric)]));
}

/** Each configuration once: Hyperband continues the best in a new trial, which names the earlier one. Others were stopped. */
function lastRungs(all: readonly KerasTrial[]) {
  const byId = new Map(all.map((trial) => [trial.id, trial]));
  const before = (trial: KerasTrial) => {
    const other = byId.get(String(trial.values['tuner/trial_id']));
    return other !== undefined && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const firstOf = (trial: KerasTrial): KerasTrial => {
    const earlier = before(trial);
    return earlier === null ? trial : firstOf(earlier);
  };
  const earlier = new Set(all.map((trial) => before(trial)?.id));
  const most = Math.max(...all.map((trial) => epochsOf(trial) || 0));
  const last = all.filter(({ id }) => !earlier.has(id));
  const trials = last.map((trial): KerasTrial => {
    const isStopped = trial.status === 'finished' && epochsOf(trial) < most;
    return isStopped ? { ...trial, status: 'pruned' } : trial;
  });
  return { trials, firstOf };
}

/** The recorded bracket may be later than the trial's, but the epochs are its own. */
const epochsOf = ({ values }: KerasTrial) => numberIn(values, 'tuner/epochs') ?? Number.NaN;

/** Keys that only one kind of oracle has; those of random search and grids have no others. */
const TRACES: readonly Trace[] = [
  [/^(brackets|factor)$/, 'adaptive', 'Hyperband'],
  [/^(num_initial_points|alpha|beta)$/, 'adaptive', 'BayesianOptimization'],
];

function searchOf(oracle: Fields, trials: readonly KerasTrial[]): SearchMethod {
  const isHalved = trials.some(({ values }) => Object.hasOwn(values, 'tuner/bracket'));
  const search = tracedSearch(TRACES, Object.keys(oracle));
  const known = search.sampler === null && isHalved ? tracedSearch(TRACES, ['brackets']) : search;
  // The seed that was given, or drawn by the oracle itself.
  const seed = numberIn(oracle, 'seed');
  return { ...known, seed: Number.isSafeInteger(seed) ? seed : null };
}

function orderOf(oracle: Fields, trials: readonly KerasTrial[]) {
  const starts = fieldsIn(fieldsIn(oracle, 'display'), 'trial_start');
  const places = listOf(oracle.start_order);
  const orders: readonly ((trial: KerasTrial) => number | null)[] = [
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

function directionsOf(objectives: readonly string[], trials: readonly KerasTrial[]) {
  const metrics = trials.flatMap((trial) => [...trial.metrics]);
  const known = metrics.flatMap(([metric, { direction }]) => {
    const names = objectives.includes(metric) ? [metric, 'score'] : [metric];
    return direction === null ? [] : names.map((name) => ({ name, direction }));
  });
  const agreed = [...groupBy(known, ({ name }) => name)].flatMap(([name, all]) => {
    const [direction, other] = new Set(all.map((one) => one.direction));
    return direction !== undefined && other === undefined ? [[name, direction] as const] : [];
  });
  return Object.fromEntries(agreed);
}

type KerasTrial = ReturnType<typeof readTrial>;

function readTrial(file: SourceFile) {
  const [, named] = TRIAL_ID.exec(file.path) ?? [];
  const trial = isEmptyFile(file) ? { trial_id: named, status: 'FAILED' } : readObject(file);
  const id = trial?.trial_id;
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
    status: requireStatus(trial.status, file),
    /** Of the objective, whose name is not recorded; null if there is none. */
    score: numberIn(trial, 'score'),
    bestStep: numberIn(trial, 'best_step'),
    values,
    parameters: activeOf(values, hyperparameters.space),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)])),
  };
}

/** Inactive conditional parameters keep values, which mean nothing. */
function activeOf(values: Fields, space: unknown): Fields {
  const configs = listOf(space).map((parameter) => fieldsIn(parameter, 'config'));
  // A condition names the parameter it depends on, and the values of it that it takes.
  const holds = (condition: unknown) => {
    const { name, values: allowed } = fieldsIn(condition, 'config');
    return !Array.isArray(allowed) || allowed.includes(ownValue(values, String(name)));
  };
  const isActive = (name: string) => {
    const ofName = configs.filter((config) => config.name === name);
    return ofName.length === 0 || ofName.some(({ conditions }) => listOf(conditions).every(holds));
  };
  const names = Object.keys(values).filter((name) => !name.startsWith('tuner/') && isActive(name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

type KerasMetric = ReturnType<typeof readMetric>;

function readMetric(metric: unknown) {
  const { direction, observations } = isFields(metric) ? metric : {};
  return {
    direction: direction === 'min' ? 'minimize' : direction === 'max' ? 'maximize' : null,
    /** In the order of the steps; each is the mean of the executions of the trial. */
    observations: listOf(observations)
      .filter(isFields)
      .flatMap(readObservation)
      .sort((a, b) => a.step - b.step),
  } as const;
}

function readObservation(observation: Fields) {
  const numbers = [observation.value].flat().map((one) => numberIn({ one }, 'one') ?? Number.NaN);
  const value = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const step = numberIn(observation, 'step') ?? 0;
  return Number.isNaN(value) ? [] : [{ step, value }];
}
