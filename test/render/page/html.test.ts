import fc from 'fast-check';
import { blocks, inline, section, unfolded } from '../../../src/render/page/html.ts';
import { codeSpan, folded, table } from '../../../src/render/wording/markup.ts';

describe('a line of Markdown', () => {
  test.each([
    ['emphasises strongly', 'is **worse, strong** here', 'is <strong>worse, strong</strong> here'],
    ['emphasises', '*Show Your Work* (2019)', '<em>Show Your Work</em> (2019)'],
    ['has code with backticks', '`` a`b ``', '<code>a`b</code>'],
    ['has code that no emphasis enters', '`**a**` **b**', '<code>**a**</code> <strong>b</strong>'],
    ['links', '[run](https://a.b/c?d=1&e)', '<a href="https://a.b/c?d=1&amp;e">run</a>'],
    ['breaks', 'a<br>b', 'a<br>b'],
    ['leaves what it does not know', '![a](b) _c_ # d', '![a](b) _c_ # d'],
    ['leaves a backtick alone', 'a ` b', 'a ` b'],
    ['leaves lone stars', '3 * 4 * 5', '3 * 4 * 5'],
    ['shows a bar that a table escapes', '`a\\|b`', '<code>a|b</code>'],
  ])('%s', (_, markdown, html) => {
    expect(inline(markdown)).toBe(html);
  });

  test.each([
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b', 'ftp://a'],
  ])('makes no link to %s', (url) => {
    expect(inline(`[x](${url})`)).not.toContain('<a');
  });

  test('makes no markup of any text', () => {
    const marks = fc.constantFrom('`', '*', '**', '[', '](', ')', 'https://', '<', 'a"');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: marks }));
    fc.assert(fc.property(text, (one) => expect(withoutOurs(inline(one))).not.toMatch(/[<>"]/)));
  });

  test('shows any text that a code span quotes', () => {
    const unit = fc.constantFrom('`', '*', '|', 'a', ' ', '<b>', '](', '&amp;');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const wanted = text.trim() || ' ';
        const shown = /^<code>(.*)<\/code>$/s.exec(inline(codeSpan(wanted)))?.[1] ?? 'no code';
        expect(unescaped(shown)).toBe(wanted);
      }),
    );
  });
});

/** Leaves out the elements that lines may have, with nothing in them that could be more. */
function withoutOurs(html: string): string {
  return html.replace(/<\/?(?:strong|em|code|a)>|<br>|<a href="https?:\/\/[^"<>\s]*">/g, '');
}

function unescaped(html: string): string {
  const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => names[name] ?? '');
}

describe('a text of Markdown', () => {
  const note = (text: string) => `<div class="note"><p>${text}</p></div>`;
  const list = '<ul>\n<li>b</li>\n<li><code>c</code></li>\n</ul>';

  test.each([
    ['is paragraphs, which empty lines part', 'a\n\n\nb\nc', '<p>a</p>\n<p>b\nc</p>'],
    ['has lists', 'a\n\n- b\n- `c`\n\nd', `<p>a</p>\n${list}\n<p>d</p>`],
    [
      'has notes, each by itself',
      '> **N**: a\n>\n> b',
      `${note('<strong>N</strong>: a')}\n${note('b')}`,
    ],
    ['is empty where there is none', '', ''],
  ])('%s', (_, markdown, html) => {
    expect(blocks(markdown, 'T')).toBe(html);
  });

  test('has tables with names for rows and columns, in a region named after the section', () => {
    const html = blocks(table(['', 'A'], [['x', '**1**']]), 'The "T"');
    expect(html).toContain('role="region" aria-label="Table: The &quot;T&quot;" tabindex="0"');
    expect(html).toContain('<tr><td></td><th scope="col">A</th></tr>');
    expect(html).toContain('<tr><th scope="row">x</th><td><strong>1</strong></td></tr>');
  });

  test('does not split a cell at bars inside it', () => {
    const html = blocks(table(['a', 'b'], [[codeSpan('x|y\\|z'), '2']]), 'T');
    expect(html).toContain('<th scope="row"><code>x|y\\ |z</code></th><td>2</td>');
  });
});

describe('a section', () => {
  test('unfolds what a comment folds', () => {
    const { title, body } = unfolded(folded('A title: 1 < 2', 'a\n\nb'));
    expect(section('i', title, body)).toBe(
      '<section id="i">\n<h2 id="i-title">A title: 1 &lt; 2</h2>\n<p>a</p>\n<p>b</p>\n</section>',
    );
    expect(section('i', title, unfolded('').body)).toBe('');
  });
});
