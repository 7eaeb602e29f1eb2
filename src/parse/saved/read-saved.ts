import { dataError } from '../../errors.ts';
import {
  isMetaFile,
  printable,
  printablePath,
  type Source,
  type SourceFile,
} from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import type { SweepRecord } from '../sweep.ts';
import { isFields, ownValue } from '../table.ts';
import type { SavedSweep } from './saved-sweep.ts';

/**
 * Reads the saved shards of one sweep, and which training saved them. A commit or time that the
 * source does not have is taken from them.
 *
 * @returns null if the files are in a foreign format
 * @throws UserError if only some of the files are saved sweeps, or they are wrong or do not match
 */
export async function readSavedSweeps(
  all: readonly SourceFile[],
  source: Source = sourceOf(all),
): Promise<SavedSweep | null> {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(isSaved);
  if (saved === undefined) return null;
  const foreign = files.find((file) => !isSaved(file));
  if (foreign !== undefined) {
    const what = `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`;
    const fix = 'Name either only saved sweeps or only the files of the training.';
    throw dataError(printablePath(foreign.path), what, fix);
  }
  // Loaded on demand, with their schemas: most sweeps are not saved ones.
  const { readSavedSweep } = await import('./saved-sweep.ts');
  const { uniteShards } = await import('./shards.ts');
  const { record, training } = uniteShards(files.map((file) => readSavedSweep(file, source)));
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...source, sha, createdAt } }, training };
}

/** The source of files that were found nowhere in particular. */
function sourceOf(files: readonly SourceFile[]): Source {
  const location = files[0]?.path ?? '';
  return { kind: 'file', location, sha: null, runUrl: null, createdAt: null };
}

/** Whether files are saved sweeps, which may not be mixed with other files. */
export function areSaved(files: readonly SourceFile[]): boolean {
  return files.some((file) => !isMetaFile(file) && isSaved(file));
}

/** Whether a text begins as saved sweeps do. */
function isSaved({ text }: SourceFile): boolean {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(text);
}

/** A sweep as JSON text. @throws UserError if it could not be read again */
export async function saveSweep(saved: SavedSweep): Promise<string> {
  return (await import('./saved-sweep.ts')).saveSweep(saved);
}

/** Files that are to be saved sweeps, and where they were found. */
interface Found {
  readonly files: readonly SourceFile[];
  readonly source: Source;
}

/** The owner that the sweep must have. */
interface Owner {
  readonly name: string;
  /** The metric asked for, if several were saved; null for the first. */
  readonly metric: string | null;
  /** `owner/name`. */
  readonly repository: string;
}

interface BaselineOwner extends Owner {
  /** The file of the workflow that trained the candidate. */
  readonly workflow: string;
}

/**
 * The sweep that jobs of a run have saved under a name. Anything else is refused: files written by
 * unreviewed code are read only by the job that collects.
 *
 * @throws UserError if it is no saved sweep, or one of another name or repository
 */
export async function acceptCollected(found: Found, owner: Owner): Promise<SweepRecord> {
  return (await acceptSaved(found, owner)).record;
}

/**
 * The sweep that a run has saved as the baseline of its commit.
 *
 * @throws UserError if it is no saved sweep, or one of another name, repository, workflow or commit
 */
export async function acceptBaseline(found: Found, owner: BaselineOwner): Promise<SweepRecord> {
  const { record, training } = await acceptSaved(found, owner);
  const { location, sha } = found.source;
  const { workflow } = training;
  if (workflow !== null && workflow !== owner.workflow) {
    const what = `was trained by ${printable(workflow)}, and this is ${printable(owner.workflow)}`;
    const fix = 'Let one workflow train both, or name the other’s sweep: `baseline: run:ID:NAME`.';
    throw dataError(location, what, fix);
  }
  if (training.sha === null || training.sha === sha) return record;
  throw dataError(
    location,
    `was trained on ${training.sha}, while its run is of ${sha}`,
    'Run the workflow once on the branch, so that it saves the sweep of what it checks out.',
  );
}

async function acceptSaved({ files, source }: Found, owner: Owner): Promise<SavedSweep> {
  const { name, repository, metric } = owner;
  const unreadable = files.find(({ refusal }) => refusal);
  if (unreadable?.refusal) throw unreadable.refusal;
  const saved = await readSavedSweeps(ofMetric(files, metric), source);
  const refusal = (what: string, fix: string) => dataError(source.location, what, fix);
  if (saved === null) {
    const fix = 'Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.';
    throw refusal('is not a sweep saved by tuning-gate', fix);
  }
  const { training } = saved;
  if (training.name !== name) {
    const fix = 'Give the job that saves it the same input `name` as this one, and run it again.';
    throw refusal(`was saved under the name ${JSON.stringify(training.name)}`, fix);
  }
  if (training.repository !== repository) {
    const fix = 'Train it in this repository; another’s is read as `artifact:NAME`.';
    throw refusal(`was trained in ${training.repository}, and this is ${repository}`, fix);
  }
  return saved;
}

/** Of each artifact the files with the metric asked for, otherwise those with the metric of the first. */
function ofMetric(files: readonly SourceFile[], asked: string | null): SourceFile[] {
  const byArtifact = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [artifact = ''] = file.path.split('/');
    byArtifact.set(artifact, [...(byArtifact.get(artifact) ?? []), file]);
  }
  return [...byArtifact.values()].flatMap((all) => {
    if (all.length === 1) return all;
    const metrics = all.map(savedMetric);
    const wanted = metrics.includes(asked) ? asked : metrics.find((metric) => metric !== null);
    return all.filter((_, i) => metrics[i] === wanted || metrics[i] === null);
  });
}

/** The metric that a saved sweep says it has; null for what is not one. */
export function savedMetric(file: SourceFile): string | null {
  if (!isSaved(file)) return null;
  const document = parseJson(file.text, printablePath(file.path));
  const metric = isFields(document) ? ownValue(document, 'metric') : null;
  return typeof metric === 'string' ? metric : null;
}
