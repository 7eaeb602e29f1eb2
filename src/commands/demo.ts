import { basename, join } from 'node:path';
import { exitCodeOf } from '../decide/index.ts';
import { compareSweeps } from '../main.ts';
import { filesOf, inFolder, makeAll, writeFiles } from '../publish/index.ts';
import { localPlace } from '../read/index.ts';
import { comparisonReport, renderText } from '../render/index.ts';
import { readSettings } from '../settings/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';

const FOLDER = 'tuning-gate-demo';
const COMMAND =
  'node dist/cli.js compare examples/digits/baseline.csv examples/digits/candidate-worse.csv --metric accuracy --direction maximize';

/** `tuning-gate demo`: compares the example sweeps, with nothing to install. */
export const demo: Command = async (argv, terminal) => {
  await readArguments(argv, 'demo');
  const given: Record<string, string> = { metric: 'accuracy', direction: 'maximize' };
  const settings = readSettings((name) => given[name]);
  const [baseline, candidate] = [
    'examples/digits/baseline.csv',
    'examples/digits/candidate-worse.csv',
  ];
  const place = localPlace(join(terminal.home, '..'));
  const { assessment } = await compareSweeps({ baseline, candidate }, { place, settings });

  const folder = join(terminal.directory, FOLDER);
  const planned = filesOf(comparisonReport(assessment), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const written = files.map(({ path }) => basename(path)).join(', ');
  terminal.out(`${COMMAND}\n\n${renderText(assessment)}\n`);
  terminal.out(`It would exit with ${exitCodeOf(assessment)}. Written to ${FOLDER}/: ${written}\n`);
  return 0;
};
