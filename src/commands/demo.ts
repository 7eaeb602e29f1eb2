import { basename, join, relative, sep } from 'node:path';
import { combineAssessments, exitCodeOf } from '../decide/index.ts';
import { renderRunText, reportOfRun } from '../draw/index.ts';
import { compareSweeps } from '../main.ts';
import { filesOf, inFolder, makeAll, writeFiles } from '../publish/index.ts';
import { localPlace, parseLocations } from '../read/index.ts';
import { shellText, suggestedFlags } from '../report/index.ts';
import { readSettings } from '../settings/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';

const FOLDER = 'tuning-gate-demo';
/** What a reader opens first. */
const PAGE = 'report.html';
const SWEEPS = {
  baseline: 'examples/digits/baseline.csv',
  candidate: 'examples/digits/candidate-worse.csv',
};
const FLAGS: Readonly<Record<string, string>> = { metric: 'accuracy', direction: 'maximize' };

/** `tuning-gate demo`: compares the example sweeps, with nothing to install. */
export const demo: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'demo');
  const settings = readSettings((name) => FLAGS[name]);
  const root = join(terminal.home, '..');
  const place = localPlace(root);
  const { assessment } = await compareSweeps(parseLocations(SWEEPS), { place, settings });

  const folder = join(terminal.directory, FOLDER);
  const run = combineAssessments([{ name: '', assessment }]);
  const planned = filesOf(reportOfRun(run), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const names = files.map(({ path }) => basename(path));
  const others = names.filter((name) => name !== PAGE).join(', ');
  const flags = suggestedFlags(Object.entries(FLAGS));
  // Names the examples from where the reader is, so that the line can be copied.
  const at = (path: string) => relative(terminal.directory, join(root, path)).split(sep).join('/');
  const words = [...terminal.program, 'compare', ...Object.values(SWEEPS).map(at)].map(shellText);
  terminal.out(`${words.join(' ')} ${flags}\n\n${renderRunText(run, terminal.screenFor(given))}\n`);
  const written = `It would exit with ${exitCodeOf(run.outcome)}. Also in ${FOLDER}/: ${others}.`;
  terminal.out(`${written}\nOpen ${FOLDER}/${PAGE}\n`);
  return 0;
};
