import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { checkFiles, type Finding } from '../check/index.ts';
import { dataError, UserError } from '../errors.ts';
import { namedFiles } from '../find-sweep.ts';
import { printable, printablePath } from '../printable.ts';
import { localPlace, parseLocation, unreadable } from '../read/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { jsonHead } from '../tool.ts';
import type { Command } from './terminal.ts';

export const check: Command = async (given, terminal) => {
  const root = repositoryAt(terminal.directory);
  const named = given.operands.map((path) =>
    relative(root, resolve(terminal.directory, path)).replaceAll(sep, '/'),
  );
  const paths = named.length > 0 ? named : usualFiles(root);
  const fix = 'Run it in the repository, name the files, or begin with `tuning-gate init`.';
  const what = 'has no .github/workflows and no .github/tuning-gate.yml';
  if (paths.length === 0) throw dataError(printablePath(root), what, fix);
  const findings = await checkIn(root, paths);
  const value = { ...jsonHead('check'), files: paths, findings };
  const json = () => `${JSON.stringify(value, null, 2)}\n`;
  terminal.show(given, json, () => findingsText(findings, paths.length));
  return findings.length === 0 ? 0 : 2;
};

/** The nearest folder that looks like the top of a repository, or else the folder itself. */
function repositoryAt(directory: string): string {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder))
    if (['.git', '.github'].some((name) => existsSync(join(folder, name)))) return folder;
  return directory;
}

/** The config and the workflows are read in any case, to know what belongs together. */
export async function checkIn(root: string, paths: readonly string[]): Promise<Finding[]> {
  const all = [...new Set([...paths, ...usualFiles(root)])];
  const files = all.map(async (path) => {
    const text = await readFile(resolve(root, path), 'utf8').catch((error) => {
      throw unreadable(path, error);
    });
    return { path, text };
  });
  const findings = await checkFiles(await Promise.all(files), {
    read: (path) => textAt(join(root, path)),
    sweepAt: async (path) => {
      try {
        return await namedFiles(parseLocation(path, 'candidate'), localPlace(root));
      } catch (error) {
        if (error instanceof UserError) return null;
        throw error;
      }
    },
  });
  return findings.filter(({ path }) => paths.includes(path));
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function usualFiles(directory: string): string[] {
  const patterns = [CONFIG_PATH, '.github/workflows/*.{yml,yaml}'];
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
