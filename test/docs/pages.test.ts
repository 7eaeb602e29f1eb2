import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** All but what programs write, and the proofs. */
const pages = execFileSync('git', ['ls-files', 'README.md', 'docs/*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/^docs\/(gallery|method|studies)\b/.test(path));

const textOf = (page: string) => readFileSync(page, 'utf8');

test('the pages are few and short enough to be read', () => {
  const words = pages.flatMap((page) => textOf(page).split(/\s+/).filter(Boolean));
  expect(pages.length).toBeLessThanOrEqual(18);
  expect(words.length).toBeLessThanOrEqual(28_000);
});

test('the README is short, and says at once that nothing is released', () => {
  const lines = textOf('README.md').split('\n');
  expect(lines.length).toBeLessThanOrEqual(190);
  expect(lines.slice(0, 20).join('\n')).toContain('**Not released yet:**');
});

const MAX_WORDS = 30;
const FIRST_SCREEN = 40;

/** The sentences of prose: of paragraphs and lists, not of tables, code or headings. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replace(/^ *```[\s\S]*?^ *```/gm, '\n\n')
    .replace(/^( *[*-] | *\d+\. )/gm, '\n$1')
    .split(/\n\s*\n/)
    .filter((part) => !/^\s*([|#<>!]|\[!)/.test(part));
  return prose.flatMap((part) =>
    part
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/`[^`]*`/g, 'code')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?!][*”)]*) /),
  );
}

test('sentences in the README, and on the first screen of a page, have at most 30 words', () => {
  const long = pages.flatMap((page) => {
    const lines = textOf(page).split('\n');
    const shown = page === 'README.md' ? lines : lines.slice(0, FIRST_SCREEN);
    return sentencesOf(shown.join('\n'))
      .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > MAX_WORDS)
      .map((sentence) => `${page}: ${sentence}`);
  });
  expect(long).toEqual([]);
});
