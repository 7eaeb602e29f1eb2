import { checklistOf, curveOf } from '../decide/index.ts';
import type { UserError } from '../errors.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { type Inspection, inspectFiles } from '../parse/index.ts';
import { findSweep, localPlace } from '../read/index.ts';
import {
  type InspectedSweep,
  inspectionJson,
  jsonText,
  renderInspection,
} from '../render/index.ts';
import type { Settings } from '../settings/index.ts';
import { readArguments } from './arguments.ts';
import { missing } from './compare.ts';
import type { Command, Terminal } from './terminal.ts';

/**
 * `tuning-gate inspect FILE…`: what would be read from each sweep, and with which flags. A sweep
 * that no flags can read is described too before the command fails, but not in JSON.
 */
export const inspect: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'inspect');
  const { settings, operands } = given;
  const inspections = await inspectSweeps(operands, settings, terminal);
  const sweeps = inspections.map((inspection) => resolve(inspection, settings));
  const obstacle = obstacleIn(inspections);
  const screen = terminal.screenFor(given);
  if (!given.has('json'))
    terminal.out(sweeps.map((sweep) => renderInspection(sweep, screen)).join('\n'));
  else if (obstacle === undefined) terminal.json(jsonText(inspectionJson(sweeps)));
  if (obstacle !== undefined) throw obstacle;
  return 0;
};

/** @throws UserError for a location without files, and for files that are damaged or in no known format */
export async function inspectSweeps(
  locations: readonly string[],
  { reading }: Settings,
  { directory }: Terminal,
): Promise<Inspection[]> {
  const place = localPlace(directory);
  const inspections: Inspection[] = [];
  for (const location of locations) {
    const wanted = { arm: 'candidate', location, trainedSha: null } as const;
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location);
    inspections.push(await inspectFiles(files, reading, source));
  }
  return inspections;
}

/** Why one of the sweeps cannot be read with any settings; undefined if all can. */
export function obstacleIn(inspections: readonly Inspection[]): UserError | undefined {
  return inspections.flatMap(({ obstacle }) => obstacle ?? [])[0];
}

/** Adds the budget that the counted trials resolve, and the checklist of a report on them. */
function resolve(inspection: Inspection, settings: Settings): InspectedSweep {
  const { band, comparison } = settings;
  const { sweep } = inspection;
  const budget =
    sweep && resolvableBudget(confidenceBand(sweep.counts.counted, band), comparison.quantile);
  const checklist = sweep && checklistOf(sweep, curveOf(sweep, settings));
  return { inspection, resolvableBudget: budget, confidence: band.confidence, checklist };
}
