import { dataError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { headerOf } from '../csv/csv.ts';
import { splitPath } from '../folders.ts';

/** What is in the folder of one trial; files without text are among them. */
export interface TrialFolder {
  readonly path: string;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** What is in the folder of one experiment. */
export interface Experiment {
  readonly path: string;
  /** Its own files, by name. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly folders: readonly TrialFolder[];
}

const STATE = /^experiment_state-.*\.json$/;

function experimentPaths(files: readonly SourceFile[]): Set<string> {
  const paths = new Set(files.filter(isState).map(({ path }) => splitPath(path)[0]));
  for (const file of files) if (isReports(file)) paths.add(splitPath(splitPath(file.path)[0])[0]);
  return paths;
}

/** All experiments, in the order of their files. */
export function findExperiments(files: readonly SourceFile[]): Experiment[] {
  const folders = new Map<string, Map<string, SourceFile>>();
  for (const file of files) {
    const [path, name] = splitPath(file.path);
    const folder = folders.get(path) ?? new Map<string, SourceFile>();
    folders.set(path, folder.set(name, file));
  }
  const paths = experimentPaths(files);
  const trials = trialsBelow(paths, folders);
  return [...paths].map((path) => ({
    path,
    files: folders.get(path) ?? new Map(),
    folders: trials.get(path) ?? [],
  }));
}

function trialsBelow(
  paths: ReadonlySet<string>,
  folders: ReadonlyMap<string, ReadonlyMap<string, SourceFile>>,
): Map<string, TrialFolder[]> {
  const trials = new Map<string, TrialFolder[]>([...paths].map((path) => [path, []]));
  for (const [path, files] of folders) {
    const isTrial = OF_TRIAL.some((name) => files.has(name)) && !paths.has(path);
    if (isTrial) trials.get(splitPath(path)[0])?.push({ path, files });
  }
  return trials;
}

/** One that failed before its first report may have no more than its parameters. */
const OF_TRIAL = ['result.json', 'progress.csv', 'params.json', 'error.txt'];

/** The latest state: a resumed run begins another. */
export function latestState({ files }: Experiment): SourceFile | null {
  const states = [...files.values()].filter(isState);
  return states.reduce<SourceFile | null>(
    (latest, one) => (latest === null || one.path > latest.path ? one : latest),
    null,
  );
}

/** @throws UserError if what is named as a state is none: trials still running would count as finished */
export function checkStates({ files }: Experiment): void {
  const broken = [...files.values()].find(
    (file) => STATE.test(splitPath(file.path)[1]) && !isState(file),
  );
  if (broken === undefined) return;
  if (broken.refusal && !isEmptyFile(broken)) throw broken.refusal;
  throw dataError(
    printablePath(broken.path),
    'is empty or damaged, but it records how the trials ended',
    'Restore it; or remove it, and trials that were still running count as finished.',
  );
}

function isState({ path, text }: SourceFile): boolean {
  const isOne = /^\s*\{/.test(text) && STATE.test(splitPath(path)[1]);
  return isOne && text.includes('"runner_data"') && /"(trial_data|checkpoints)"/.test(text);
}

/** What every report has; that of a trial which failed before the first has none. */
const MARKS = ['trial_id', 'training_iteration', 'time_total_s'];

function isReports({ path, text }: SourceFile): boolean {
  const name = splitPath(path)[1];
  if (name === 'progress.csv') {
    const header = headerOf(text);
    return MARKS.every((mark) => header.includes(mark));
  }
  const first = name === 'result.json' ? text.slice(0, MAX_START).split('\n', 1)[0] : '';
  return MARKS.every((mark) => first?.includes(`"${mark}": `));
}

const MAX_START = 2 ** 20;
