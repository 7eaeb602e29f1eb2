import fc from 'fast-check';
import { codeSpan, escapeXml, fenced } from '../../../src/render/wording/markup.ts';

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

describe('escapeXml', () => {
  test('escapes what has a meaning in XML', () => {
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  });

  test('leaves out what XML 1.0 cannot hold, and nothing else', () => {
    expect(escapeXml('a\u0000\u0008\u000b\ufffe\uffff\ud800b\udfff')).toBe('ab');
    expect(escapeXml('\t\n\r é 😀 \ufffd \u{10ffff}')).toBe('\t\n\r é 😀 \ufffd \u{10ffff}');
  });
});
