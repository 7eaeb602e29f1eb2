import fc from 'fast-check';
import { cutMarkdown } from '../../src/publish/cut-markdown.ts';

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*\n';

test('a report that fits is unchanged, up to the last character', () => {
  const report = 'Verdict.\n<details>';
  expect(cutMarkdown(report, report.length)).toBe(report);
});

test('of a longer report, the first line is left, and it says so', () => {
  const report = `Verdict.\n\n\`\`\`\n<details>\n${'Words.\n'.repeat(100)}`;
  expect(cutMarkdown(report, 400)).toBe(`Verdict.\n\n${CUT}`);
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
      expect(cutMarkdown(text, limit).length).toBeLessThanOrEqual(limit);
    }),
  );
});
