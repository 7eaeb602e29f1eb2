import { blocks, renderSection, section, unfolded } from '../../../src/render/page/html.ts';
import { codeSpan, folded, table } from '../../../src/render/wording/markup.ts';

describe('a text of Markdown', () => {
  test('is paragraphs, which empty lines part', () => {
    expect(blocks('a\n\n\nb\nc', 'T')).toBe('<p>a</p>\n<p>b\nc</p>');
  });

  test('has lists', () => {
    expect(blocks('a\n- b\n- `c`\n\nd', 'T')).toBe(
      '<p>a</p>\n<ul>\n<li>b</li>\n<li><code>c</code></li>\n</ul>\n<p>d</p>',
    );
  });

  test('has notes, each by itself', () => {
    const note = (text: string) => `<div class="note"><p>${text}</p></div>`;
    expect(blocks('> **Note**: a\n>\n> b', 'T')).toBe(
      `${note('<strong>Note</strong>: a')}\n${note('b')}`,
    );
  });

  test('has tables with names for rows and columns, in a region named after the section', () => {
    const html = blocks(table(['', 'A'], [['x', '**1**']]), 'The "T"');
    expect(html).toContain('role="region" aria-label="Table: The &quot;T&quot;" tabindex="0"');
    expect(html).toContain('<tr><td></td><th scope="col">A</th></tr>');
    expect(html).toContain('<tr><th scope="row">x</th><td><strong>1</strong></td></tr>');
  });

  test('keeps a cell whole, whatever bars it has', () => {
    const html = blocks(table(['a', 'b'], [[codeSpan('x|y\\|z'), '2']]), 'T');
    expect(html).toContain('<th scope="row"><code>x|y\\ |z</code></th><td>2</td>');
  });

  test('is empty where there is none', () => {
    expect(blocks('', 'T')).toBe('');
  });
});

describe('a section', () => {
  test('unfolds what a comment folds', () => {
    const found = unfolded('i', folded('A title: 1 < 2', 'a\n\nb'));
    expect(found).toEqual({ id: 'i', title: 'A title: 1 < 2', content: '<p>a</p>\n<p>b</p>' });
    expect(renderSection(found)).toBe(
      '<section id="i">\n<h2 id="i-title">A title: 1 &lt; 2</h2>\n<p>a</p>\n<p>b</p>\n</section>',
    );
  });

  test('says nothing where there is nothing', () => {
    expect(unfolded('i', '').content).toBe('');
    expect(section('i', 'T', '').content).toBe('');
  });
});
