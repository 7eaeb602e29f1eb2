import { existsSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { FILL_IN } from '../check/index.ts';
import { dataError, usageError } from '../errors.ts';
import type { Inspection } from '../parse/index.ts';
import { printable, printablePath } from '../printable.ts';
import { writeFiles } from '../publish/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { readArguments } from './arguments.ts';
import { checkIn, findingsText } from './check.ts';
import { inspectSweeps } from './inspect.ts';
import {
  FORKS_WORKFLOW,
  type StarterPlace,
  type StarterSweep,
  starterConfig,
  starterWorkflow,
} from './starter.ts';
import type { Command } from './terminal.ts';

const WORKFLOW = '.github/workflows/tuning.yml';
const FORKS = '.github/workflows/tuning-forks.yml';

const NOT_RELEASED =
  'There is no tag v0 before the first release: write @main or the SHA of a commit instead of @v0.';

/**
 * `tuning-gate init [FILE…]`: writes the config file and the workflows of a repository, as far as its
 * sweeps and files tell what belongs there, and checks them.
 */
export const init: Command = async (argv, terminal) => {
  const { operands, settings } = readArguments(argv, 'init');
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW, FORKS]) await refuseExisting(path, directory);
  // The files are committed: they name places in the repository, for any system.
  const locations = operands.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, '/') || '.',
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = inspections.find(({ obstacle }) => obstacle)?.obstacle;
  if (obstacle) throw obstacle;
  refuseOpposites(inspections);

  const sweeps = namedAfterFiles(inspections);
  const files = [
    { path: CONFIG_PATH, content: starterConfig(sweeps) },
    { path: WORKFLOW, content: starterWorkflow(sweeps, await placeOf(directory)) },
    { path: FORKS, content: FORKS_WORKFLOW },
  ];
  await writeFiles(files.map((file) => ({ ...file, path: join(directory, file.path) })));
  const written = files.map(({ path }) => path);
  const open = files.flatMap(({ path, content }) =>
    content
      .split('\n')
      .flatMap((line, i) => (line.includes(FILL_IN) ? `  ${path}:${i + 1}: ${line.trim()}` : [])),
  );
  const toDo = open.length === 0 ? '' : `Before you commit them, fill in:\n${open.join('\n')}\n`;
  // What is to be filled in has its own list.
  const all = await checkIn(directory, written);
  const findings = all.filter(({ code }) => code !== 'unfilled');
  terminal.out(`Written: ${CONFIG_PATH}, ${WORKFLOW} and ${FORKS}
${toDo}${NOT_RELEASED}
${findingsText(findings, written.length)}`);
  return findings.length === 0 ? 0 : 2;
};

async function placeOf(directory: string): Promise<StarterPlace> {
  const has = (path: string) => existsSync(join(directory, path));
  const head = await readFile(join(directory, '.git/refs/remotes/origin/HEAD'), 'utf8').catch(
    () => '',
  );
  const [, named] = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head) ?? [];
  const defaultBranch = named ?? (await onlyBranch(join(directory, '.git'))) ?? 'main';
  const install = has('requirements.txt') ? 'pip install -r requirements.txt' : null;
  const package_ = has('pyproject.toml') ? 'pip install .' : null;
  const hasAction =
    has('.github/actions/train/action.yml') || has('.github/actions/train/action.yaml');
  return { defaultBranch, install: install ?? package_, hasScript: has('sweep.py'), hasAction };
}

/** Null unless the repository has one branch, which need not have a commit yet. */
async function onlyBranch(git: string): Promise<string | null> {
  const textOf = (name: string) => readFile(join(git, name), 'utf8').catch(() => '');
  const texts = [await textOf('HEAD'), await textOf('packed-refs')].join('\n');
  const named = Array.from(texts.matchAll(/ refs\/heads\/(\S+)$/gm), ([, name = '']) => name);
  const loose = await glob('**', { cwd: join(git, 'refs/heads'), dot: true });
  const [only, ...others] = new Set([...named, ...loose]);
  return others.length === 0 ? (only ?? null) : null;
}

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
