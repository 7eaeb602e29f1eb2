import fc from 'fast-check';
import { fitToLimit } from '../../src/publish/fit-to-limit.ts';

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*\n';

const words = fc.constantFrom('Worse.', 'a `<details>` in code', '| 1 | 2 |', '', 'x'.repeat(90));
const text = fc.array(words, { maxLength: 6 }).map((lines) => lines.join('\n'));
const fence = fc.tuple(fc.constantFrom('```', '~~~~', '`````'), text);
const { blocks } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    text,
    fence.map(([mark, inside]) => `${mark}text\n${inside}\n<details>\n${mark}`),
    tie('blocks').map(
      (inside) => `<details open><summary>More</summary>\n\n${inside}\n\n</details>`,
    ),
    fc.constant('<picture><source srcset="a"><img src="b" alt="c"></picture><br>'),
  ),
  blocks: fc.array(tie('block'), { maxLength: 5 }).map((all) => all.join('\n\n')),
}));

describe('a report that fits', () => {
  test('is unchanged, up to the last character', () => {
    const report = 'Verdict.\n<details>';
    expect(fitToLimit(report, report.length)).toBe(report);
  });
});

describe('a report that does not fit', () => {
  const long = (line: string) => `${line}\n`.repeat(20);

  test('ends with a line that says where the full report is', () => {
    expect(fitToLimit(`Verdict.\n\n${long('Words.')}`, 120)).toBe(
      `Verdict.\n\nWords.\nWords.\nWords.\n\n${CUT}`,
    );
  });

  test.each([
    ['a section', '<details><summary>More</summary>\n\n', '\n</details>'],
    ['a fence', '```mermaid\n</details>\n', '\n```'],
    ['a fence of tildes', '~~~ a`b\n```\n', '\n~~~'],
    ['a table in HTML', '<table>\n<tr><td>', '</td></tr>\n</table>'],
  ])('is cut before %s that would stay open', (_, opening, closing) => {
    const report = `Verdict.\n\n${opening}${long('Words.')}${closing}\n`;
    expect(fitToLimit(report, 160)).toBe(`Verdict.\n\n${CUT}`);
  });

  test.each([
    ['code', 'A `<details>` and ``a`<table>`` in code.'],
    ['an address', 'See <https://example.test>.'],
    ['a line break', 'One<br>two<br/>three <img src="a">'],
    ['an equation', 'n < m and m > n'],
  ])('is not cut before what only looks open: %s', (_, line) => {
    expect(fitToLimit(`${line}\n\n${long('Words.')}`, 160)).toContain(`${line}\n\nWords.\nWords.`);
  });
});

describe('every report', () => {
  test('fits, ends between lines, and leaves nothing open', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 100, max: 1500 }), (report, limit) => {
        const fitted = fitToLimit(report, limit);
        expect(fitted.length).toBeLessThanOrEqual(limit);
        if (report.length <= limit) return;
        const kept = fitted.slice(0, -CUT.length).trimEnd();
        expect(report.startsWith(kept)).toBe(true);
        if (kept !== '') expect(report.slice(kept.length)).toMatch(/^\s*(\n|$)/);
        expect(openAfter(kept)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** What is open at the end, read in another way: blocks are taken out until none is left. */
function openAfter(markdown: string): string[] {
  const withoutFences = markdown.replace(/^(`{3,}|~{3,})text\n[\s\S]*?\n\1$/gm, '');
  const withoutCode = withoutFences.replace(/`<details>`/g, '');
  return withoutCode.match(/^(?:`{3}|~{3}).*$|<\/?(?:details|picture)/gm)?.reduce(pair, []) ?? [];
}

function pair(open: string[], tag: string): string[] {
  return tag === `</${open.at(-1)?.slice(1)}` ? open.slice(0, -1) : [...open, tag];
}
