import fc from 'fast-check';
import { cutMarkdown } from '../../src/publish/cut-markdown.ts';

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*\n';
const long = (line: string) => `${line}\n`.repeat(100);

test('a report that fits is unchanged, up to the last character', () => {
  const report = 'Verdict.\n<details>';
  expect(cutMarkdown(report, report.length)).toBe(report);
});

test.each([
  ['text', '', ''],
  ['a fold', '<details><summary>More</summary>\n\n', '\n</details>\n'],
  ['a code block', '```\n<details>\n', '```\n'],
  ['a code block with backticks in it', '````\n```\n', '````\n'],
  ['a code block in a fold', '<details>\n\n```mermaid\n', '```\n\n</details>\n'],
])('a longer report is cut between lines, closes %s and says so', (_, opening, closing) => {
  const fitted = cutMarkdown(`Verdict.\n\n${opening}${long('Words.')}`, 400);
  const kept = `Verdict.\n\n${opening}Words.\n`;
  expect(fitted.startsWith(kept)).toBe(true);
  expect(fitted.replace(/(Words\.\n)+/, 'Words.\n')).toBe(`${kept}${closing}\n${CUT}`);
});

test('every report fits', () => {
  const line = fc.constantFrom(
    'Worse.',
    '```',
    '````text',
    '<details>',
    '</details>',
    '',
    'x'.repeat(90),
  );
  const report = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(report, fc.integer({ min: 400, max: 1500 }), (text, limit) => {
      fc.pre((text.match(/<details>/g) ?? []).length <= 8);
      expect(cutMarkdown(text, limit).length).toBeLessThanOrEqual(limit);
    }),
  );
});
