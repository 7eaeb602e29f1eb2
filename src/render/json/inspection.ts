import { jsonHead } from '../../tool.ts';
import { type InspectedSweep, notesOf } from '../terminal/inspection.ts';

/** How sweeps would be read, as one JSON object. */
export function inspectionJson(sweeps: readonly InspectedSweep[]) {
  return { ...jsonHead('inspect'), sweeps: sweeps.map(sweepJson) };
}

function sweepJson(sweep: InspectedSweep) {
  const { inspection, resolvableBudget, confidence, checklist } = sweep;
  const { settings, obstacle, sweep: _, ...rest } = inspection;
  return {
    ...rest,
    checklist: checklist?.map(({ item, state }) => ({ item, state })) ?? null,
    warnings: notesOf(sweep),
    settings: Object.fromEntries(
      settings.map(([name, value]) => [name, typeof value === 'string' ? value : null]),
    ),
    resolvableBudget,
    confidence,
  };
}
