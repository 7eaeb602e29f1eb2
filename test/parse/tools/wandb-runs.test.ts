import { type SourceFile, toSourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixturesIn,
  formatOf,
  isFormat,
  messageOf,
  sweepFrom,
  tableOf,
  textFile,
  userError,
} from '../sweeps.ts';

const fixture = fixturesIn('wandb-runs');

async function tableIn(name: string, study: string | null = null) {
  return tableOf(await fixture(name), { study });
}

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  return sweepFrom(await fixture(name), { direction: null, ...settings });
}

/** Runs of these texts, one second after the other. */
function runsOf(runs: readonly { summary?: string; config?: string }[]): SourceFile[] {
  return runs.flatMap(({ summary, config }, i) => {
    const files = `wandb/run-20260105_10300${i}-r${i}/files`;
    const entries = { 'config.yaml': config ?? 'lr:\n  value: 1\n', 'wandb-summary.json': summary };
    return Object.entries(entries).flatMap(([name, text]) =>
      text === undefined ? [] : [textFile(`${files}/${name}`, text)],
    );
  });
}

const tableOfRuns = (runs: Parameters<typeof runsOf>[0]) => tableOf(runsOf(runs));

describe('the run folders of Weights & Biases', () => {
  it('have infinite losses, and other metrics without a direction', async () => {
    const asked = { metric: 'loss' };
    expect(await messageOf(sweepIn('random', asked))).toContain('do not say which way');
    const { trials } = await sweepIn('random', { ...asked, direction: 'minimize' });
    expect(trials.map(({ score }) => score).slice(0, 3)).toEqual([-1 / 3, -Infinity, -Infinity]);
  });

  it('may be of several sweeps, distinguished by the files of their agents', async () => {
    const error = await userError(sweepIn('sweeps'));
    expect(error).toMatchObject({ fault: 'settings', option: 'study' });
    expect(error.what).toContain('2 sweeps: "a1b2c3d4" (3 trials), "e5f6g7h8" (2 trials)');
    const table = await tableIn('sweeps', 'e5f6g7h8');
    expect(table.rows).toHaveLength(2);
    expect(table.leftOut).toEqual([{ count: 1, what: 'hand-picked trials' }]);
    expect(Object.keys(table.rows[0]?.parameters ?? {})).toEqual(['lr', 'layers', 'augment']);
    expect(table.rows[0]?.fields).toHaveProperty('note');
    expect(table.search.method).toBe('unknown');
  });

  it('count a run that was resumed once, as it ended', async () => {
    const runs = ['20260105_103000', '20260106_103000'].map((stamp, i) =>
      textFile(`wandb/run-${stamp}-abc/files/wandb-summary.json`, `{"x": ${i}}`),
    );
    for (const files of [runs, runs.toReversed()]) {
      const table = await tableOf(files);
      expect(table.rows.map(({ fields }) => fields.x)).toEqual([1]);
      expect(table.leftOut).toEqual([{ count: 1, what: 'repeated folders' }]);
    }
  });

  it('have runs that were killed before they wrote anything', async () => {
    const files = runsOf([{ summary: '{"x": 1}' }, {}, {}]);
    const path = 'wandb/run-20260105_103002-r2/files/wandb-summary.json';
    const empty = toSourceFile(Buffer.alloc(0), path);
    const table = await tableOf([...files, empty]);
    expect(table.rows.map(({ fields }) => fields.x)).toEqual([1, undefined, undefined]);
    const binary = toSourceFile(Buffer.from('a\0b'), path);
    const read = Promise.resolve(tableOf([...files, binary]));
    expect(await messageOf(read)).toContain('contains binary data');
  });

  it('are refused while they are offline, with the way to get at their scores', async () => {
    expect(await messageOf(sweepIn('offline'))).toMatch(
      /offline-run-20260105_103000-r3n000000: is an offline run.* `wandb sync`/,
    );
  });

  it('have texts with brackets', async () => {
    const note = '[{ ]'.repeat(20);
    const config = `a:\n  value: '${note}'\nb:\n  value: |\n    ${note}\nc:\n  value: [[1], {d: 2}]\n`;
    const [row] = (await tableOfRuns([{ config }])).rows;
    expect(row?.parameters).toEqual({ a: note, b: `${note}\n`, c: [[1], { d: 2 }] });
  });

  it('keep a value that is called like something that every object has', async () => {
    const config = '__proto__:\n  value: 3\nconstructor:\n  value: {__proto__: 4}\n';
    const table = await tableOfRuns([{ config, summary: '{"__proto__": 1}' }]);
    expect(Object.keys(table.rows[0]?.parameters ?? {})).toEqual(['__proto__', 'constructor']);
  });
});

