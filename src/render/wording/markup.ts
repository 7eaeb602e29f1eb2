import { printable } from '../../read/index.ts';

/**
 * Untrusted text as a Markdown code span, in which nothing is a link, a mention, an image, HTML or
 * emphasis. A vertical bar is escaped for tables, where GitHub reads it even inside a code span (and
 * a backslash before it is kept from escaping the escape).
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

/** A table; cells are Markdown already. The first column is right-aligned. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map((_, i) => (i === 0 ? '--:' : ':--'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A folded section; title and body are Markdown already. */
export function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Untrusted text as a block of code, in which nothing is read as Markdown; lines are kept, and by
 * how much they are indented.
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

/** XML 1.0 has no way to write these, not even as references; half a surrogate pair is one too. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes, each after a space and escaped; `true` is written as the name only, `false` not at all. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeXml(String(value))}"`;
    })
    .join('');
}

/** Text that stands for itself inside an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
}
