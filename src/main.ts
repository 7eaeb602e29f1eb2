import { type Assessment, assess, type Locations } from './decide/index.ts';
import { parseSweep, type Sweep } from './parse/index.ts';
import { readLocal } from './read/index.ts';
import type { Settings } from './settings.ts';

/** From the places of two sweeps to everything a report says. */
export async function compareSweeps(locations: Locations, loading: Loading): Promise<Assessment> {
  const baseline = await loadSweep(locations.baseline, loading);
  const candidate = await loadSweep(locations.candidate, loading);
  return assess({ baseline, candidate }, loading.settings, locations);
}

interface Loading {
  /** What the paths, folders and globs are relative to. */
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
