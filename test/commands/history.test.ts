import { writeHistoryLine } from '../../src/parse/saved/history.ts';
import { useFolder } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';
import { simulatedLines } from '../support/simulated-history.ts';

const folder = useFolder();
const TWO_LOSSES = { merges: 60, slowdowns: { 20: 2, 41: 4 } };

async function writeLines(name: string, given: Parameters<typeof simulatedLines>[0], more = '') {
  const lines = await Promise.all(simulatedLines(given).map(writeHistoryLine));
  await folder.write(name, `${lines.join('')}${more}`);
}

test('a history of two losses reads well, and says which line is damaged', async () => {
  await writeLines('digits.jsonl', TWO_LOSSES, '{"damaged": <b>\n');
  const { code, out, error } = await folder.run('history digits.jsonl');
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('1 damaged line left out: line 61.');
  expectGolden('test/commands/golden/history-two-losses.txt', out);
});

test('a zero in one line damages that line alone', async () => {
  await writeLines('digits.jsonl', TWO_LOSSES, '{"a": "\u0000"}\n');
  const { code, out } = await folder.run('history digits.jsonl');
  expect(code).toBe(0);
  expect(out).toContain('1 damaged line left out: line 61.');
});

test('a folder gets the page, the pictures and the JSON, which conform and are as their goldens', async () => {
  await writeLines('digits.jsonl', TWO_LOSSES);
  await folder.run('history digits.jsonl --report out --html own.html --svg own.svg --theme dark');
  expect(await folder.read('own.html')).toBe(await folder.read('out/history.html'));
  expect(await folder.read('own.svg')).toBe(await folder.read('out/history-dark.svg'));
  const golden = 'test/commands/golden/history-light.svg';
  expectGolden(golden, await folder.read('out/history-light.svg'));
  const json = JSON.parse(await folder.read('out/history.json'));
  expect(json.changes).toHaveLength(2);
  expect(json.merges).toHaveLength(60);
  expect(json.merges[0].scores).toBeUndefined();
  const { out } = await folder.run('history digits.jsonl --json');
  expect(out).toBe(await folder.read('out/history.json'));
});

test('a page of 500 merges has at most 300 kB', async () => {
  await writeLines('default.jsonl', { merges: 500, slowdowns: { 300: 2 } });
  await folder.run('history default.jsonl --html page.html');
  const page = await folder.read('page.html');
  expect(Buffer.byteLength(page)).toBeLessThan(300_000);
  expect(page.match(/<tr>/g)?.length).toBeGreaterThan(500);
});

test('what a line says of itself is escaped wherever it is shown', async () => {
  const metric = '<img src=x onerror=alert(1)>"\u202e';
  const [line] = simulatedLines({ merges: 1 });
  if (line === undefined) throw new Error('no line');
  await folder.write('a.jsonl', await writeHistoryLine({ ...line, metric }));
  await folder.run('history a.jsonl --report out');
  for (const name of ['history.html', 'history-light.svg']) {
    const text = await folder.read(`out/${name}`);
    expect(text).not.toMatch(/<img|\u202e/);
  }
});

test('a file that is missing, and a folder of several histories, are wrong usage or cannot be read', async () => {
  expect((await folder.run('history none.jsonl')).code).toBe(3);
  await writeLines('a.jsonl', { merges: 1 });
  await writeLines('b.jsonl', { merges: 1 });
  const { code, error } = await folder.run('history .');
  expect([code, error]).toEqual([
    2,
    expect.stringContaining('. has 2 histories; name one of them'),
  ]);
});

test('an empty file is a history that has not begun', async () => {
  await folder.write('a.jsonl', '\n');
  const { code, out, error } = await folder.run('history a.jsonl --svg a.svg --png a.png');
  expect([code, out]).toEqual([0, 'Main has no history yet\n']);
  expect(error).toBe('tuning-gate: this result has no a.svg, no a.png.\n');
});
