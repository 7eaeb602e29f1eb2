import { resolve } from 'node:path';
import type { Report } from '../draw/index.ts';
import { filesOf, inFolder, isWithin, makeAll, writeFiles } from '../publish/index.ts';
import { type Arguments, commandLineError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Writes the files of a comparison, a curve or a plan that the flags ask for. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const theme = given.value('theme');
  const parts = [
    [given.value('markdown'), 'comment.md'],
    [given.value('html'), 'report.html'],
    [given.value('svg'), `chart-${theme}.svg`],
    [given.value('png'), `chart-${theme}.png`],
  ] as const;
  const isWritten = parts.some(([path]) => path !== null) || given.value('report') !== null;
  if (given.has('scale') && !isWritten)
    terminal.error(
      'tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n',
    );
  await writeParts({ parts, all: filesOf(report, terminal.home) }, given, terminal);
}

interface Parts {
  readonly all: ReturnType<typeof filesOf>;
  /** Where single ones of them are wanted. */
  readonly parts: readonly (readonly [path: string | null, part: string])[];
}

/**
 * Writes the files that the flags ask for, and names those that this result does not have.
 *
 * @throws UserError if one would replace a sweep or lie in its folder: the next run would read it too
 */
export async function writeParts(
  { all, parts }: Parts,
  given: Arguments,
  { directory, error }: Terminal,
): Promise<void> {
  const single = parts.flatMap(([path, part]) => {
    const make = all.find((file) => file.path === part)?.make;
    return path === null || !make ? [] : [{ path, make }];
  });
  const folder = given.value('report');
  const planned = [...single, ...(folder === null ? [] : inFolder(folder, all))];
  const sweeps = given.operands.map((sweep) => resolve(directory, sweep));
  const replacing = planned
    .map(({ path }) => resolve(directory, path))
    .find((path) => sweeps.some((sweep) => isWithin(path, sweep)));
  if (replacing !== undefined)
    throw commandLineError(`${replacing} would replace a sweep, or be read as part of one`);

  const made = await makeAll(planned);
  const absent = planned.filter(({ path }) => made.every((file) => file.path !== path));
  const names = absent.map(({ path }) => path);
  if (names.length > 0) error(`tuning-gate: this result has no ${names.join(', no ')}.\n`);
  await writeFiles(made.map((file) => ({ ...file, path: resolve(directory, file.path) })));
}
