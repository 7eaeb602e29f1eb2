import fc from 'fast-check';
import { inline } from '../../../src/render/page/html.ts';
import { codeSpan } from '../../../src/render/wording/markup.ts';

describe('a line of Markdown', () => {
  test.each([
    ['keeps plain words', 'a b', 'a b'],
    ['emphasises strongly', 'is **worse, strong** here', 'is <strong>worse, strong</strong> here'],
    ['emphasises', '*Show Your Work* (2019)', '<em>Show Your Work</em> (2019)'],
    ['has code', 'of `a.csv`.', 'of <code>a.csv</code>.'],
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
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a b',
    'ftp://a',
  ])('makes no link to %s', (url) => {
    expect(inline(`[x](${url})`)).not.toContain('<a');
  });

  test('makes no markup of text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(withoutOurs(inline(text))).not.toMatch(/[<>"]/);
      }),
    );
    const mixed = fc.array(fc.constantFrom('`', '*', '**', '[', '](', ')', 'https://', '<', 'a"'));
    fc.assert(
      fc.property(mixed, (parts) => {
        expect(withoutOurs(inline(parts.join('')))).not.toMatch(/[<>"]/);
      }),
    );
  });

  test('shows what a code span quotes, whatever it is', () => {
    const text = fc.array(fc.constantFrom('`', '*', '|', 'a', ' ', '<b>', '](', '&amp;'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const wanted = parts.join('').trim() || ' ';
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
  const names: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    amp: '&',
  };
  return html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => names[name] ?? '');
}
