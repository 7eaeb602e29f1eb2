import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../src/commands/arguments.ts';
import { readRecord } from '../../src/parse/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { filesOf } from './sweeps.ts';

const FIXTURES = 'test/fixtures/other';
const page = readFileSync('docs/formats.md', 'utf8');

interface Shown {
  /** The tool's folder among the fixtures, called as on the page. */
  readonly folder: string;
  readonly file: string;
  readonly flags: readonly string[];
  /** The lines of Python that write the file first. */
  readonly script: string | undefined;
}

function toShown(row: string): Shown {
  const [tool = '', get = '', read = ''] = row.split('|').slice(1, 4);
  const name = tool.replace(/^ \[(.*)\].*/, '$1').trim();
  const [file = '', ...flags] = read.replaceAll('`', '').trim().split(' ');
  const [, section = ''] = page.split(`\n### ${name}\n`);
  const [, script] = /```python\n([\s\S]*?)```/.exec(section.split('\n## ')[0] ?? '') ?? [];
  const folder = name.toLowerCase().replace(/\W+/g, '-');
  return { folder, file, flags, script: get.includes('lines below') ? script : undefined };
}

const [, table = ''] = /\n\| From \|.*\n.*\n([\s\S]*?)\n\n/.exec(page) ?? [];
const shown = new Map(
  table
    .split('\n')
    .map(toShown)
    .map((one) => [one.folder, one]),
);

const failed = null;
/** The scores of all trials that count, in their order. */
const SCORES: Readonly<Record<string, readonly (number | null)[]>> = {
  smac3: [0.3, 0.9, failed],
  'bohb-and-hpbandster': [0.3, 0.7, failed, 0.2],
  dvc: [0.85, 0.88, failed],
  hydra: [0.5, 0.25, failed, 0.75],
  lightning: [0.85, failed, failed],
  ax: [0.75, failed, 0.875, 0.5],
  nni: [0.75, 0.875, 0.5],
  sagemaker: [failed, 0.25, 0.5],
  allentune: [0.75, 0.875, 0.5],
  'tensorboard-hparams': [0.75, 0.875, 0.5],
  'hugging-face': [0.75, 0.875, failed],
};

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

describe('the page of formats says how to read another tool', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'other-tool-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function scoresOf({ folder: name, file, flags, script }: Shown) {
    cpSync(join(FIXTURES, name), folder, { recursive: true });
    if (script !== undefined) {
      const run = spawnSync(python ?? '', ['-c', script], { cwd: folder, encoding: 'utf8' });
      expect({ ...run, output: null }).toMatchObject({ status: 0, stderr: '' });
    }
    const { reading } = readArguments([file, ...flags], 'inspect').settings;
    const files = await readLocal(file, localPlace(folder));
    const { trials, cost } = await readRecord(files, reading, filesOf('').source);
    const sign = reading.direction === 'minimize' ? -1 : 1;
    const counted = trials.filter(({ outcome }) => outcome !== 'running');
    if (cost !== null) expect(counted.every((trial) => (trial.cost ?? 0) > 0)).toBe(true);
    return counted.map(({ score }) => (score === -Infinity ? failed : sign * score));
  }

  test('each of which has a file to try it on', () => {
    const folders = readdirSync(FIXTURES).filter((name) => name !== 'SOURCES.md');
    expect([...shown.keys()].sort()).toEqual(folders.sort());
    expect(Object.keys(SCORES).sort()).toEqual(folders.sort());
    expect([...shown.values()].filter(({ script }) => script !== undefined)).toHaveLength(4);
  });

  const canRun = ({ script }: Shown) => script === undefined || python !== undefined;
  test.each([...shown.values()].filter(canRun))('as it does: $folder', async (one) => {
    expect(await scoresOf(one)).toEqual(SCORES[one.folder]);
  });

  test('and how to write the runs of Weights & Biases, as the refusal of offline runs does', async () => {
    const [, lines = ''] = /```python\n(import json, wandb\n[\s\S]*?)\n```/.exec(page) ?? [];
    expect(lines.split('\n')).toHaveLength(5);
    const files = readLocal('offline', localPlace('test/fixtures/wandb-runs'));
    const { reading } = readArguments(['offline'], 'inspect').settings;
    const read = files.then((all) => readRecord(all, reading, filesOf('').source));
    await expect(read).rejects.toThrow(`python -c '${lines.replaceAll('\n', '; ')}'`);
  });
});
