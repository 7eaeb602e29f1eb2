const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 cannot represent, not even as references; lone surrogates included. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Escaped attributes, each after a space; for `true` only the name is written, for `false` nothing. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeXml(String(value))}"`;
    })
    .join('');
}

/** Escapes text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
}

/** The one place where numbers become text in a chart: at most two decimals, no negative zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** An element with its attributes escaped; `content` is markup already, and closes itself if not given. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'number' ? coordinate(value) : value,
  ]);
  const start = `<${name}${attributesOf(Object.fromEntries(written))}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

/**
 * Data for scripts, which browsers do not run: nothing in it can end the element, open a comment or
 * break a line of script.
 */
export function jsonBlock(id: string, value: unknown): string {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return element('script', { type: 'application/json', id }, text);
}
