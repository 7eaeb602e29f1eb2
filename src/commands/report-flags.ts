import { resolve } from 'node:path';
import {
  asItIs,
  filesOf,
  inFolder,
  makeAll,
  makePage,
  makePng,
  type PlannedFile,
  type ReportFile,
  writeFiles,
} from '../publish/index.ts';
import type { Report } from '../render/index.ts';
import type { Arguments } from './arguments.ts';
import type { Terminal } from './terminal.ts';
import { wrongUse } from './wrong-use.ts';

/** Writes the files the flags ask for; what a result does not have is said and left out. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const place = (path: string) => resolve(terminal.directory, path);
  const folder = given.value('report');
  const everything = folder === undefined ? [] : filesOf(report, terminal.home);
  sayLacking(everything, terminal);
  const planned = [...partsOf(report, given, terminal), ...inFolder(folder ?? '', everything)];
  const files = await makeAll(planned.map((file) => ({ ...file, path: place(file.path) })));
  checkInputs(files, given.operands.map(place));
  await writeFiles(files);
}

/** What is asked for by a flag of its own. */
function partsOf(report: Report, given: Arguments, terminal: Terminal): PlannedFile[] {
  const chart = report.chart?.[themeOf(given)] ?? null;
  const parts = {
    markdown: asItIs(report.markdown),
    svg: asItIs(chart),
    png: makePng(chart, terminal.home),
    html: makePage(report, terminal.home),
  };
  return Object.entries(parts).flatMap(([flag, make]) => {
    const path = given.value(flag);
    if (path === undefined) return [];
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.\n`);
    return [{ path, make }];
  });
}

function sayLacking(planned: readonly PlannedFile[], terminal: Terminal): void {
  const lacking = planned.filter(({ make }) => make === null).map(({ path }) => path);
  if (lacking.length === 0) return;
  terminal.error(`tuning-gate: --report: this result has no ${lacking.join(', no ')}.\n`);
}

/** A report never replaces a sweep. */
function checkInputs(files: readonly ReportFile[], inputs: readonly string[]): void {
  const clash = files.find(({ path }) => inputs.includes(path));
  if (clash) throw wrongUse(`${clash.path} is a sweep and would be overwritten`);
}

function themeOf(given: Arguments): 'light' | 'dark' {
  const theme = given.value('theme') ?? 'light';
  if (theme === 'light' || theme === 'dark') return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}
