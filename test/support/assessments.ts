import { type Assessment, assess } from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import type { Settings } from '../../src/settings.ts';

export const LOCATIONS = { baseline: 'main.csv', candidate: 'change.csv' };

/** What is decided about two sweeps that were looked for at `LOCATIONS`. */
export function assessSweeps(
  baseline: Sweep | null,
  candidate: Sweep | null,
  settings: Settings,
): Assessment {
  return assess({ baseline, candidate }, settings, LOCATIONS);
}
