import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../src/commands/terminal.ts';
import type { CommandName } from '../../src/settings/index.ts';
import { runCommand } from '../support/command-line.ts';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  // The gallery is written by its own test, which runs its commands.
  .filter((path) => path !== '' && !/^(test|src|dist)\/|^docs\/gallery\.md$/.test(path));

interface Shown {
  readonly page: string;
  readonly line: string;
}

/** What a reader would type: the lines of blocks, and commands within the text. */
function commandsIn(page: string): Shown[] {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const inline = [
    ...prose.matchAll(
      /`((?:npm [^`]+|npx [^`]+|(?:node dist\/cli\.js|tuning-gate) (?:demo|[a-z]+ [^`]+)))`/g,
    ),
  ].map(([, line = '']) => line.replace(/\s+/g, ' '));
  // A word in capitals, an ellipsis or a choice stands for what the reader puts in.
  const isWhole = (line: string) => !/(?<![\w/-])[A-Z]{2,}(?![\w.])|…|\[|\|/.test(line);
  return [...blocks, ...inline.filter(isWhole)].map((line) => ({ page, line }));
}

const shown = pages.flatMap(commandsIn);
const startsWith = (pattern: RegExp) => shown.filter(({ line }) => pattern.test(line));
const OURS = /^(?:node dist\/cli\.js|tuning-gate|npx tuning-gate) /;
const NPM = /^npm /;
const PYTHON = /^python3? /;
/** Runs the sources. */
const SOURCE = /^node --import \S+ src\/cli\.ts /;
/** Need GitHub or packages from a network. */
const OTHERS =
  /^(?:gh |curl |git bisect |venv\/bin\/(?:pip|python) |python3 -m |PYTHON=|npx --|scripts\/fixtures\/make\.sh )/;

test('every command that a page shows is of a kind that is checked here', () => {
  const kinds = [OURS, SOURCE, NPM, PYTHON, OTHERS];
  expect(shown.filter(({ line }) => !kinds.some((kind) => kind.test(line)))).toEqual([]);
});

describe('as in a fresh clone,', () => {
  let clone = '';
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'));
    for (const folder of ['examples', '.github'])
      cpSync(folder, join(clone, folder), { recursive: true });
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  const isOffline = ({ line }: Shown) => !/ (?:mlflow|wandb|optuna):/.test(line);
  const ours = new Map(
    startsWith(OURS)
      .filter(isOffline)
      .map(({ line, page }) => [line, page]),
  );
  // Others run the demo. A plan reads no files, and can take seconds; the other two read the reader's own.
  const NOT_RUN = / (demo|plan|save|history)\b ?(.*)/;
  const isRun = ([line]: readonly [string, string]) => !NOT_RUN.test(line);
  test.each([...ours].filter((one) => !isRun(one)))('%s has flags that there are (%s)', (line) => {
    const [, command, given = ''] = NOT_RUN.exec(line) ?? [];
    expect(() =>
      readArguments(given.split(' ').filter(Boolean), command as CommandName),
    ).not.toThrow();
  });

  test.each([...ours].filter(isRun))('%s runs (%s)', async (line) => {
    const [typed = '', input] = line.replace(OURS, '').split(' < ');
    const piped = input === undefined ? [] : [readFileSync(join(clone, input))];
    const { code, error } = await runCommand(typed.split(' '), clone, piped);
    // 1 is a verdict: the gate fails.
    expect({ hasRun: code === 0 || code === 1, error }).toEqual({ hasRun: true, error });
  });
});

test.each(startsWith(SOURCE))('$line runs ($page)', ({ line }) => {
  expect(spawnSync(line, { shell: true }).status).toBe(0);
});

test('npm runs scripts that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = startsWith(NPM).flatMap(({ page, line }) => {
    const [, script] = /^npm (?:run (?:-s )?)([\w:-]+)/.exec(line) ?? [];
    return script === undefined ? [] : [{ page, script }];
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
});

test('the training script takes the flags that blocks and workflows give it', () => {
  const script = readFileSync('examples/digits/sweep.py', 'utf8');
  const known = [...script.matchAll(/add_argument\(\s*"(--[a-z-]+)"/g)].map(([, flag]) => flag);
  const lines = [...pages, 'examples/digits/make.sh'].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/sweep\.py((?:\s+[^\s`|]+)+?)(?=\n|`)/g)].flatMap(
      ([, rest = '']) => [...rest.matchAll(/(--[a-z-]+)/g)].map(([, flag]) => ({ page, flag })),
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(({ flag }) => !known.includes(flag))).toEqual([]);
});

test('the jobs for other CI run a command that there is', () => {
  const text = readFileSync('docs/other-ci.md', 'utf8').replaceAll('\\\n', ' ');
  const commands = [...text.matchAll(/dist\/cli\.js compare ([^|']+)/g)].map(
    ([, line = '']) => line,
  );
  expect(commands).toHaveLength(3);
  for (const line of commands) {
    const { operands } = readArguments(line.trim().split(/\s+/), 'compare');
    expect(operands).toEqual(['baseline.csv', 'sweep.csv']);
  }
});
