import { basename, resolve } from 'node:path';
import { readHistory } from '../parse/index.ts';
import { historyFiles, inFolder, makeAll, writeFiles } from '../publish/index.ts';
import { findSweep, localPlace, parseLocation } from '../read/index.ts';
import { historyReport } from '../render/index.ts';
import { commandLineError, readArguments } from './arguments.ts';
import { missing } from './compare.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate history main.jsonl`: where main changed. */
export const history: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'history');
  const [path = ''] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, 'candidate');
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const { files } = await findSweep(wanted, localPlace(directory, input));
  const [file, ...others] = files.filter(
    (one) => files.length === 1 || one.path.endsWith('.jsonl'),
  );
  if (file === undefined) throw missing(path, directory);
  if (others.length > 0)
    throw commandLineError(
      `${path} has ${others.length + 1} histories; name one of them`,
      'history',
    );

  const name = basename(file.path, '.jsonl');
  const report = historyReport(await readHistory(file), {
    name: name === 'default' ? '' : name,
    repository: null,
  });
  const all = historyFiles(report, home);
  const single = [
    [given.value('html'), 'history.html'],
    [given.value('svg'), `history-${given.value('theme')}.svg`],
  ].flatMap(([to, part]) => {
    const make = all.find((one) => one.path === part)?.make;
    return to && make ? [{ path: to, make }] : [];
  });
  const folder = given.value('report');
  const made = await makeAll([...single, ...(folder === null ? [] : inFolder(folder, all))]);
  await writeFiles(made.map((one) => ({ ...one, path: resolve(directory, one.path) })));
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(report.text(terminal.screenFor(given)));
  return 0;
};
