import fc from 'fast-check';
import { codeSpan } from '../../src/render/markdown.ts';

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
  ])('%j stands as %s', (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  test('is of bounded length', () => {
    expect(codeSpan('😀'.repeat(100))).toBe(`\`${'😀'.repeat(79)}…\``);
  });

  test('never leaves its code span, its table cell or its line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('`', '|', '\n', '<', '@', 'a', '\\', ' ') }),
        (text) => {
          const span = codeSpan(text);
          const fence = /^`+/.exec(span)?.[0] ?? '';
          const inner = span.slice(fence.length, -fence.length);
          expect(span.endsWith(fence)).toBe(true);
          expect(inner.match(/`+/g) ?? []).not.toContain(fence);
          expect(inner).not.toMatch(/(^|[^\\]|\\\\)\||\n/);
        },
      ),
    );
  });
});
