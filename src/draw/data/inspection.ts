import type { Inspection } from '../../parse/index.ts';
import { jsonHead } from '../../tool.ts';

export function inspectionJson(inspections: readonly Inspection[]) {
  const sweeps = inspections.map(({ settings, obstacle: _, ...rest }) => {
    const known = settings.map(([name, value]) => [name, typeof value === 'string' ? value : null]);
    return { ...rest, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead('inspect'), sweeps };
}
