import { printablePath, type SourceFile } from '../../read/index.ts';
import { chooseStudy } from '../choose-study.ts';
import { namesOfFolders, splitPath } from '../folders.ts';
import {
  type Fields,
  type FolderFormat,
  type LeftOut,
  ownValue,
  type Row,
  type Table,
} from '../table.ts';
import { readNumber } from '../values.ts';
import { directionsOf, objectivesOf, orderOf, readOracle, searchOf } from './search.ts';
import { type KerasTrial, readTrial, valueAt } from './trial.ts';

const PLACE = /(^|[/\\])trial_[^/\\]+[/\\]trial\.json$/;

/** The folder of a project, as Keras Tuner keeps it. */
export const kerasTuner: FolderFormat = {
  kind: 'folder',
  name: 'keras-tuner',
  title: 'Keras Tuner project (folder)',
  hasHeader: false,
  lookalikes: [
    {
      marks: { text: [/^\s*\{/, /"ongoing_trials":/, /"hyperparameters":/, /"tried_so_far":/] },
      what: 'is the state of a Keras Tuner search, which has no scores',
      fix: 'Name the folder it is in, with the folders of the trials (trial_…).',
    },
  ],
  correction: 'Correct trial.json, or make the score null for a failed trial.',
  marks: [
    {
      path: PLACE,
      depth: 2,
      text: [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/],
    },
  ],
  read: (folders, { study }) =>
    toTable(
      chooseStudy(findProjects(folders.flatMap((one) => [...one.files.values()])), {
        study,
        kind: 'projects',
      }),
    ),
};

function projectOf({ path }: SourceFile): string {
  return splitPath(splitPath(path)[0])[0];
}

interface Project {
  readonly names: readonly string[];
  readonly trials: number;
  readonly files: readonly SourceFile[];
  readonly oracle: SourceFile | undefined;
}

/** Includes trials that cannot be read: they must not be lost. */
function findProjects(files: readonly SourceFile[]): Project[] {
  const projects = new Map<string, SourceFile[]>();
  for (const file of files.filter(({ path }) => PLACE.test(path))) {
    const own = projects.get(projectOf(file)) ?? [];
    own.push(file);
    projects.set(projectOf(file), own);
  }
  const names = namesOfFolders(projects.keys());
  const oracles = files.filter(({ path }) => splitPath(path)[1] === 'oracle.json');
  const oracleIn = new Map(oracles.map((file) => [splitPath(file.path)[0], file]));
  return [...projects].map(([path, own]) => ({
    names: [names.get(path) ?? path],
    trials: own.length,
    files: own,
    oracle: oracleIn.get(path),
  }));
}

function toTable(project: Project): Table {
  const all = project.files.map(readTrial);
  const once = [...new Map(all.map((trial) => [trial.id, trial])).values()];
  const oracle = readOracle(project.oracle);
  const order = orderOf(oracle, once);
  const objectives = objectivesOf(once);
  const [objective] = objectives.length === 1 ? objectives : [];
  const { trials, firstOf, earlier } = lastRungs(once);
  const place = (trial: KerasTrial) => order?.(firstOf(trial)) ?? null;
  const leftOut: readonly LeftOut[] = [
    { count: all.length - once.length, what: 'repeated folders' },
    { count: earlier, what: 'earlier rungs' },
  ];
  return {
    rows: trials.map((trial) => toRow(trial, { objective, order: place(trial) })),
    direction: null,
    directions: directionsOf(objectives, once),
    scores: [objective ?? 'score'],
    search: searchOf(oracle, once),
    leftOut: leftOut.filter(({ count }) => count > 0),
  };
}

interface Known {
  readonly objective: string | undefined;
  readonly order: number | null;
}

function toRow(trial: KerasTrial, { objective, order }: Known): Row {
  const { file, id, status, values, parameters } = trial;
  const metrics = metricsOf(trial);
  const last = objective !== undefined && status === 'pruned' ? ownValue(metrics, objective) : null;
  const score = trial.score ?? last ?? null;
  return {
    where: printablePath(file.path),
    path: file.path,
    status,
    ...(order === null ? {} : { order }),
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
  return Object.fromEntries([...metrics].map(([name, metric]) => [name, valueAt(metric, step)]));
}

/** Each configuration at its last rung. */
interface Rungs {
  readonly trials: readonly KerasTrial[];
  /** The trial that the configuration of another was first trained in. */
  readonly firstOf: (trial: KerasTrial) => KerasTrial;
  /** Trials of configurations that went on to another. */
  readonly earlier: number;
}

/**
 * Each configuration once. Hyperband trains for a few epochs and continues the best in a new trial,
 * which names the earlier one: only the last has the result. Configurations that did not reach all
 * epochs were stopped by comparing them with others.
 */
function lastRungs(trials: readonly KerasTrial[]): Rungs {
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  const before = (trial: KerasTrial) => {
    const other = byId.get(String(ownValue(trial.values, 'tuner/trial_id')));
    return other !== undefined && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const earlier = new Set(trials.map(before));
  const last = trials.filter((trial) => !earlier.has(trial));
  const most = trials.reduce((sofar, trial) => Math.max(sofar, epochsOf(trial) || 0), 0);
  return {
    trials: last.map((trial) => (epochsOf(trial) < most ? stopped(trial) : trial)),
    firstOf: (trial) => {
      let first = trial;
      for (let next = before(first); next !== null; next = before(first)) first = next;
      return first;
    },
    earlier: trials.length - last.length,
  };
}

/** The recorded bracket may be later than the trial's, but the epochs are its own. */
function epochsOf({ values }: KerasTrial): number {
  const epochs = readNumber(ownValue(values, 'tuner/epochs'));
  return typeof epochs === 'number' ? epochs : Number.NaN;
}

function stopped(trial: KerasTrial): KerasTrial {
  return trial.status === 'finished' ? { ...trial, status: 'pruned' } : trial;
}
