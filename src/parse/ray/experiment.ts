import { chooseStudy } from '../choose-study.ts';
import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { namesOfFolders } from '../folders.ts';
import { type FolderFormat, type SearchMethod, type Table, UNKNOWN_SEARCH } from '../table.ts';
import { checkStates, type Experiment, findExperiments } from './folder.ts';
import { COUNTED_ID, mayBeScore } from './report.ts';
import { searchOfVariants } from './search.ts';
import { type RayTrial, type RayTrials, readTrials } from './trials.ts';

/** What every report has; that of a trial which failed before the first has none. */
const REPORT = ['trial_id', 'training_iteration', 'time_total_s'];

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
      text: [/^\s*\{/, /"runner_data"/, /"(trial_data|checkpoints)"/],
    },
    { path: /(^|\/)progress\.csv$/, depth: 2, header: [REPORT] },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: REPORT.map((name) => new RegExp(`^[^\\n]*"${name}": `)),
    },
  ],
  read: (folders, { study }) => {
    const files = folders.flatMap((one) => [...one.files.values()]);
    const experiments = toStudies(findExperiments(files));
    const { experiment } = chooseStudy(experiments, { study, kind: 'experiments' });
    checkStates(experiment);
    return toTable(experiment, readTrials(experiment));
  },
};

/** The list of experiments counts folders, since most will not be read. */
function toStudies(experiments: readonly Experiment[]) {
  const names = namesOfFolders(experiments.map(({ path }) => path));
  return experiments.map((experiment) => {
    const { path, folders } = experiment;
    return { experiment, names: [names.get(path) ?? path], trials: folders.length };
  });
}

function toTable(
  experiment: Experiment,
  { trials, metric, repeated, areUnclear }: RayTrials,
): Table {
  const rows = trials.map(({ row }) => row);
  const candidates = surveyColumns(rows)
    .filter(isNumeric)
    .map(({ name }) => name)
    .filter(mayBeScore);
  return {
    rows,
    direction: null,
    scores: metric === null ? candidates : [metric],
    search: searchOf(experiment, trials),
    leftOut: repeated > 0 ? [{ count: repeated, what: 'repeated folders' }] : [],
    ...(areUnclear ? { gaps: ['stops-unknown'] } : {}),
  };
}

/** Files of Ray's searchers reveal what drew the trials; without them, the ids do. */
const TRACES = [
  { pattern: /^pbt_(global\.txt|policy_.*\.txt)$/, sampler: 'PopulationBasedTraining' },
  { pattern: /^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, sampler: 'Searcher' },
];

function searchOf({ files }: Experiment, trials: readonly RayTrial[]): SearchMethod {
  const names = [...files.keys()];
  const trace = TRACES.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (trace !== undefined) return { method: 'adaptive', sampler: trace.sampler, seed: null };
  const isCounted = trials.every(({ id }) => COUNTED_ID.test(id));
  const isKept = names.some((name) => /^basic-variant-state-.*\.json$/.test(name));
  return isCounted || isKept ? searchOfVariants(trials) : UNKNOWN_SEARCH;
}
