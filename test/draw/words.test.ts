import { readdirSync, readFileSync } from 'node:fs';
import { textBoxes } from '../support/svg-texts.ts';

/** What a reader sees before the first fold: no picture, no tags, addresses or marks. */
function beforeFolds(markdown: string): string {
  const [open = ''] = markdown.split(/\n<details/);
  return open
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/[|:-]{2,}/g, ' ')
    .replaceAll('|', ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*`\\[\]]/g, ' ');
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
const numbersIn = (text: string) => text.match(/\d[\d,.]*/g) ?? [];

/** A note is there only where something may spoil the comparison, and then it is not to be overlooked. */
const withoutNotes = (text: string) => text.replace(/^>.*$/gm, ' ');

const FOLDER = 'test/draw/golden';
const goldens = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)(?:comment|several)[^/]*\.md$/.test(path));

test('there are comments of every kind to measure', () => {
  expect(goldens.length).toBeGreaterThan(30);
});

test.each(goldens)('%s has at most 70 words and 25 numbers before its fold', (path) => {
  const shown = withoutNotes(beforeFolds(readFileSync(`${FOLDER}/${path}`, 'utf8')));
  const words = wordsIn(shown);
  expect(words.length).toBeGreaterThan(3);
  expect({ words, isShort: words.length <= 70 }).toEqual({ words, isShort: true });
  expect(numbersIn(shown).length).toBeLessThanOrEqual(25);
});

/** Names in the overview are anybody's; all else is written in characters that the fonts of PNGs have. */
const pictures = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!overview-(?:dark|light)-.*)\.svg$/.test(path))
  .map((path) => `${FOLDER}/${path}`);

test.each([...pictures, 'test/commands/golden/history-light.svg'])(
  '%s has only characters that can be drawn',
  (path) => {
    const texts = textBoxes(readFileSync(path, 'utf8')).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts)
      expect(text).toMatch(/^[ -~\u00a0-\u017f\u2010-\u2027\u2070-\u208e\u2190-\u2193−]*$/);
  },
);
