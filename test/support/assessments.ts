import { assess } from '../../src/assess.ts';
import type { Assessment } from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { plainSearch } from '../../src/read/index.ts';
import type { Settings } from '../../src/settings.ts';

/** Searches that found nothing, for those that find something say no more than the sweep. */
export const SEARCHES = searchesOf({ baseline: 'main.csv', candidate: 'change.csv' });

/** What is decided about two sweeps that were looked for with `SEARCHES`. */
export function assessSweeps(
  baseline: Sweep | null,
  candidate: Sweep | null,
  settings: Settings,
): Assessment {
  return assess({ baseline, candidate }, settings, SEARCHES);
}

export function searchesOf({ baseline, candidate }: { baseline: string; candidate: string }) {
  return {
    baseline: plainSearch(baseline, { why: 'missing' }),
    candidate: plainSearch(candidate, { why: 'missing' }),
  };
}
