import fc from 'fast-check';
import { htmlBlocks, htmlPhrase, jsonBlock } from '../../src/print/index.ts';
import {
  data,
  emphasis,
  fold,
  link,
  list,
  paragraph,
  say,
  strong,
  table,
} from '../../src/report/index.ts';
import { hostileTexts } from '../support/arbitraries.ts';
import { blocksWith } from '../support/reports.ts';

const place = { name: 'T' };

describe('a phrase in HTML', () => {
  test.each([
    [
      say`is ${strong(say`worse`)} and ${emphasis(say`weak`)}`,
      'is <strong>worse</strong> and <em>weak</em>',
    ],
    [say`set \`metric\` to ${data('a`<b')}`, 'set <code>metric</code> to <code>a`&lt;b</code>'],
    [[link(say`run`, 'https://a.b/c?d=1&e')], '<a href="https://a.b/c?d=1&amp;e">run</a>'],
    [say`1 < 2 **x** | [x]`, '1 &lt; 2 **x** | [x]'],
    [[data('x|y\\|z')], '<code>x|y\\|z</code>'],
    [[data('')], '<code> </code>'],
  ])('%#', (phrase, html) => {
    expect(htmlPhrase(phrase)).toBe(html);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a"b',
    'ftp://a',
  ])('makes no link to %s', (url) => {
    expect(htmlPhrase([link(say`run`, url)])).toBe('run');
  });
});

describe('blocks in HTML', () => {
  test('are elements, one below the other', () => {
    const note = { type: 'note', items: [say`a`, say`b`] } as const;
    const blocks = [...paragraph(say`p`), ...list([say`a`]), note, fold(say`f`, paragraph(say`x`))];
    expect(htmlBlocks(blocks, place)).toBe(
      [
        '<p>p</p>',
        '<ul>\n<li>a</li>\n</ul>',
        '<div class="note"><p>a</p></div>\n<div class="note"><p>b</p></div>',
        '<details><summary>f</summary>\n<p>x</p>\n</details>',
      ].join('\n'),
    );
  });

  test('have tables with names for rows and columns, in a region with a name', () => {
    const html = htmlBlocks([table([[], say`A`], [[say`x`, say`1`]])], { name: 'The "T"' });
    expect(html).toContain('role="region" aria-label="Table: The &quot;T&quot;" tabindex="0"');
    expect(html).toContain('<tr><td></td><th scope="col">A</th></tr>');
    expect(html).toContain('<tr><th scope="row">x</th><td>1</td></tr>');
  });

  test('hold no element and no attribute that data made', () => {
    const shape = (text: string) =>
      htmlBlocks(blocksWith(text), place)
        .match(/<[^>]*>/g)
        ?.join('') ?? '';
    const plain = shape('a');
    fc.assert(fc.property(hostileTexts, (text) => expect(shape(text)).toBe(plain)));
  });
});

test('data for a script cannot end it', () => {
  const text = '</script><!--\u2028';
  const html = jsonBlock('x', { text });
  expect(html.match(/[<\u2028]/g)).toHaveLength(2);
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual({ text });
});
