import type { Inspection } from '../../parse/index.ts';
import { jsonHead } from '../../tool.ts';

/** How sweeps would be read, as one JSON object. */
export function inspectionJson(sweeps: readonly Inspection[]) {
  return { ...jsonHead('inspect'), sweeps: sweeps.map(sweepJson) };
}

function sweepJson({ settings, obstacle, ...rest }: Inspection) {
  const known = settings.map(([name, value]) => [name, typeof value === 'string' ? value : null]);
  return { ...rest, settings: Object.fromEntries(known) };
}
