import { createHash } from 'node:crypto';
import type { Artifact } from '../github/index.ts';
import { LABEL } from '../settings/index.ts';
import type { SourceFile } from './source-file.ts';

/** Orders names as people count: `trial_2` before `trial_10`; the same on every machine. */
export function naturalOrder(a: string, b: string): number {
  return byCode(sortable(a), sortable(b)) || byCode(a, b);
}

/** With the length of each number before it: without leading zeros the longer one is the larger one. */
function sortable(name: string): string {
  return name.replace(/0*(\d+)/g, (_, digits: string) =>
    String.fromCharCode(0x30 + digits.length).concat(digits),
  );
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const MAX_LENGTH = 100;

/** A name that artifacts and every file system accept, without dots: `org~2fmodel` for `org/model`. */
export function encodedName(name: string): string {
  const encoded = name.replace(/[^A-Za-z0-9_ -]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  if (encoded.length <= MAX_LENGTH) return encoded;
  // No encoded character has two tildes in a row, so that no other name looks like this one.
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return `${encoded.slice(0, 60)}~~${digest}`;
}

/** The name that was encoded; null if it was too long, so that only its digest is left. */
export function decodedName(encoded: string): string | null {
  if (encoded.includes('~~')) return null;
  const bytes = encoded.replace(/~([0-9a-f]{2})/g, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

export function fittingArtifacts(listed: readonly Artifact[], pattern: string): Artifact[] {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}

/** One whole, or the shards of a matrix; once these have been united, the whole one is there as well. */
export function savedArtifacts(listed: readonly Artifact[], name: string): Artifact[] {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  const isNeeded = ({ expired }: Artifact) => shards.length === 0 || !expired;
  const whole = listed.filter((artifact) => artifact.name === name && isNeeded(artifact));
  return [...whole, ...inOrder(shards)];
}

function inOrder(artifacts: readonly Artifact[]): Artifact[] {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}

/** Whether a name fits a pattern, in which `*` stands for any text and `?` for one character. */
export function fitsPattern(name: string, pattern: string): boolean {
  const source = pattern
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su').test(name);
}

/** What is saved under a name: the candidate's by jobs of this run, the baseline's by runs of the base branch. */
export interface SavedLocation {
  readonly kind: 'auto';
  readonly text: string;
  readonly name: string;
  readonly artifact: string;
  /** Its name among those in the artifact; empty for the only one. */
  readonly of: string;
}

/**
 * Where a sweep is saved and looked for: in an artifact of its own, or among the baselines of several comparisons.
 *
 * @param together the input `name` of the run that has several; null where there is one
 */
export function savedAt(name: string, together: string | null = null): SavedLocation {
  const [artifact, of] =
    together === null ? [savedName(name), ''] : [nameWith(`${SAVED}s`, together, ''), name];
  return { kind: 'auto', text: 'auto', name, artifact, of };
}

const SAVED = 'tuning-gate-sweep';

/** The names under which jobs of one run have saved sweeps. */
export function savedNames(listed: readonly Artifact[]): string[] {
  const matches = listed.map(({ name }) => /^tuning-gate-sweep(?:-([^.]*))?(?:\.|$)/.exec(name));
  return instancesOf(matches.flatMap((match) => (match ? (match[1] ?? '') : [])));
}

export function namesOfBaselines(files: readonly SourceFile[]): string[] {
  return instancesOf(files.map(fileStem));
}

/** The file of a sweep in an artifact, by its name where several share one; further metrics are numbered. */
export function sweepFile(instance: string, metric: number): string {
  return `${encodedName(instance) || 'sweep'}${metric === 0 ? '' : `.${metric + 1}`}.json`;
}

/** The files of one sweep in an artifact. */
export function filesIn<T extends SourceFile>(
  files: readonly T[],
  { of }: Pick<SavedLocation, 'of'>,
): readonly T[] {
  return of === '' ? files : files.filter((file) => fileStem(file) === encodedName(of));
}

function fileStem({ path }: SourceFile): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}

/** Where only a digest is left, it stands for the name. What cannot be a name, another program has saved. */
function instancesOf(encoded: readonly string[]): string[] {
  return [...new Set(encoded)].flatMap((text) => {
    const name = decodedName(text);
    return name === null || name === '' || LABEL.test(name) ? [name ?? text] : [];
  });
}

/** In such an artifact instead of a sweep: the exit code of a training that has left none. */
export const EXIT_CODE_FILE = 'exit-code.txt';

/** The name of the artifact in which a sweep is saved, or one of its shards. */
export function savedName(instance: string, shard = ''): string {
  return nameWith(SAVED, instance, shard);
}

/** The same of a base that is trained in the run that judges. No lookup of a baseline finds it. */
export function baseName(instance: string, shard = ''): string {
  return nameWith('tuning-gate-base', instance, shard);
}

function nameWith(prefix: string, instance: string, shard: string): string {
  const name = [prefix, encodedName(instance)].filter(Boolean).join('-');
  return [name, encodedName(shard)].filter(Boolean).join('.');
}

/** Where runs keep what outlives their artifacts: charts, the history of main, and its sweeps. */
export const DATA_BRANCH = 'tuning-gate-data';

/** Which of a repository's comparisons something is about: the input `name`, and a name in the config. */
type DataOwner = Readonly<Record<'name' | 'comparison', string>>;

/** Different owners stay different: a folder for each `name`, and `default` for what has none. */
export function dataName({ name, comparison }: DataOwner): string {
  const own = encodedName(comparison).replace(/^default$/, '~64efault') || 'default';
  return [encodedName(name), own].filter(Boolean).join('/');
}

export function historyPath(owner: DataOwner): string {
  return `history/${dataName(owner)}.jsonl`;
}

/** @param metric from 0, of sweeps that were saved with several metrics */
export function sweepPath(sha: string, owner: DataOwner, metric: number): string {
  return `sweeps/${sha}/${dataName(owner)}${metric === 0 ? '' : `.${metric + 1}`}.json`;
}

/** The commit and the owner of the sweep at a path; null if there is none. */
export function ownerOfSweepAt(path: string): { readonly sha: string; readonly of: string } | null {
  const [, sha, of] = /^sweeps\/([0-9a-f]{40,64})\/(.+?)(?:\.\d+)?\.json$/.exec(path) ?? [];
  return sha === undefined || of === undefined ? null : { sha, of };
}
