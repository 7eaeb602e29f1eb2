import { dataError } from '../../errors.ts';
import { printable, printablePath } from '../../printable.ts';
import { isMetaFile, type Source, type SourceFile, textIfAny, textOf } from '../../read/index.ts';
import { parseJson } from '../json.ts';
import type { SweepRecord } from '../sweep.ts';
import { isFields } from '../table.ts';
import { groupBy } from '../values.ts';
import type { SavedSweep } from './saved-sweep.ts';

/** Reads the saved shards of one sweep, and which training saved them; null if the files are in a foreign format. */
export async function readSavedSweeps(
  all: readonly SourceFile[],
  source: Source,
): Promise<SavedSweep | null> {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(isSaved);
  if (saved === undefined) return null;
  const foreign = files.find((file) => !isSaved(file));
  if (foreign !== undefined) {
    const what = `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`;
    const fix = 'Name either only saved sweeps or only the files of the training.';
    throw dataError(foreign, what, fix);
  }
  // Loaded on demand, with their schemas: most sweeps are not saved ones.
  const { readSavedSweep, uniteShards } = await import('./saved-sweep.ts');
  const shards = files.map((file) => readSavedSweep(file, source));
  const { record, training } = uniteShards(shards);
  checkOnce(files, shards);
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...record.source, sha, createdAt } }, training };
}

/** Only another attempt saves a shard again. Which of two counts must not be left to chance. */
function checkOnce(files: readonly SourceFile[], shards: readonly SavedSweep[]): void {
  const seen = new Map<string, SourceFile>();
  for (const [i, file] of files.entries()) {
    const { shard, runId, runAttempt } = shards[i]?.training ?? {};
    const place = JSON.stringify([shard, runId, runAttempt]);
    const before = seen.get(place);
    if (before !== undefined) {
      const what = `holds the same shard as ${printablePath(before.path)}, saved by the same attempt`;
      throw dataError(file, what, 'Keep one of them; give each sweep a `name` of its own.');
    }
    seen.set(place, file);
  }
}

/** What reads and writes `history/NAME.jsonl`; loaded on demand, with its schemas: most runs keep no history. */
export const historyFile = () => import('./history.ts');

export function areSaved(files: readonly SourceFile[]): boolean {
  return files.some((file) => !isMetaFile(file) && isSaved(file));
}

function isSaved(file: SourceFile): boolean {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(textIfAny(file));
}

/** A sweep as JSON text. @throws UserError if it could not be read again */
export async function saveSweep(saved: SavedSweep): Promise<string> {
  return (await import('./saved-sweep.ts')).saveSweep(saved);
}

interface Owner {
  readonly name: string;
  /** The metric asked for, if several were saved; null for the first. */
  readonly metric: string | null;
  /** `owner/name`. */
  readonly repository: string;
  /** The file of the workflow that trained the candidate; null unless this is its baseline. */
  readonly workflow: string | null;
}

/** The sweep that jobs of a run have saved under a name, or as the baseline of its commit. Anything else is refused. */
export async function acceptSaved(
  { files, source }: Readonly<{ files: readonly SourceFile[]; source: Source }>,
  { name, metric, repository, workflow }: Owner,
): Promise<SweepRecord> {
  const refuse = (what: string, fix: string) => dataError(source.location, what, fix);
  for (const file of files) textOf(file);
  const saved = await readSavedSweeps(ofMetric(files, metric), source);
  if (saved === null) throw refuse('is not a sweep saved by tuning-gate', FIXES.format);
  const { record, training } = saved;
  if (training.name !== name)
    throw refuse(`was saved under the name ${JSON.stringify(training.name)}`, FIXES.name);
  const { repository: of, sha, workflow: by } = training;
  if (of !== repository)
    throw refuse(`was trained in ${of}, and this is ${repository}`, FIXES.repository);
  if (sha !== null && source.sha !== null && sha !== source.sha)
    throw refuse(`was trained on ${sha}, while its run is of ${source.sha}`, FIXES.sha);
  if (workflow === null || by === null || by === workflow) return record;
  const what = `was trained by ${printable(by)}, and this is ${printable(workflow)}`;
  throw refuse(what, FIXES.workflow);
}

const FIXES = {
  format: 'Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.',
  name: 'Give the job that saves it the same input `name` as this one, and run it again.',
  repository: 'Train it in this repository; another’s is read as `artifact:NAME`.',
  sha: 'Run the workflow once on the branch, so that it saves the sweep of what it checks out.',
  workflow: 'Let one workflow train both, or name the other’s sweep: `baseline: run:ID:NAME`.',
};

/** Of each artifact the files with the metric asked for, otherwise those with the metric of the first. */
function ofMetric(files: readonly SourceFile[], asked: string | null): SourceFile[] {
  return [...groupBy(files, ({ path }) => path.split('/')[0]).values()].flatMap((all) => {
    if (all.length === 1) return all;
    const metrics = all.map(savedMetric);
    const wanted = metrics.includes(asked) ? asked : metrics.find((metric) => metric !== null);
    return all.filter((_, i) => metrics[i] === wanted || metrics[i] === null);
  });
}

export function savedMetric(file: SourceFile): string | null {
  if (!isSaved(file)) return null;
  const document = parseJson(textOf(file), file);
  const metric = isFields(document) ? document.metric : null;
  return typeof metric === 'string' ? metric : null;
}
