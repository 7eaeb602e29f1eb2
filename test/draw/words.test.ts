import { readdirSync, readFileSync } from 'node:fs';
import { assessCase, REPORT_CASES } from '../support/report-cases.ts';
import { textBoxes } from '../support/svg-texts.ts';
import { workflowComment } from '../support/workflow-comment.ts';

const LIMITS = { words: 70, inPicture: 40, numbers: 25 };

/** What a reader sees before the first fold, and what is there in place of a picture: no tags, addresses or marks. */
function beforeFolds(markdown: string) {
  const [open = ''] = markdown.split(/\n<details/);
  const plain = (text: string) =>
    text
      .replace(/<\/?[a-z][^>]*>/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/[*`\\[\]>|]/g, ' ');
  const drawn = /```text[\s\S]*?```|^\|.*$/gm;
  return {
    prose: plain(open.replace(drawn, ' ')),
    drawn: plain(open.match(drawn)?.join('\n') ?? ''),
  };
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
const numbersIn = (text: string) => text.match(/\d[\d,.]*/g) ?? [];

const expectAtMost = (most: number, words: readonly string[]) =>
  expect({ words, areFew: words.length <= most }).toEqual({ words, areFew: true });

function expectShort(markdown: string): void {
  const { prose, drawn } = beforeFolds(markdown);
  expect(wordsIn(prose).length).toBeGreaterThan(3);
  expectAtMost(LIMITS.words, wordsIn(prose));
  expectAtMost(LIMITS.inPicture, wordsIn(drawn));
  expect(numbersIn(prose).length).toBeLessThanOrEqual(LIMITS.numbers);
}

const textsOf = (svg: string) => textBoxes(svg).map(({ text }) => text);

/** The comments of the gallery, each quoted after its title. */
const gallery = readFileSync('docs/gallery.md', 'utf8').split(/^##+ /m).slice(1);
const quotedIn = (section: string) =>
  (section.match(/^>.*$/gm) ?? []).map((line) => line.replace(/^> ?/, '')).join('\n');

const FOLDER = 'test/draw/golden';
const goldens = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);
const comments = [
  ...goldens
    .filter((path) => /(?:^|\/)(?:comment|several|failure)[^/]*\.md$/.test(path))
    .map((path): [string, string] => [path, readFileSync(`${FOLDER}/${path}`, 'utf8')]),
  ...gallery.flatMap((section): [string, string][] => {
    const comment = quotedIn(section);
    return comment === '' ? [] : [[`gallery: ${section.split('\n')[0]}`, comment]];
  }),
];

test('there are comments of every kind to measure', () => {
  expect(comments.length).toBeGreaterThan(60);
});

test.each(comments)('%s has at most 70 words and 25 numbers before its fold', (_, markdown) => {
  expectShort(markdown);
});

test.each(Object.entries(REPORT_CASES))(
  '%s is as short in a workflow, and its picture has at most 40 words',
  (_, given) => {
    const { markdown, picture } = workflowComment(assessCase(given));
    expectShort(markdown);
    expectAtMost(LIMITS.inPicture, wordsIn(textsOf(picture?.light ?? '').join(' ')));
  },
);

/** Names in the overview are anybody's; all else is written in characters that the fonts of PNGs have. */
const pictures = goldens
  .filter((path) => /(?<!overview-(?:dark|light)-.*)\.svg$/.test(path))
  .map((path) => `${FOLDER}/${path}`);

test.each([...pictures, 'test/commands/golden/history-light.svg'])(
  '%s has only characters that can be drawn',
  (path) => {
    const texts = textsOf(readFileSync(path, 'utf8'));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts)
      expect(text).toMatch(/^[ -~\u00a0-\u017f\u2010-\u2027\u2070-\u208e\u2190-\u2193−]*$/);
  },
);
