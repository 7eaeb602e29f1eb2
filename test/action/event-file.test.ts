import { writeFile } from 'node:fs/promises';
import { wrongEventFile } from '../../src/action/event-file.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';

const folder = temporaryFolder();

test.each([
  ['{"action":"opened"}', null],
  ['{"action":', 'is not a JSON object'],
  ['', 'is not a JSON object'],
])('an event file of %j is told to be wrong or right', async (text, what) => {
  const path = folder.at('event.json');
  await writeFile(path, text);
  const sentence = what && `GITHUB_EVENT_PATH: ${JSON.stringify(path)} ${what}.`;
  expect(wrongEventFile(path)?.split(' It must')[0] ?? null).toBe(sentence);
});

test('none is nothing wrong, and one that cannot be read is', () => {
  expect(wrongEventFile(undefined)).toBeNull();
  expect(wrongEventFile(folder.path)).toContain('cannot be read');
});
