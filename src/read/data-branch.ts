import type { BranchTip } from '../github/index.ts';
import { encodedName } from './artifact-names.ts';
import type { Location, Source } from './place.ts';

/** Where runs keep what outlives their artifacts: charts, the history of main, and its sweeps. */
export const DATA_BRANCH = 'tuning-gate-data';

/** Which of a repository's comparisons something is about: the input `name`, and a name in the config. */
export interface DataOwner {
  readonly name: string;
  readonly comparison: string;
}

/** Different owners stay different: a folder for each `name`, and `default` for what has none. */
function dataName({ name, comparison }: DataOwner): string {
  return [encodedName(name), fileName(comparison)].filter(Boolean).join('/');
}

function fileName(comparison: string): string {
  return comparison === '' ? ONLY : encodedName(comparison).replace(/^default$/, '~64efault');
}

const ONLY = 'default';

export function historyPath(owner: DataOwner): string {
  return `history/${dataName(owner)}.jsonl`;
}

/** @param part from 0, of sweeps that were saved with several metrics */
export function sweepPath(sha: string, owner: DataOwner, part: number): string {
  return `sweeps/${sha}/${dataName(owner)}${part === 0 ? '' : `.${part + 1}`}.json`;
}

/** Whether it is of a kept sweep, and of which commit and owner. */
export function keptAt(path: string): { readonly sha: string; readonly of: string } | null {
  const [, sha, of] = /^sweeps\/([0-9a-f]{40,64})\/(.+?)(?:\.\d+)?\.json$/.exec(path) ?? [];
  return sha === undefined || of === undefined ? null : { sha, of };
}

/** The paths of what is kept of a commit for an owner. */
export function keptPaths({ files }: BranchTip, sha: string, owner: DataOwner): string[] {
  const isOf = (path: string) => {
    const kept = keptAt(path);
    return kept?.sha === sha && kept.of === dataName(owner);
  };
  return [...files.keys()].filter(isOf);
}

/** Where sweeps of a commit were found. */
export function keptSource(sha: string, [path = '']: readonly string[]) {
  const text = `ref:${DATA_BRANCH}:${path}`;
  const location: Location = { kind: 'ref', text, ref: DATA_BRANCH, path };
  const source: Source = { kind: 'ref', location: text, sha, runUrl: null, createdAt: null };
  return { location, source };
}

/** Sweeps of one commit. */
export interface KeptSweeps {
  readonly sha: string;
  readonly tip: BranchTip;
  readonly paths: readonly string[];
}

/**
 * By commit, the only sweep of an input `name`, or those of its several comparisons.
 *
 * @param tip null where there is no branch
 */
export function keptSweeps(
  tip: BranchTip | null,
  { name, areSeveral }: { readonly name: string; readonly areSeveral: boolean },
): ReadonlyMap<string, KeptSweeps> {
  const all = new Map<string, KeptSweeps>();
  if (tip === null) return all;
  const folder = name === '' ? '' : `${encodedName(name)}/`;
  for (const path of tip.files.keys()) {
    const { sha, of } = keptAt(path) ?? { sha: '', of: '' };
    const file = of.startsWith(folder) ? of.slice(folder.length) : '';
    if (file === '' || file.includes('/') || (file === ONLY) === areSeveral) continue;
    all.set(sha, { sha, tip, paths: [...(all.get(sha)?.paths ?? []), path] });
  }
  return all;
}
