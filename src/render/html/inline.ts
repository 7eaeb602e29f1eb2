import { escapeXml } from '../escape-xml.ts';
import { element } from './element.ts';

/** A code span with its fence, which may be of several backticks. */
const CODE = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
/** Everything else the reports write inside a line, after escaping. */
const MARKS =
  /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|&lt;br&gt;/g;

/**
 * A line of our own Markdown as HTML: code spans, emphasis, links to the web and line breaks.
 * Whatever else it holds is text: everything is escaped, so that no mistake here can make markup of
 * text from data.
 */
export function inline(markdown: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { 0: span, 2: content = '', index } of markdown.matchAll(CODE)) {
    parts.push(marked(markdown.slice(last, index)), code(content));
    last = index + span.length;
  }
  return [...parts, marked(markdown.slice(last))].join('');
}

function marked(text: string): string {
  return escapeXml(text).replace(MARKS, markOf);
}

/** All texts are escaped already. */
function markOf(_: string, strong?: string, em?: string, label?: string, url?: string): string {
  if (strong !== undefined) return element('strong', {}, strong);
  if (em !== undefined) return element('em', {}, em);
  return url === undefined ? '<br>' : `<a href="${url}">${label}</a>`;
}

/** Without the room beside a backtick, and the backslashes that tables need. */
function code(content: string): string {
  const isPadded = /^ [\s\S]*`[\s\S]* $/.test(content);
  const text = (isPadded ? content.slice(1, -1) : content).replaceAll('\\|', '|');
  return element('code', {}, escapeXml(text));
}
