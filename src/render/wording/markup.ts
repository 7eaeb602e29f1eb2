import { printable } from '../../read/index.ts';

/**
 * Untrusted text as a Markdown code span, in which nothing is a link, a mention, an image, HTML or
 * emphasis. A vertical bar is escaped for tables, where GitHub reads it even inside a code span; a
 * space after a preceding backslash keeps that from escaping the escape.
 */
export function codeSpan(text: string, longest?: number): string {
  const content =
    printable(text, longest)
      .replace(/\\(?=\|)/g, '\\ ')
      .replaceAll('|', '\\|') || ' ';
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const padding = longestRun > 0 ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** A table; cells are Markdown already. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  firstColumn: 'left' | 'right' = 'right',
): string {
  const rule = header.map((_, i) => (i === 0 && firstColumn === 'right' ? '--:' : ':--'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A folded section; title and body are Markdown already. */
export function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Untrusted text as a code block, in which nothing is read as Markdown; line breaks and indentation
 * are preserved.
 */
export function fenced(text: string, language = ''): string {
  const lines = text.split('\n').map((line) => {
    const indent = /^ {0,8}/.exec(line)?.[0] ?? '';
    return (indent + printable(line, 2000)).trimEnd();
  });
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

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
