import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { readHistory, writeHistoryLine } from '../../../src/parse/saved/history.ts';
import { historyLineOf } from '../../support/history-lines.ts';
import { textFile } from '../sweeps.ts';

const read = (text: string) => readHistory(textFile('history/default.jsonl', text));
const written = async (...lines: Parameters<typeof writeHistoryLine>[0][]) =>
  (await Promise.all(lines.map(writeHistoryLine))).join('');

test('a line is read as it was written, infinite limits and failed trials included', async () => {
  const line = historyLineOf(1);
  const text = await writeHistoryLine(line);

  expect(text.split('\n')).toHaveLength(2);
  expect(await read(text)).toEqual({ lines: [line], damaged: [], replaced: 0 });
  const schema = JSON.parse(readFileSync('schema/history.schema.json', 'utf8'));
  const ajv = new Ajv({ strict: false });
  expect([ajv.validate(schema, JSON.parse(text)), ajv.errors]).toEqual([true, null]);
});

test('lines are in the order of their runs; of a commit that was judged again the newest counts', async () => {
  const again = historyLineOf(1, { run: { id: 101, attempt: 2 } });
  const { lines, replaced } = await read(
    await written(historyLineOf(2), historyLineOf(1), historyLineOf(3), again),
  );

  expect(lines.map(({ run }) => [run.id, run.attempt])).toEqual([
    [101, 2],
    [102, 1],
    [103, 1],
  ]);
  expect(replaced).toBe(1);
});

test('what earlier lines have besides is passed over', async () => {
  const line = historyLineOf(1);
  const earlier = { ...line, workflow: 'a.yml', predecessor: { ...line.predecessor, pValue: 1 } };
  expect((await read(await written(earlier))).lines).toEqual([line]);
});

test('a file of which hardly any line can be read is refused, before that takes minutes', () => {
  expect(() => read('{}\n'.repeat(100_000))).toThrow(
    'history/default.jsonl: has more than 1,000 lines that cannot be read. Restore it from an earlier commit.',
  );
});

const broken = (more: object) => JSON.stringify({ ...BARE, ...more });
const BARE = { ...historyLineOf(5), largest: { budget: 1, lower: 0, median: 0, upper: 1 } };

test.each([
  ['is not valid JSON', '{"schemaVersion": 1, "wor'],
  ['is not valid JSON', '<<<<<<< ours'],
  ['should be an object', '[]'],
  ['commit: is "../x", but should be the SHA of a commit', broken({ commit: '../x' })],
  ['has 1 scores, but 4 trials', broken({ scores: [1] })],
  ['schemaVersion: is 2, but should be 1', broken({ schemaVersion: 2 })],
])('a damaged line is left out, and said: %s', async (what, bad) => {
  const [first, last] = [await written(historyLineOf(1)), await written(historyLineOf(2))];

  const { lines, damaged } = await read(`${first}${bad}\n${last}`);

  expect(lines.map(({ pull }) => pull)).toEqual([1, 2]);
  expect(damaged).toEqual([{ line: 2, what: expect.stringContaining(what) }]);
  expect(damaged[0]?.what).toMatch(/^history\/default\.jsonl, line 2/);
});
