import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  asItIs,
  filesOf,
  inFolder,
  isWithin,
  makeAll,
  makePage,
  makePng,
  type PlannedFile,
  realPlace,
  writeFiles,
} from '../publish/index.ts';
import { listLocal } from '../read/index.ts';
import type { Report } from '../render/index.ts';
import { type Arguments, usageError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Writes the files that the flags ask for; names those that the result does not have. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const folder = pathOf('report', given);
  const everything = folder === undefined ? [] : filesOf(report, terminal.home);
  const absent = everything.filter(({ make }) => make === null).map(({ path }) => path);
  if (absent.length > 0)
    terminal.error(`tuning-gate: --report: this result has no ${absent.join(', no ')}.\n`);
  const planned = [...singleFiles(report, given, terminal), ...inFolder(folder ?? '', everything)]
    .filter(({ make }) => make !== null)
    .map((file) => ({ ...file, path: resolve(terminal.directory, file.path) }));
  const paths = planned.map(({ path }) => path);
  if (paths.length > 0) await protectSweeps(given.operands, paths, terminal.directory);
  await writeFiles(await makeAll(planned));
}

function singleFiles(report: Report, given: Arguments, terminal: Terminal): PlannedFile[] {
  const theme = given.value('theme');
  const chart = () => report.chart?.[theme] ?? null;
  const parts = {
    markdown: () => asItIs(report.markdown),
    svg: () => asItIs(chart()),
    png: () => makePng(chart(), terminal.home),
    html: () => makePage(report, terminal.home),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((flag) => {
    const path = pathOf(flag, given);
    if (path === undefined) return [];
    if (FOLDER.test(path)) throw usageError(`--${flag}: ${path} is a folder, not a file`);
    const make = parts[flag]();
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.\n`);
    return [{ path, make }];
  });
}

const FOLDER = /(?:^|[/\\])\.{0,2}$/;

/** An empty value comes from a variable that is not set; it does not mean the current folder. */
function pathOf(flag: 'report' | 'markdown' | 'html' | 'svg' | 'png', given: Arguments) {
  const path = given.text(flag);
  if (path?.trim() === '') throw usageError(`--${flag} has no value`);
  return path;
}

/**
 * Refuses to write a report over a sweep, or where the next run would read it as part of one.
 *
 * @throws UserError if an output is a file of a sweep, or lies in the folder of one
 */
async function protectSweeps(
  sweeps: readonly string[],
  outputs: readonly string[],
  directory: string,
): Promise<void> {
  const lists = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  const paths = lists.flat().map((path) => identityOf(resolve(directory, path)));
  const files = new Set(await Promise.all(paths));
  const folders = await foldersOf(sweeps, directory);
  for (const output of outputs) {
    const [file, place] = [await identityOf(output), await realPlace(output)];
    if (file !== null && files.has(file))
      throw usageError(`${output} is a sweep and would be overwritten`);
    if (folders.some((folder) => isWithin(place, folder)))
      throw usageError(`${output} is in the folder of a sweep and would be read as a part of it`);
  }
}

async function foldersOf(sweeps: readonly string[], directory: string): Promise<string[]> {
  const folders: string[] = [];
  for (const sweep of sweeps) {
    const place = resolve(directory, sweep);
    const found = await stat(place).catch(() => null);
    if (found?.isDirectory()) folders.push(await realPlace(place));
  }
  return folders;
}

/** The same for every name and link of a file; null if there is no such file. */
async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found && `${found.dev}:${found.ino}`;
}
