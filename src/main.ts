import { type Assessment, assess } from './decide/index.ts';
import { parseSweep, type Sweep } from './parse/index.ts';
import { readLocal } from './read/index.ts';
import type { Settings } from './settings.ts';

/** Where the two sweeps are: paths, folders or globs, relative to a directory. */
export interface Locations {
  readonly baseline: string;
  readonly candidate: string;
  readonly directory: string;
}

/** From the places of two sweeps to everything a report says. */
export async function compareSweeps(locations: Locations, settings: Settings): Promise<Assessment> {
  const { directory } = locations;
  const baseline = await loadSweep(locations.baseline, { directory, settings });
  const candidate = await loadSweep(locations.candidate, { directory, settings });
  return assess({ baseline, candidate }, settings);
}

interface Loading {
  readonly directory: string;
  readonly settings: Settings;
}

/** A sweep from a path, folder or glob; null where it matches nothing. */
export async function loadSweep(
  location: string,
  { directory, settings }: Loading,
): Promise<Sweep | null> {
  const files = await readLocal(location, { directory });
  if (files.length === 0) return null;
  const source = { kind: 'file', location, sha: null, runUrl: null, createdAt: null } as const;
  return parseSweep(files, settings.reading, source);
}
