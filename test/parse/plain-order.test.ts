import { csv } from '../../src/parse/csv/csv.ts';
import { jsonl } from '../../src/parse/json/json.ts';
import type { SourceFile } from '../../src/read/index.ts';

const CHOICE = { study: null };

async function ordersOf(text: string, format = csv) {
  const file: SourceFile = { path: 'sweep.csv', text };
  const { rows } = await format.read(file, CHOICE);
  return rows.map(({ order }) => order);
}

describe('a table of no tool', () => {
  test.each(['trial', 'trial_number', 'trial_id', 'number'])(
    'is ordered by a column %s',
    async (name) => {
      expect(await ordersOf(`score,${name}\n0.9,2\n0.8,0\n0.7,1\n`)).toEqual([2, 0, 1]);
    },
  );

  test('is ordered by a key of JSON Lines', async () => {
    expect(await ordersOf('{"trial":4,"score":1}\n{"trial":3,"score":2}\n', jsonl)).toEqual([4, 3]);
  });

  test.each([
    ['a number twice', 'trial,score\n0,1\n0,2\n'],
    ['a number missing', 'trial,score\n0,1\n,2\n'],
    ['a part of a number', 'trial,score\n0,1\n0.5,2\n'],
    ['a name', 'trial,score\na,1\nb,2\n'],
    ['another column', 'index,score\n0,1\n1,2\n'],
  ])('is not where it has %s', async (_, text) => {
    expect(await ordersOf(text)).toEqual([undefined, undefined]);
  });
});
