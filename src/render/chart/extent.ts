/** A score, turned so that larger is better, and how much it weighs. */
export interface Weighed {
  readonly score: number;
  readonly weight: number;
}

/**
 * How far an axis goes towards bad scores. It always covers the better part (`share` is what may
 * be left out); it covers the rest too unless that would make the axis `stretch` times as long,
 * because one very bad step would flatten everything else.
 */
interface Rule {
  readonly share: number;
  readonly stretch: number;
}

/** Beyond this, differences of scores overflow; such scores are drawn as infinite ones. */
const LARGEST = 5e307;

export function isDrawable(score: number): boolean {
  return Math.abs(score) < LARGEST;
}

/** The score that all but `share` of the weight reaches. */
function commonlyReached(found: readonly Weighed[], share: number): number {
  const sorted = found.toSorted((a, b) => a.score - b.score);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const at = sorted.find(({ weight }) => {
    passed += weight;
    return passed > share * total;
  });
  return at?.score ?? Number.POSITIVE_INFINITY;
}

export function minimum(found: readonly Weighed[]): number {
  return found.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
}

interface Shown {
  readonly best: number;
  /** The worst score that must be shown in any case. */
  readonly least: number;
}

/** The worst score worth showing. */
export function worstShown(
  found: readonly Weighed[],
  { share, stretch }: Rule,
  { best, least }: Shown,
): number {
  const core = Math.min(least, commonlyReached(found, share));
  const full = Math.min(core, minimum(found));
  const covered = best - full <= stretch * (best - core);
  return covered || core >= best ? full : core;
}
