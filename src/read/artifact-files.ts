import { UserError } from '../errors.ts';
import type { Artifact, ArtifactStore } from '../github/index.ts';
import { toSourceFile } from './decode.ts';
import { MAX_FILE_BYTES, MAX_FILES, sweepTooLarge } from './limits.ts';
import { printable } from './printable.ts';
import { explainDownload } from './refusal.ts';
import type { SourceFile } from './source-file.ts';
import { unzip } from './unzip.ts';

/** How many artifacts are downloaded at a time. */
const AT_A_TIME = 4;

/**
 * The files in artifacts, which together are one sweep: in the order given, those of one
 * artifact sorted by path. An artifact need not be an archive: it can be the file itself.
 *
 * @returns nothing if no file is in them
 * @throws UserError if one of them cannot be read; what GitHub answers if it does not give one
 */
export async function readArtifacts(
  store: ArtifactStore,
  artifacts: readonly Artifact[],
): Promise<SourceFile[]> {
  checkSizes(artifacts);
  const files: SourceFile[] = [];
  let left = MAX_FILE_BYTES;
  for await (const { artifact, stored } of downloads(store, artifacts)) {
    const where = nameOf(artifact);
    for (const { path, bytes } of await unpack(stored, { where, left })) {
      left -= bytes.length;
      const [inside, name] =
        path === null
          ? [where, artifact.name]
          : [`${where}, entry ${path}`, `${artifact.name}/${path}`];
      files.push(toSourceFile(bytes, name, inside));
    }
    if (files.length > MAX_FILES) throw tooManyFiles(where);
  }
  return files;
}

/** What is too much is not downloaded. */
function checkSizes(artifacts: readonly Artifact[]): void {
  let left = MAX_FILE_BYTES;
  for (const artifact of artifacts) {
    left -= artifact.bytes;
    if (left < 0) throw sweepTooLarge(nameOf(artifact), MAX_FILE_BYTES);
  }
}

interface Downloaded {
  readonly artifact: Artifact;
  readonly stored: Buffer;
}

/**
 * Downloads a few ahead of the one that is read. If that one fails, its failure is reported, and
 * the others are given up.
 */
async function* downloads(
  store: ArtifactStore,
  artifacts: readonly Artifact[],
): AsyncGenerator<Downloaded> {
  const enough = new AbortController();
  const started: Promise<Downloaded>[] = [];
  let next = 0;
  try {
    for (let i = 0; i < artifacts.length; i++) {
      for (const artifact of artifacts.slice(next, i + AT_A_TIME)) {
        const download = downloadOne(store, artifact, enough.signal);
        // Those after a failure are not waited for, and fail too.
        download.catch(() => {});
        started.push(download);
        next++;
      }
      const first = started.shift();
      if (first) yield await first;
    }
  } finally {
    enough.abort();
  }
}

async function downloadOne(
  store: ArtifactStore,
  artifact: Artifact,
  signal: AbortSignal,
): Promise<Downloaded> {
  try {
    return {
      artifact,
      stored: await store.download(artifact, { mostBytes: MAX_FILE_BYTES, signal }),
    };
  } catch (error) {
    throw explainDownload(error, nameOf(artifact));
  }
}

interface Unpacked {
  /** Null if the artifact is the file itself. */
  readonly path: string | null;
  readonly bytes: Buffer;
}

/** By the first bytes: names tell nothing. */
const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];

interface Target {
  readonly where: string;
  readonly left: number;
}

async function unpack(stored: Buffer, { where, left }: Target): Promise<readonly Unpacked[]> {
  const isZip = ZIP_STARTS.includes(stored.toString('latin1', 0, 4));
  if (isZip) return unzip(stored, { where, mostBytes: left });
  if (stored.length > left) throw sweepTooLarge(where, MAX_FILE_BYTES);
  return [{ path: null, bytes: stored }];
}

function nameOf({ name }: Artifact): string {
  return `artifact ${printable(name)}`;
}

function tooManyFiles(where: string): UserError {
  return new UserError({
    fault: 'data',
    where,
    what: `makes the sweep more than ${MAX_FILES} files`,
    fix: 'Put several trials into one file.',
  });
}
