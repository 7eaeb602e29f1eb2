import { combineAssessments, exitCodeOf } from '../decide/index.ts';
import { compareSweeps } from '../main.ts';
import { localPlace, missingSweep, parseLocations } from '../read/index.ts';
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
  if (assessment.candidate === null) throw missingSweep(candidate, terminal.directory);
  if (assessment.baseline === null) throw missingSweep(baseline, terminal.directory);

  const run = combineAssessments([{ name: '', assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value('scale') });
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
  return exitCodeOf(run);
};
