import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrongEventFile } from '../../src/action/event-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['{"action":"opened"}', null],
  ['{"action":', 'is not a JSON object'],
  ['', 'is not a JSON object'],
  ['null', 'is not a JSON object'],
])('an event file of %j is told to be wrong or right', async (text, what) => {
  const path = join(folder, 'event.json');
  await writeFile(path, text);
  const sentence = what && `GITHUB_EVENT_PATH: ${JSON.stringify(path)} ${what}.`;
  expect(wrongEventFile(path)?.split(' It must')[0] ?? null).toBe(sentence);
});

test('none is nothing wrong, and one that cannot be read is', () => {
  expect(wrongEventFile(undefined)).toBeNull();
  expect(wrongEventFile(folder)).toContain('cannot be read');
});