const stairs = (depth: number) =>
  Array.from({ length: depth }, (_, i) => `${' '.repeat(i)}a:\n`).join('');

describe('a run in two places', () => {
  const RUN = { summary: '{"acc": 0.5}' };
  const below = (root: string, files: readonly SourceFile[]) =>
    files.map((file) => ({ ...file, path: `${root}/${file.path}` }));
  const read = async (...files: readonly SourceFile[]) => tableOf(files);

  it('counts once if it is the same in both, which is said', async () => {
    const runs = runsOf([RUN, RUN]);
    const table = await read(...below('a', runs), ...below('copy/of', runs.toReversed()));
    expect(table.rows.map(({ path }) => path)).toEqual([
      'a/wandb/run-20260105_103000-r0',
      'a/wandb/run-20260105_103001-r1',
    ]);
    expect(table.leftOut).toEqual([{ count: 2, what: 'repeated folders' }]);
  });

  it('may be resumed in one of them: the last folder of each is compared', async () => {
    const path = 'wandb/run-20260106_000000-r0/files/wandb-summary.json';
    const later = textFile(path, '{"acc": 0.7}');
    const first = runsOf([RUN]);
    const files = [...below('a', [...first, later]), ...below('b', [later])];
    const table = await read(...files);
    expect(table.rows.map(({ fields }) => fields.acc)).toEqual([0.7]);
    expect(table.leftOut).toEqual([{ count: 2, what: 'repeated folders' }]);
  });
});

it.each<[string, { summary?: string; config?: string }, RegExp]>([
  ['a summary cut off', { summary: '{"x": 1' }, /summary.json: is not valid JSON/],
  ['a summary of another kind', { summary: '[1]' }, /is not a JSON object/],
  ['broken YAML', { config: 'a: 1\nb: [1, 2\n' }, /config.yaml, line \d: is not valid YAML/],
  ['a list for a configuration', { config: '- 1\n' }, /is not the configuration of a run/],
  ['deep brackets', { config: `a: ${'['.repeat(50_000)}` }, /is nested too deeply/],
  ['deep lists', { config: `a:\n ${'- '.repeat(50_000)}x` }, /is nested too deeply/],
  ['deep blocks', { config: stairs(500) }, /is nested too deeply/],
  ['very much', { config: `a: "${'x'.repeat(300_000)}"\n` }, /is larger than 256 KiB/],
  [
    'repeated references',
    { config: `a: &a [1, 1]\nb: &b [${'*a, '.repeat(40)}]\nc: [${'*b, '.repeat(40)}]\n` },
    /is not valid YAML: Excessive alias count/,
  ],
  ['a reference to itself', { config: 'a: &a [1, *a]\n' }, /is not valid YAML: .*circular/],
  ['a circle of references', { config: 'a: &a\n  b: {c: *a}\n' }, /is not valid YAML: .*circular/],
])('damaged run folders with %s are an error that names the file', async (_, run, message) => {
  expect(await messageOf(tableOfRuns([{ summary: '{}', ...run }]))).toMatch(message);
});

describe('the detection of run folders', () => {
  it('goes by where files are', async () => {
    for (const name of ['random', 'bayes', 'old', 'random/wandb']) {
      expect(await formatOf(...(await fixture(name)))).toBe('wandb-runs');
    }
    const windows = runsOf([{ summary: '{"x": 1}' }]).map((file) => ({
      ...file,
      path: file.path.replaceAll('/', '\\'),
    }));
    expect(await isFormat('wandb-runs', ...windows)).toBe(true);
  });

  it('is of no other folders', async () => {
    expect(await isFormat('wandb-runs', textFile('run-1/files/config.yaml', 'a: 1\n'))).toBe(false);
    expect(await isFormat('wandb-runs', textFile('run-20260105_103000-a/x.json', '{}'))).toBe(
      false,
    );
  });
});
