import { exitCodeOf } from '../decide/index.ts';
import { UserError } from '../errors.ts';
import { compareSweeps } from '../main.ts';
import { localPlace, printablePath } from '../read/index.ts';
import { comparisonReport, renderText } from '../render/index.ts';
import { readArguments } from './arguments.ts';
import { writeReport } from './report-flags.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate compare BASELINE CANDIDATE` */
export const compare: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'compare');
  const [baseline, candidate] = given.operands as [string, string];
  const { directory } = terminal;
  const { settings } = given;
  const place = localPlace(directory);
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });
  if (assessment.candidate === null) throw missing(candidate);
  if (assessment.baseline === null) throw missing(baseline);

  const report = comparisonReport(assessment);
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderText(assessment));
  return exitCodeOf(assessment);
};

/** On the command line a named sweep that is not there is a mistake, not a verdict. */
export function missing(location: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(location),
    what: 'no such file, or nothing matches',
    fix: 'Check the path; it is relative to the current folder.',
  });
}
