import { mkdir } from 'node:fs/promises';
import { understand } from '../../src/parse/read-record.ts';
import { readArtifacts } from '../../src/read/download.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace, newReads } from '../../src/read/place.ts';
import { newBudget, type SourceFile } from '../../src/read/source-file.ts';
import { READING, textFile } from '../parse/sweeps.ts';
import { useFolder } from '../support/command-line.ts';
import { refusalOf, userErrorOf } from './refusals.ts';
import { craftZip, zipOf } from './zips.ts';

/** What is read of an artifact called x. */
function readStored(stored: Buffer) {
  const store = { named: async () => [], ofRun: async () => [], download: async () => stored };
  const about = { createdAt: '2026-11-20T10:00:00Z', expiresAt: null, expired: false };
  const artifact = { id: 1, name: 'x', bytes: 100, digest: null, run: null, ...about };
  return readArtifacts(store, [artifact], newBudget());
}

async function understood(files: readonly SourceFile[]) {
  const { format, table } = await understand(files, READING, { location: 'x' });
  return { format: format.name, rows: table.rows.length };
}

const TABLE = 'accuracy\n0.5\n';
const folder = useFolder();

async function readHere(name: string, left?: number) {
  const place = localPlace(folder.path(''));
  const reads = left === undefined ? place.reads : newReads({ left });
  return readLocal(name, { ...place, reads });
}

describe('a table in an archive of its own', () => {
  it('is read like the table, whatever it is called inside', async () => {
    await folder.write('a.csv.zip', await zipOf([['results.csv', TABLE]]));
    expect(await readHere('a.csv.zip')).toEqual([textFile('a.csv.zip', TABLE)]);
  });

  it('is read in an artifact too', async () => {
    const inner = await zipOf([['results.csv', `\ufeff${TABLE}`]]);
    const stored = await zipOf([['tune/results.csv.zip', inner]]);
    expect(await readStored(stored)).toEqual([textFile('x/tune/results.csv.zip', TABLE)]);
  });

  it('may be larger than what tells a model from a table', async () => {
    const text = Array.from({ length: 9000 }, (_, i) => Math.sin(i)).join('\n');
    await folder.write('a.csv.zip', await zipOf([['a.csv', text]]));
    expect(textIfAny((await readHere('a.csv.zip'))[0])).toBe(text);
  });

  it('may be no archive for all its name', async () => {
    await folder.write('a.csv.zip', TABLE);
    expect(textIfAny((await readHere('a.csv.zip'))[0])).toBe(TABLE);
  });

  it.each([
    ['more than one file', 'a.csv.zip', { 'a.csv': TABLE, 'b.csv': TABLE }],
    ['none', 'a.csv.zip', {}],
    ['a table, but another name', 'a.zip', { 'a.csv': TABLE }],
    ['another archive', 'a.csv.zip', { 'a.csv.zip': 'PK\x03\x04' }],
  ])('is not opened for what it holds: %s', async (_, name, files) => {
    await folder.write(name, await zipOf(Object.entries(files)));
    const [file] = await readHere(name);
    expect(textIfAny(file)).toBe('');
  });

  it('counts against what a run may read, before it is unpacked to the end', async () => {
    const bomb = await zipOf([['a.csv', 'x'.repeat(100_000)]]);
    await folder.write('a.csv.zip', bomb);
    const budget = { left: 200_000 };
    const place = localPlace(folder.path(''));
    await readLocal('a.csv.zip', { ...place, reads: newReads(budget) });
    expect(budget.left).toBe(100_000 - bomb.length);
    const [file] = await readHere('a.csv.zip', 50_000);
    expect(refusalOf(file)?.fault).toBe('data');
    expect(refusalOf(file)?.message).toMatch(
      /^a.csv.zip, entry a.csv: brings the sweeps of this run to more/,
    );
  });

  it('does not keep the sweep next to it from being read, if no format needs it', async () => {
    const data = await zipOf([['train.csv', 'x'.repeat(2 ** 26 + 1)]]);
    const run = 'mlruns/1/0123456789abcdef0123456789abcdef';
    await mkdir(folder.path(`${run}/artifacts`), { recursive: true });
    await folder.write(`${run}/artifacts/train.csv.zip`, data);
    await folder.write(`${run}/meta.yaml`, 'run_id: a\nexperiment_id: 1\nstatus: FINISHED\n');
    const { format, rows } = await understood(await readHere('mlruns'));
    expect([format, rows]).toEqual(['mlflow-files', 1]);
  });

  it('is refused by its name if it is damaged, or could not come from an honest program', async () => {
    await folder.write('a.csv.zip', craftZip([{ path: 'a.csv' }]).subarray(0, 30));
    const [damaged] = await readHere('a.csv.zip');
    expect(refusalOf(damaged)?.message).toMatch(
      /^a.csv.zip: is a damaged zip archive .* Run the step that writes it again/,
    );
    const stored = await zipOf([
      ['\u202ea.csv.zip', craftZip([{ path: '../a.csv', content: '1' }])],
    ]);
    expect((await userErrorOf(readStored(stored))).message).toMatch(
      /^artifact x, entry +a.csv.zip, entry \.\.\/a.csv: has a path that could lead out/,
    );
  });
});
