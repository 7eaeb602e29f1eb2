import { historyReport } from '../draw/index.ts';
import { namedFiles } from '../find-sweep.ts';
import { historyFile } from '../parse/index.ts';
import { historyFiles } from '../publish/index.ts';
import { localPlace, missingSweep, parseLocation } from '../read/index.ts';
import { commandLineError, readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';
import { writeParts } from './write-report.ts';

/** `tuning-gate history history/default.jsonl`: where main changed. */
export const history: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'history');
  const [path = ''] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, 'candidate');
  const { files } = await namedFiles(location, localPlace(directory, input));
  const [file, ...others] = files.filter(
    (one) => files.length === 1 || one.path.endsWith('.jsonl'),
  );
  if (file === undefined) throw missingSweep(path, directory);
  if (others.length > 0) {
    const what = `${path} has ${others.length + 1} histories; name one of them`;
    throw commandLineError(what, 'history');
  }

  const found = (await historyFile()).readHistory(file);
  const name = found.lines.at(-1)?.comparison ?? '';
  const report = historyReport(found, { name, repository: null });
  const parts = [
    [given.value('html'), 'history.html'],
    [given.value('svg'), `history-${given.value('theme')}.svg`],
  ] as const;
  await writeParts({ parts, all: historyFiles({ ...report, name: '' }, home) }, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
