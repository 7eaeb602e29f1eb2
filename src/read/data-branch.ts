import { encodedName } from './artifact-names.ts';

/** Where runs keep what outlives their artifacts: charts, the history of main, and its sweeps. */
export const DATA_BRANCH = 'tuning-gate-data';

/** Which of a repository's comparisons something is about: the input `name`, and a name in the config. */
export interface DataOwner {
  readonly name: string;
  readonly comparison: string;
}

/** Different owners stay different: a folder for each `name`, and `default` for what has none. */
export function dataName({ name, comparison }: DataOwner): string {
  return [encodedName(name), fileName(comparison)].filter(Boolean).join('/');
}

function fileName(comparison: string): string {
  return comparison === '' ? ONLY : encodedName(comparison).replace(/^default$/, '~64efault');
}

const ONLY = 'default';

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
