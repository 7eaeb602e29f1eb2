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
import { type Arguments, commandLineError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Writes the files that the flags ask for, and names those that this result does not have. */
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
    const make = parts[flag]();
    if (make === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.\n`);
    return [{ path, make }];
  });
}

/** An empty value comes from an unset variable; it does not mean the current folder. */
function pathOf(flag: 'report' | 'markdown' | 'html' | 'svg' | 'png', given: Arguments) {
  const path = given.text(flag);
  if (path?.trim() === '') throw commandLineError(`--${flag} has no value`);
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
  const files = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  const inputs = [...sweeps, ...files.flat()].map((path) => realPlace(resolve(directory, path)));
  const places = await Promise.all(inputs);
  for (const output of outputs) {
    const place = await realPlace(output);
    if (places.some((input) => isWithin(place, input)))
      throw commandLineError(`${output} would replace a sweep, or be read as part of one`);
  }
}
