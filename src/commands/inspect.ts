import { checklistOf, curveOf } from '../decide/index.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { areSaved, type Inspection, inspectFiles } from '../parse/index.ts';
import { findSweep, localPlace } from '../read/index.ts';
import { type InspectedSweep, inspectionJson, renderInspection } from '../render/index.ts';
import type { Settings } from '../settings.ts';
import { refuseUnused } from '../unused-options.ts';
import { readArguments } from './arguments.ts';
import { missing } from './compare.ts';
import { type Command, writeJson } from './terminal.ts';

/**
 * `tuning-gate inspect FILE…`: what would be read from each sweep, and with which flags. A sweep
 * that no flags can read is told of all the same, but in JSON, which such an end has none of.
 */
export const inspect: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'inspect');
  const { settings, operands } = given;
  const place = localPlace(terminal.directory);
  const sweeps: InspectedSweep[] = [];
  let isForeign = false;
  for (const location of operands) {
    const wanted = { arm: 'candidate', location, trainedSha: null } as const;
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location);
    isForeign ||= !areSaved(files);
    sweeps.push(resolve(await inspectFiles(files, settings.reading, source), settings));
  }
  if (!isForeign) refuseUnused(settings.reading);
  const obstacle = sweeps.map(({ inspection }) => inspection.obstacle).find((one) => one !== null);
  if (!given.has('json')) terminal.out(sweeps.map(renderInspection).join('\n'));
  else if (obstacle === undefined) writeJson(terminal, inspectionJson(sweeps));
  if (obstacle !== undefined) throw obstacle;
  return 0;
};

/** How far the trials resolve, if any counts, and what a report on them would have. */
function resolve(inspection: Inspection, settings: Settings): InspectedSweep {
  const { band, comparison } = settings;
  const { trials, sweep } = inspection;
  const { counted } = trials;
  const budget =
    counted === null ? null : resolvableBudget(confidenceBand(counted, band), comparison.quantile);
  const checklist = sweep && checklistOf(sweep, curveOf(sweep, settings));
  return { inspection, resolvableBudget: budget, confidence: band.confidence, checklist };
}
