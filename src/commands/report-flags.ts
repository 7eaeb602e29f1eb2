import { resolve } from 'node:path';
import {
  asItIs,
  filesOf,
  inFolder,
  makeAll,
  makePage,
  makePng,
  type PlannedFile,
  writeFiles,
} from '../publish/index.ts';
import type { Report } from '../render/index.ts';
import type { Arguments } from './arguments.ts';
import { spareSweeps } from './spare-sweeps.ts';
import type { Terminal } from './terminal.ts';
import { wrongUse } from './wrong-use.ts';

/** Writes the files the flags ask for; what a result does not have is said and left out. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const folder = pathOf('report', given);
  const everything = folder === undefined ? [] : filesOf(report, terminal.home);
  sayLacking(everything, terminal);
  const planned = [...partsOf(report, given, terminal), ...inFolder(folder ?? '', everything)]
    .filter(({ make }) => make !== null)
    .map((file) => ({ ...file, path: resolve(terminal.directory, file.path) }));
  const paths = planned.map(({ path }) => path);
  await spareSweeps(paths, given.operands, terminal.directory);
  await writeFiles(await makeAll(planned));
}

/** What is asked for by a flag of its own. */
function partsOf(report: Report, given: Arguments, terminal: Terminal): PlannedFile[] {
  const theme = themeOf(given);
  const parts = {
    markdown: () => asItIs(report.markdown),
    svg: () => asItIs(report.chart?.[theme] ?? null),
    png: () => makePng(report.chart?.[theme] ?? null, terminal.home),
    html: () => makePage(report, terminal.home),
  };
  return Object.entries(parts).flatMap(([flag, part]) => {
    const path = pathOf(flag, given);
    if (path === undefined) return [];
    if (NAMES_A_FOLDER.test(path)) throw wrongUse(`--${flag}: ${path} names a folder, not a file`);
    const make = part();
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.\n`);
    return [{ path, make }];
  });
}

function sayLacking(planned: readonly PlannedFile[], terminal: Terminal): void {
  const lacking = planned.filter(({ make }) => make === null).map(({ path }) => path);
  if (lacking.length === 0) return;
  terminal.error(`tuning-gate: --report: this result has no ${lacking.join(', no ')}.\n`);
}

const NAMES_A_FOLDER = /(?:^|[/\\])\.{0,2}$/;

/** An empty value is what is left of a variable that is not set: it is no wish for this folder. */
function pathOf(flag: string, given: Arguments): string | undefined {
  const path = given.value(flag);
  if (path?.trim() === '') throw wrongUse(`--${flag} has no value`);
  return path;
}

function themeOf(given: Arguments): 'light' | 'dark' {
  const theme = given.value('theme') ?? 'light';
  if (theme === 'light' || theme === 'dark') return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}
