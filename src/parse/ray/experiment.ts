import { printable, printablePath } from '../../read/index.ts';
import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { chooseFolder, foldersIn, readObject } from '../folders.ts';
import {
  type FolderFormat,
  isFields,
  ownValue,
  type Row,
  type SearchMethod,
  type Status,
  type Table,
  type ToolFolder,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { flattened } from '../values.ts';
import {
  type ExperimentState,
  lastReport,
  type Report,
  readState,
  type StateTrial,
} from './records.ts';
import {
  areUneven,
  dotted,
  mayBeScore,
  orderOf,
  SEPARATOR,
  searchOf,
  withDuration,
} from './trials.ts';

/** The folder of an experiment, as Ray Tune keeps it. */
export const rayExperiment: FolderFormat = {
  kind: 'folder',
  name: 'ray-experiment',
  title: 'Ray Tune experiment (folder)',
  hasHeader: false,
  correction: 'Correct the last line of the trial, or remove it.',
  marks: [
    {
      path: /(^|\/)experiment_state-[^/]*\.json$/,
      depth: 1,
      text: [/^\s*\{/, /"runner_data"/, /"trial_data"/],
    },
    {
      path: /(^|\/)progress\.csv$/,
      depth: 2,
      header: [['trial_id', 'training_iteration', 'time_total_s']],
    },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: [/^[^\n]*"trial_id": /, /^[^\n]*"training_iteration": /, /^[^\n]*"time_total_s": /],
    },
  ],
  read: (folders, choice) =>
    toTable(
      chooseFolder(folders, {
        ...choice,
        kind: 'experiments',
        countTrials: (folder) => trialFolders(folder).length,
      }),
    ),
};

const OF_TRIAL = ['result.json', 'progress.csv', 'params.json', 'error.txt'];

/** A trial that failed before its first report may have no more than its parameters. */
function trialFolders(experiment: ToolFolder): ToolFolder[] {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL.some((name) => files.has(name)));
}

function toTable(experiment: ToolFolder): Table {
  const { files } = experiment;
  // A resumed run begins another state: the latest counts.
  const latest = [...files.keys()]
    .filter((name) => /^experiment_state-.*\.json$/.test(name))
    .sort();
  const file = files.get(latest.at(-1) ?? '');
  const state = file === undefined ? null : readState(file);

  const folders = trialFolders(experiment);
  const found = new Map(folders.map(findTrial));
  const known = new Map(state?.trials.map((trial) => [trial.id, trial]));
  const ids = new Set([...known.keys(), ...found.keys()]);
  const rows = [...ids].map((id) => toTrial(id, found.get(id), known.get(id), state));
  const numeric = surveyColumns(rows).filter(isNumeric);
  return {
    rows,
    direction: null,
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: searchIn([...files.keys()], rows),
    leftOut: [{ count: folders.length - found.size, what: 'repeated folders' }],
    gaps: areUneven(rows.filter(({ status }) => status === 'finished')) ? ['stops-unknown'] : [],
  };
}

/** Files of Ray's searchers reveal what drew the trials; without them, the ids do. */
const TRACES = [
  { pattern: /^pbt_(global\.txt|policy_.*\.txt)$/, sampler: 'PopulationBasedTraining' },
  { pattern: /^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, sampler: 'Searcher' },
];

function searchIn(names: readonly string[], trials: readonly Row[]): SearchMethod {
  const trace = TRACES.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (trace !== undefined) {
    return { ...UNKNOWN_SEARCH, method: 'adaptive', sampler: trace.sampler };
  }
  return searchOf(
    trials,
    names.some((name) => /^basic-variant-state-.*\.json$/.test(name)),
  );
}

/** What is in the folder of a trial. */
interface Found {
  readonly folder: ToolFolder;
  readonly report: Report | null;
  /** What follows the id in its name. */
  readonly tag: string | null;
}

/** Folders are called `<trainable>_<id>_<number>_…` unless the user names them. */
const ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;

function findTrial(folder: ToolFolder): [id: string, Found] {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf('/') + 1);
  const reported = ownValue(report?.fields ?? {}, 'trial_id');
  const named = ID.exec(name);
  const tag = named && name.slice(named.index + named[0].length);
  return [typeof reported === 'string' ? reported : (named?.[1] ?? name), { folder, report, tag }];
}

/** What its own files have of a trial, or else the state. */
function toTrial(
  id: string,
  found: Found | undefined,
  known: StateTrial | undefined,
  state: ExperimentState | null,
): Row {
  const fields = found?.report?.fields ?? known?.lastResult ?? {};
  const path = found?.report?.file.path ?? found?.folder.path ?? state?.file.path ?? '';
  const reported = ownValue(fields, 'config');
  const config = isFields(reported)
    ? reported
    : (readObject(found?.folder.files.get('params.json')) ?? known?.config ?? {});
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  return {
    where: found ? printablePath(path) : `${printablePath(path)}, trial ${printable(id, 40)}`,
    path,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: known?.status ?? statusWithout(found, state),
    order: orderOf(id, ownValue(fields, 'experiment_tag') ?? found?.tag),
    parameters: dotted(Object.fromEntries(flattened(config, SEPARATOR))),
  };
}

/**
 * The status of a trial that no state knows. Without any, what is left of the trial has to tell;
 * otherwise it was begun after the state was last written.
 */
function statusWithout(found: Found | undefined, state: ExperimentState | null): Status {
  if (found?.folder.files.has('error.txt') || !found?.report) return 'failed';
  return state === null ? 'finished' : 'unfinished';
}
