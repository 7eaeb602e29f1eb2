import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { combineAssessments, exitCodeOf } from '../decide/index.ts';
import { dataError, type UserError } from '../errors.ts';
import { compareSweeps } from '../main.ts';
import { printablePath } from '../printable.ts';
import { localPlace, parseLocation, parseLocations } from '../read/index.ts';
import { renderRunText, reportOfRun } from '../render/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';
import { writeReport } from './write-report.ts';

export const compare: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'compare');
  const [baseline, candidate] = given.operands as [string, string];
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: given.settings };
  const { assessment } = await compareSweeps(parseLocations({ baseline, candidate }), loading);
  if (assessment.candidate === null) throw missing(candidate, terminal.directory);
  if (assessment.baseline === null) throw missing(baseline, terminal.directory);

  const run = combineAssessments([{ name: '', assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value('scale') });
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
  return exitCodeOf(run);
};

/** On the command line a missing sweep is a mistake, not a verdict. */
export function missing(location: string, directory: string): UserError {
  if (parseLocation(location, 'candidate').kind === 'server')
    return dataError(location, 'has no trials', 'Check the name and the filters.');
  const place = statSync(resolve(directory, location), { throwIfNoEntry: false });
  return dataError(
    printablePath(location),
    place?.isDirectory() ? 'a folder without files' : 'no such file, or nothing matches',
    'Check the path; it is relative to the current folder.',
  );
}
