import { readArtifacts } from '../../src/read/download.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace, newReads } from '../../src/read/place.ts';
import { newBudget } from '../../src/read/source-file.ts';
import { useFolder } from '../support/command-line.ts';
import { userErrorOf } from './refusals.ts';
import { craftZip, zipOf } from './zips.ts';

/** What is read of an artifact called x. */
function readStored(stored: Buffer) {
  const store = { named: async () => [], ofRun: async () => [], download: async () => stored };
  const about = { createdAt: '2026-11-20T10:00:00Z', expiresAt: null, expired: false };
  const artifact = { id: 1, name: 'x', bytes: 100, digest: null, run: null, ...about };
  return readArtifacts(store, [artifact], newBudget());
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
    expect(await readHere('a.csv.zip')).toEqual([{ path: 'a.csv.zip', text: TABLE }]);
  });

  it('is read in an artifact too', async () => {
    const inner = await zipOf([['results.csv', `\ufeff${TABLE}`]]);
    const stored = await zipOf([['tune/results.csv.zip', inner]]);
    expect(await readStored(stored)).toEqual([{ path: 'x/tune/results.csv.zip', text: TABLE }]);
  });

  it('may be larger than what tells a model from a table', async () => {
    const text = Array.from({ length: 9000 }, (_, i) => Math.sin(i)).join('\n');
    await folder.write('a.csv.zip', await zipOf([['a.csv', text]]));
    expect((await readHere('a.csv.zip'))[0]?.text).toBe(text);
  });

  it('may be no archive for all its name', async () => {
    await folder.write('a.csv.zip', TABLE);
    expect((await readHere('a.csv.zip'))[0]?.text).toBe(TABLE);
  });

  it.each([
    ['more than one file', 'a.csv.zip', { 'a.csv': TABLE, 'b.csv': TABLE }],
    ['none', 'a.csv.zip', {}],
    ['a table, but another name', 'a.zip', { 'a.csv': TABLE }],
    ['another archive', 'a.csv.zip', { 'a.csv.zip': 'PK\x03\x04' }],
  ])('is not opened for what it holds: %s', async (_, name, files) => {
    await folder.write(name, await zipOf(Object.entries(files)));
    const [file] = await readHere(name);
    expect(file?.text).toBe('');
  });

  it('counts against what a run may read, before it is unpacked to the end', async () => {
    const bomb = await zipOf([['a.csv', 'x'.repeat(100_000)]]);
    await folder.write('a.csv.zip', bomb);
    const budget = { left: 200_000 };
    const place = localPlace(folder.path(''));
    await readLocal('a.csv.zip', { ...place, reads: newReads(budget) });
    expect(budget.left).toBe(100_000 - bomb.length);
    const error = await userErrorOf(readHere('a.csv.zip', 50_000));
    expect(error.message).toMatch(/^a.csv.zip, entry a.csv: brings the sweeps of this run to more/);
  });

  it('is refused by its name if it is damaged, or could not come from an honest program', async () => {
    await folder.write('a.csv.zip', craftZip([{ path: 'a.csv' }]).subarray(0, 30));
    const damaged = await userErrorOf(readHere('a.csv.zip'));
    expect(damaged.message).toMatch(
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
