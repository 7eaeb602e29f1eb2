import fc from 'fast-check';
import { escapeXml, htmlBlocks, htmlPhrase, jsonBlock } from '../../src/print/index.ts';
import {
  data,
  emphasis,
  fold,
  lines,
  link,
  paragraph,
  say,
  small,
  state,
  strong,
  table,
} from '../../src/report/index.ts';
import { hostileTexts } from '../support/arbitraries.ts';
import { blocksWith } from '../support/reports.ts';

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
    const line = (letter: string) => state('found', [data(letter)]);
    const note = { type: 'note', items: [line('a'), line('b')] } as const;
    const inner = fold(say`f`, paragraph(line('x')));
    const code = { type: 'code', language: '', value: 'a <b>\nc' } as const;
    const image = { type: 'image', alt: say`An "x".`, url: 'https://a.b/c' } as const;
    const blocks = [
      ...paragraph(line('p')),
      ...lines([line('a'), line('b')]),
      ...small([...line('a'), ...line('b')]),
      note,
      inner,
      code,
      image,
    ];
    expect(htmlBlocks(blocks)).toBe(
      [
        '<p><code>p</code></p>',
        '<p><code>a</code><br><code>b</code></p>',
        '<p class="small"><code>a</code> · <code>b</code></p>',
        '<div class="note"><p><code>a</code></p></div>\n<div class="note"><p><code>b</code></p></div>',
        '<details><summary>f</summary>\n<p><code>x</code></p>\n</details>',
        '<pre><code>a &lt;b&gt;\nc</code></pre>',
        '<img alt="An &quot;x&quot;." src="https://a.b/c"/>',
      ].join('\n'),
    );
  });

  test('have tables with names for rows and columns, in a region with a name', () => {
    const html = htmlBlocks([table([[], say`A`], [[say`x`, say`1`]])], 'The "T"');
    expect(html).toContain('role="region" aria-label="Table: The &quot;T&quot;" tabindex="0"');
    expect(html).toContain('<tr><td></td><th scope="col">A</th></tr>');
    expect(html).toContain('<tr><th scope="row">x</th><td>1</td></tr>');
  });

  test('hold no element and no attribute that data made', () => {
    const shape = (text: string) =>
      htmlBlocks(blocksWith(text), 'T')
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

describe('escapeXml', () => {
  test('escapes what has a meaning in XML', () => {
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  });

  test('leaves out what XML 1.0 cannot hold, and nothing else', () => {
    expect(escapeXml('a\u0000\u0008\u000b\ufffe\uffff\ud800b\udfff')).toBe('ab');
    expect(escapeXml('\t\n\r é 😀 \ufffd \u{10ffff}')).toBe('\t\n\r é 😀 \ufffd \u{10ffff}');
  });
});
