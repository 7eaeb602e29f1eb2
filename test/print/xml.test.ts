import { escapeXml } from '../../src/print/index.ts';

describe('escapeXml', () => {
  test('escapes what has a meaning in XML', () => {
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  });

  test('leaves out what XML 1.0 cannot hold, and nothing else', () => {
    expect(escapeXml('a\u0000\u0008\u000b\ufffe\uffff\ud800b\udfff')).toBe('ab');
    expect(escapeXml('\t\n\r é 😀 \ufffd \u{10ffff}')).toBe('\t\n\r é 😀 \ufffd \u{10ffff}');
  });
});
