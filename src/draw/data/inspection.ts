import type { Inspection } from '../../parse/index.ts';
import { jsonHead } from '../../tool.ts';

export function inspectionJson(inspections: readonly Inspection[]) {
  const sweeps = inspections.map(({ settings, source: from, obstacle: _, ...rest }) => {
    const { environment: _environment, ...source } = from;
    const known = settings.map(([name, value]) => [name, typeof value === 'string' ? value : null]);
    const search = { ...rest.search, drawnFrom: rest.search.drawnFrom ?? null };
    return { source, ...rest, search, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead('inspect'), sweeps };
}
