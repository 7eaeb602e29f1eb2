import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { checkFiles, type Finding } from '../check/index.ts';
import { dataError } from '../errors.ts';
import { namedFiles } from '../find-sweep.ts';
import { printable, printablePath } from '../printable.ts';
import { localPlace, parseLocation, unreadable } from '../read/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { jsonHead } from '../tool.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate check [FILE…]`: what would go wrong in workflows and the config, by file, line and column. */
export const check: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'check');
  const { directory } = terminal;
  const paths = given.operands.length > 0 ? given.operands : usualFiles(directory);
  if (paths.length === 0)
    throw dataError(
      printablePath(directory),
      'has no .github/workflows and no .github/tuning-gate.yml',
      'Run it at the top of the repository, name the files, or begin with `tuning-gate init`.',
    );
  const findings = await checkIn(directory, paths);
  if (given.has('json')) {
    const value = { ...jsonHead('check'), files: paths, findings };
    terminal.json(`${JSON.stringify(value, null, 2)}\n`);
  } else terminal.out(findingsText(findings, paths.length));
  return findings.length === 0 ? 0 : 2;
};

/**
 * What is wrong in some files; the config is read in any case, to know what workflows are to do.
 *
 * @param paths from the directory, or in full
 */
export async function checkIn(directory: string, paths: readonly string[]): Promise<Finding[]> {
  const asked = paths.map((path) =>
    relative(directory, resolve(directory, path)).replaceAll(sep, '/'),
  );
  const config = existsSync(join(directory, CONFIG_PATH)) ? [CONFIG_PATH] : [];
  const all = new Set([...asked, ...config]);
  const files = await Promise.all(
    Array.from(all, async (path) => {
      try {
        return { path, text: await readFile(resolve(directory, path), 'utf8') };
      } catch (error) {
        throw unreadable(path, error);
      }
    }),
  );
  const findings = await checkFiles(files, {
    read: (path) => textAt(join(directory, path)),
    sweepAt: (path) =>
      namedFiles(parseLocation(path, 'candidate'), localPlace(directory)).catch(() => null),
  });
  return findings.filter(({ path }) => asked.includes(path));
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function usualFiles(directory: string): string[] {
  const patterns = ['{,.github/}tuning-gate.{yml,yaml}', '.github/workflows/*.{yml,yaml}'];
  return globSync(patterns, { cwd: directory, dot: true }).sort();
}

export function findingsText(findings: readonly Finding[], files: number): string {
  const lines = findings.map(({ path, line, column, code, what, fix }) =>
    printable(`${path}:${line}:${column}: ${what}. ${fix} (${code})`, 1000),
  );
  const { length } = findings;
  const count = `${length || 'no'} mistake${length === 1 ? '' : 's'}`;
  return [...lines, `Found ${count} in ${files} file${files === 1 ? '' : 's'}.`, ''].join('\n');
}
