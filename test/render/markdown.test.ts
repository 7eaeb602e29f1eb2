import fc from 'fast-check';
import { codeSpan, fenced } from '../../src/render/wording/markup.ts';

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

describe('a block of code', () => {
  test('keeps its lines and how they are indented', () => {
    const yaml = 'with:\n  metric: x\n    - y\n\nend';
    expect(fenced(yaml, 'yaml')).toBe(`\`\`\`yaml\n${yaml}\n\`\`\``);
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
