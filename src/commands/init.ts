import { lstat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { dataError, usageError } from '../errors.ts';
import type { Inspection } from '../parse/index.ts';
import { printable, printablePath } from '../printable.ts';
import { writeFiles } from '../publish/index.ts';
import { type StarterSweep, starterConfig, starterWorkflow } from '../render/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { readArguments } from './arguments.ts';
import { inspectSweeps } from './inspect.ts';
import type { Command } from './terminal.ts';

const WORKFLOW = '.github/workflows/tuning.yml';

/**
 * `tuning-gate init [FILE…]`: writes the config file and the workflow of a repository, as far as its
 * sweeps tell what belongs there.
 */
export const init: Command = async (argv, terminal) => {
  const { operands, settings } = readArguments(argv, 'init');
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW]) await refuseExisting(path, directory);
  // Both files are committed: they name places in the repository, for any system.
  const locations = operands.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, '/') || '.',
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = inspections.find(({ obstacle }) => obstacle)?.obstacle;
  if (obstacle) throw obstacle;
  refuseOpposites(inspections);

  const sweeps = namedAfterFiles(inspections);
  const config = starterConfig(sweeps);
  await writeFiles([
    { path: join(directory, CONFIG_PATH), content: config.text },
    { path: join(directory, WORKFLOW), content: starterWorkflow(sweeps) },
  ]);
  const open = new Intl.ListFormat('en-GB').format(config.open);
  const inConfig = open === '' ? '' : `${open} in ${CONFIG_PATH}, and `;
  terminal.out(`Written: ${CONFIG_PATH} and ${WORKFLOW}
Before you commit them, fill in ${inConfig}what trains in ${WORKFLOW}.
`);
  return 0;
};

/** Even a link that leads nowhere is not overwritten. */
async function refuseExisting(path: string, directory: string): Promise<void> {
  if ((await lstat(join(directory, path)).catch(() => null)) !== null)
    throw usageError(path, 'exists already, and init overwrites nothing', 'Move it away first.');
}

/** @throws UserError if two sweeps record different directions for one metric */
function refuseOpposites(inspections: readonly Inspection[]): void {
  const directions = new Map<string, string>();
  for (const { metric, direction, source } of inspections) {
    if (metric.name === null || direction.value === null) continue;
    const other = directions.get(metric.name) ?? direction.value;
    directions.set(metric.name, direction.value);
    if (other === direction.value) continue;
    const what = `records ${direction.value} for ${printable(metric.name)}, and another sweep ${other}`;
    throw dataError(printablePath(source.location), what, 'Correct the one that is wrong.');
  }
}

/** Each sweep is named after its file or folder; one that begins with no letter, or is taken, is numbered. */
function namedAfterFiles(inspections: readonly Inspection[]): StarterSweep[] {
  const names = new Set<string>();
  return inspections.map((inspection, i) => {
    const stem = basename(inspection.source.location).replace(/\.\w+$/, '');
    const plain = stem.replace(/[^\w.-]+/g, '-').slice(0, 60);
    const name = /^[A-Za-z]/.test(plain) && !names.has(plain) ? plain : `sweep-${i + 1}`;
    names.add(name);
    return { name, inspection };
  });
}
