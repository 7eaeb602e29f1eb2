import { printable } from '../printable.ts';
import type { Phrase, Span } from '../report/index.ts';

/** A phrase as plain text on one line: names as they are, for titles and tables; links with their addresses. */
export function plainText(phrase: Phrase): string {
  return written(phrase, (name) => name);
}

/**
 * The same with names in backticks, for sentences, which names may otherwise run into; but for those that have
 * backticks of their own.
 */
export function quotedText(phrase: Phrase): string {
  return written(phrase, (name) => (name.includes('`') ? name : `\`${name}\``));
}

function written(phrase: Phrase, quote: (name: string) => string): string {
  const write = (span: Span): string => {
    switch (span.type) {
      case 'text':
        return span.value;
      case 'inlineCode':
        return `\`${span.value}\``;
      case 'data':
        return quote(printable(span.value, span.maxLength));
      case 'link': {
        const text = written(span.children, quote);
        return isOnTheWeb(span.url) ? `${text} (${span.url})` : text;
      }
      case 'break':
        return ' ';
      default:
        return written(span.children, quote);
    }
  };
  return phrase.map(write).join('');
}

/** An address that neither Markdown nor HTML could read as anything else. */
export function isOnTheWeb(url: string): boolean {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}
