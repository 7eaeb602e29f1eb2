import type { Assessment } from '../assessment.ts';

/** Since when main has been worse than it was. */
export interface Drift {
  /** Whether the comparison with the run before found it, or the one with an anchor. */
  readonly against: 'main' | 'anchor';
  /** The last commit before, or the anchor's; null where that is not known. */
  readonly good: string | null;
  /** The first commit that was found worse. */
  readonly bad: string;
  /** How many runs in a row were not found worse since. */
  readonly quiet: number;
}

/** So many runs that are not found worse end it: one alone may have missed it, or been lucky. */
const QUIET_RUNS = 3;

/** What a run on main found. */
interface MainFindings {
  readonly commit: string;
  readonly withPredecessor: Assessment;
  /** Null without an anchor. */
  readonly withAnchor: Assessment | null;
  /** With the last good commit of a drift against main; null where that could not be compared. */
  readonly withGood: Assessment | null;
}

/** Whether a pull request with this result would fail because it is worse. */
export function wouldFail({ reason }: Assessment): boolean {
  const isClaim = reason.why === 'worse' || reason.why === 'test-failed';
  return isClaim && (reason.excuse === null || reason.excuse === 'informs');
}

/**
 * What is known after another run on main. It is worse as long as it is found worse than the last good commit, or
 * than the anchor. That ends once a run is better than the one before and not found worse, or three in a row are not
 * found worse. A run that could not be compared changes nothing.
 */
export function nextDrift(before: Drift | null, found: MainFindings): Drift | null {
  const { commit, withPredecessor, withAnchor } = found;
  const isStep = wouldFail(withPredecessor);
  const isBelow = withAnchor !== null && wouldFail(withAnchor);
  const open =
    before && continued(before, { ...found, isWorse: isStep || isWorseStill(before, found) });
  if (open !== null) return open;
  const good = (sweep: Assessment['baseline']) => sweep?.source.sha ?? null;
  if (isStep)
    return { against: 'main', good: good(withPredecessor.baseline), bad: commit, quiet: 0 };
  return isBelow
    ? { against: 'anchor', good: good(withAnchor.baseline), bad: commit, quiet: 0 }
    : null;
}

/** Null where nothing was compared. */
function isWorseStill({ against }: Drift, { withAnchor, withGood }: MainFindings): boolean | null {
  const telling = against === 'main' ? withGood : withAnchor;
  return telling?.kind === 'compared' ? wouldFail(telling) : null;
}

function continued(
  drift: Drift,
  { isWorse, withPredecessor }: MainFindings & { readonly isWorse: boolean | null },
): Drift | null {
  if (isWorse === null) return drift;
  if (isWorse) return { ...drift, quiet: 0 };
  const isMended = withPredecessor.verdict === 'better';
  return isMended || drift.quiet + 1 >= QUIET_RUNS ? null : { ...drift, quiet: drift.quiet + 1 };
}
