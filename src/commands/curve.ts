import { axisOf, budgetsOfOne, curveOf } from '../decide/index.ts';
import { curveReport } from '../draw/index.ts';
import { loadCandidate } from '../main.ts';
import { averagedAlone, toSweep, withSaved } from '../parse/index.ts';
import { renderCurveText } from '../print/index.ts';
import { localPlace, missingSweep, parseLocation } from '../read/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';
import { writeReport } from './write-report.ts';

export const curve: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'curve');
  const [location] = given.operands as [string];
  const place = localPlace(terminal.directory, terminal.input);
  const { record } = await loadCandidate(parseLocation(location, 'candidate'), {
    place,
    settings: given.settings,
  });
  if (record === null) throw missingSweep(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = averagedAlone(toSweep(record, reading), reading);

  const estimate = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(estimate, axisOf([sweep]), settings) };
  const report = curveReport(sweep, estimate, shown, { scale: given.value('scale') });
  await writeReport(report, given, terminal);
  const screen = terminal.screenFor(given);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { ...shown, screen }));
  return 0;
};
