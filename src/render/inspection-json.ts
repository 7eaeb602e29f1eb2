import type { InspectedSweep } from './inspection.ts';
import { head } from './json.ts';

/** What would be read from sweeps, as one JSON object. */
export function inspectionJson(sweeps: readonly InspectedSweep[]) {
  return { ...head('inspect'), sweeps: sweeps.map(sweepJson) };
}

function sweepJson({ inspection, resolvableBudget, confidence }: InspectedSweep) {
  const { search, settings, obstacle, ...rest } = inspection;
  const { method, sampler, seed, from } = search;
  return {
    ...rest,
    search: { method, sampler, seed, from },
    settings: Object.fromEntries(settings),
    resolvableBudget,
    confidence,
  };
}
