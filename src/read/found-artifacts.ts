import type { Artifact } from '../github/index.ts';
import { readArtifacts } from './artifact-files.ts';
import type { GitHubPlace } from './place.ts';
import { explainRefusal } from './refusal.ts';
import {
  type Absence,
  type BaselineChoice,
  plainSearch,
  type Search,
  type Shards,
} from './search.ts';
import { countShards } from './select-artifacts.ts';
import type { Source } from './source.ts';
import type { SourceFile } from './source-file.ts';

/** The files of a sweep, or why there are none. */
export interface FoundFiles {
  /** Empty if nothing was found. */
  readonly files: readonly SourceFile[];
  readonly source: Source;
  readonly search: Search;
}

export function unsuccessful(kind: Source['kind'], location: string, absence: Absence): FoundFiles {
  return {
    files: [],
    source: { kind, location, sha: null, runUrl: null, createdAt: null },
    search: plainSearch(location, absence),
  };
}

interface InRun {
  readonly location: string;
  readonly runId: number;
  readonly select: (listed: readonly Artifact[]) => readonly Artifact[];
  readonly mayBeOfFork: boolean;
}

/** The files in those artifacts of a run that are selected. */
export async function inRun(github: GitHubPlace, wanted: InRun): Promise<FoundFiles> {
  const { location, runId, select, mayBeOfFork } = wanted;
  let listed: Artifact[];
  try {
    listed = await github.reader.artifacts.ofRun(runId);
  } catch (error) {
    return unsuccessful('artifact', location, explainRefusal(error, 'actions: read'));
  }
  const artifacts = select(listed);
  const absence = absenceOf(artifacts, mayBeOfFork);
  if (absence !== null) return unsuccessful('artifact', location, absence);
  return openArtifacts(github, { location, artifacts, shards: countShards(artifacts, listed) });
}

/** A part of a sweep is no sweep: one part that has expired is enough. */
function absenceOf(artifacts: readonly Artifact[], mayBeOfFork: boolean): Absence | null {
  if (artifacts.length === 0) return { why: 'missing' };
  if (!mayBeOfFork && artifacts.some(({ run }) => run?.isOfFork ?? true)) return { why: 'of-fork' };
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired === undefined) return null;
  return { why: 'expired', sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
}

interface Opening {
  readonly location: string;
  /** At least one. */
  readonly artifacts: readonly Artifact[];
  readonly choice?: BaselineChoice;
  readonly shards?: Shards | null;
}

export async function openArtifacts(github: GitHubPlace, opening: Opening): Promise<FoundFiles> {
  const { location, artifacts, choice = null, shards = null } = opening;
  const files = await download(github, artifacts);
  if (!Array.isArray(files)) return unsuccessful('artifact', location, files);
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  return {
    files,
    source: {
      kind: 'artifact',
      location,
      // Of a saved baseline; other artifacts say themselves what was trained.
      sha: choice && run ? run.headSha : null,
      runUrl: run && github.runUrl(run.id),
      createdAt,
    },
    search: {
      location,
      absence: files.length === 0 ? { why: 'empty' } : null,
      artifacts: artifacts.map(({ name }) => name),
      choice,
      age: createdAt === null ? null : Math.max(0, (github.now - Date.parse(createdAt)) / 1000),
      shards,
    },
  };
}

async function download(
  { reader }: GitHubPlace,
  artifacts: readonly Artifact[],
): Promise<SourceFile[] | Absence> {
  try {
    return await readArtifacts(reader.artifacts, artifacts);
  } catch (error) {
    return explainRefusal(error, 'actions: read');
  }
}
