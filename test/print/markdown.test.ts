import fc from 'fast-check';
import { codeSpan, markdownBlocks, markdownPhrase } from '../../src/print/index.ts';
import {
  type Block,
  data,
  emphasis,
  fold,
  lines,
  link,
  say,
  state,
  strong,
  table,
  words,
} from '../../src/report/index.ts';
import { hostileTexts } from '../support/arbitraries.ts';
import { cellsOf, outsideCode } from '../support/markdown.ts';
import { blocksWith } from '../support/reports.ts';

describe('untrusted text in Markdown', () => {
  test.each([
    ['val/loss', '`val/loss`'],
    ['a|b', '`a\\|b`'],
    ['a`b', '`` a`b ``'],
    ['``', '``` `` ```'],
    ['line\nend', '`line end`'],
    ['@octocat <img>', '`@octocat <img>`'],
    ['\u202eevil', '`evil`'],
    ['', '` `'],
    ['😀'.repeat(100), `\`${'😀'.repeat(79)}…\``],
  ])('%j stands as %s', (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  test('never leaves its code span, its table cell or its line', () => {
    const unit = fc.constantFrom('`', '|', '\n', '<', '@', 'a', '\\', ' ');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const span = codeSpan(text);
        const fence = /^`+/.exec(span)?.[0] ?? '';
        const inner = span.slice(fence.length, -fence.length);
        expect(span.endsWith(fence)).toBe(true);
        expect(inner.match(/`+/g) ?? []).not.toContain(fence);
        expect(inner).not.toMatch(/(^|[^\\]|\\\\)\||\n/);
      }),
    );
  });
});

describe('a block of code', () => {
  const fenced = (value: string, language: Extract<Block, { type: 'code' }>['language'] = '') =>
    markdownBlocks([{ type: 'code', language, value }]);

  test('keeps its lines and how they are indented', () => {
    const yaml = 'with:\n  metric: x\n    - y\n\nend';
    expect(fenced(yaml, words`yaml`)).toBe(`\`\`\`yaml\n${yaml}\n\`\`\``);
  });

  test('shows no control characters, and no line at any length', () => {
    const text = fenced(`a\u001b[31m\u202eb\r\n${'x'.repeat(10_000)}`);
    expect(text).toBe(`\`\`\`\na [31m b\n${'x'.repeat(1999)}…\n\`\`\``);
    expect(fenced(' '.repeat(5000)).length).toBeLessThan(20);
  });

  test('is never left by what is in it', () => {
    const unit = fc.constantFrom('`', '``', '```', '~~~', '\n', ' ', '#', '<', 'a');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const [opening = '', ...lines] = fenced(text).split('\n');
        expect(opening).toMatch(/^`{3,}$/);
        expect(lines.pop()).toBe(opening);
        expect(lines.filter((line) => line.includes(opening))).toEqual([]);
      }),
    );
  });
});

describe('a phrase in Markdown', () => {
  test.each([
    [say`is ${strong(say`worse`)} and ${emphasis(say`weak`)}`, 'is **worse** and *weak*'],
    [say`set \`metric\` to ${data('a`b')}`, 'set `metric` to `` a`b ``'],
    [say`from ${link(say`this run`, 'https://a.b/c?d=1')}`, 'from [this run](https://a.b/c?d=1)'],
    [say`1 < 2 * 3 | [x]`, '1 \\< 2 \\* 3 \\| \\[x\\]'],
  ])('%#', (phrase, markdown) => {
    expect(markdownPhrase(phrase)).toBe(markdown);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    'https://a b',
    'https://a.b/)](x',
    'ftp://a',
  ])('makes no link to %s', (url) => {
    expect(markdownPhrase([link(say`run`, url)])).toBe('run');
  });
});

describe('blocks in Markdown', () => {
  test('have an empty line between them, and none where there is nothing', () => {
    const inner = [
      table([[], say`A`], [[say`x`, say`1`]]),
      ...lines([state('found', say`a`), [], state('advice', say`b`)]),
    ];
    const blocks = [fold(say`More: 1 < 2`, inner), { type: 'figure', comparison: 'x' } as const];
    const start = '<details><summary>More: 1 &lt; 2</summary>';
    const body = '|  | A |\n| --: | :-- |\n| x | 1 |\n\na<br>\nb';
    expect(markdownBlocks(blocks)).toBe(`${start}\n\n${body}\n\n</details>`);
    const DARK = words`(prefers-color-scheme: dark)`;
    const figure = (url: string) =>
      [{ type: 'image', alt: say`A chart.`, url, others: [{ media: DARK, url: 'd' }] }] as const;
    const picture =
      '<picture><source media="(prefers-color-scheme: dark)" srcset="d"><img alt="A chart." src="x"></picture>';
    expect(markdownBlocks(blocks, figure)).toBe(`${markdownBlocks(blocks)}\n\n${picture}`);
  });

  test('hold any data in code, every fold closed and every row of the same cells', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const markdown = markdownBlocks(blocksWith(text));
        const ours = markdown.replace(/<summary>.*?<\/summary>/g, '<summary></summary>');
        const outside = outsideCode(ours).replace(/<\/?(?:details|summary|sub|br)>/g, '');
        expect(outside).not.toMatch(/[<@#]|octocat/);
        expect(markdown.match(/<details>/g)?.length).toBe(markdown.match(/<\/details>$/gm)?.length);
        const rows = cellsOf(markdown).map((row) => row.length);
        expect(rows.length).toBeGreaterThan(1);
        expect(rows).toEqual(rows.map(() => 2));
      }),
    );
  });
});
