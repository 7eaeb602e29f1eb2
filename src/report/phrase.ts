import type { Literal, Words } from './words.ts';

/** A piece of a line. The names are those of mdast, the syntax tree of Markdown; `data` is our own. */
export type Span =
  | { readonly type: 'text'; readonly value: Words }
  | { readonly type: 'strong' | 'emphasis'; readonly children: Phrase }
  /** What to type, such as the name of an option. */
  | { readonly type: 'inlineCode'; readonly value: Words }
  /** Printed as a link if its address is one on the web. */
  | { readonly type: 'link'; readonly children: Phrase; readonly url: string }
  | { readonly type: 'break' }
  /** Untrusted text, the only place for it; `maxLength` in characters. */
  | { readonly type: 'data'; readonly value: string; readonly maxLength?: number };

/** What stands in a line; empty if there is nothing to say. */
export type Phrase = readonly Span[];

type Sayable = string | number | Span | Phrase;
type Said<T> = T extends string ? Literal<T> : T;

/**
 * A phrase of our own words: say`The sweep has no ${data(metric)}; set \`metric\`.` What stands in backticks
 * is code. A `string` does not compile: untrusted text is `data`.
 *
 * @throws if a backtick has no partner in the same piece of text
 */
export function say<const T extends readonly Sayable[]>(
  texts: TemplateStringsArray,
  ...values: T & { readonly [K in keyof T]: Said<T[K]> }
): Phrase {
  return texts.flatMap((text, i): Phrase => {
    const value: Sayable | undefined = values[i];
    return [...withCode(text), ...(value === undefined ? [] : spansOf(value))];
  });
}

function spansOf(value: Sayable): Phrase {
  if (typeof value === 'number') return [textOf(String(value))];
  if (typeof value === 'string') return value === '' ? [] : [textOf(value)];
  return 'type' in value ? [value] : value;
}

function textOf(text: string): Span {
  return { type: 'text', value: text as Words };
}

function withCode(text: string): Phrase {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) throw new TypeError(`A backtick has no partner: ${text}`);
  return pieces.flatMap((piece, i): Phrase => {
    if (piece === '') return [];
    return i % 2 === 0 ? [textOf(piece)] : [{ type: 'inlineCode', value: piece as Words }];
  });
}

/**
 * A message that is still a string, of our own words by what its maker promises; names of options stand in
 * backticks. It is shown as text, whatever it holds.
 */
export function ofMessage(text: string): Phrase {
  return text.split('`').length % 2 === 0 ? [textOf(text)] : withCode(text);
}

/** Untrusted text. */
export function data(value: string, maxLength?: number): Span {
  return maxLength === undefined ? { type: 'data', value } : { type: 'data', value, maxLength };
}

export function strong(children: Phrase): Span {
  return { type: 'strong', children };
}

export function emphasis(children: Phrase): Span {
  return { type: 'emphasis', children };
}

export function link(children: Phrase, url: string): Span {
  return { type: 'link', children, url };
}

export function code(value: Words): Span {
  return { type: 'inlineCode', value };
}

/** Those that say something, with a separator between them. */
export function joined(phrases: readonly Phrase[], separator: Phrase = say` `): Phrase {
  const said = phrases.filter((phrase) => phrase.length > 0);
  return said.flatMap((phrase, i) => (i === 0 ? phrase : [...separator, ...phrase]));
}

/** Each phrase once, without those that are empty. */
export function distinct(phrases: readonly Phrase[]): Phrase[] {
  const said = phrases.filter((phrase) => phrase.length > 0);
  return [...new Map(said.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
}

/** Those that are not among the others. */
export function without(phrases: readonly Phrase[], others: readonly Phrase[]): Phrase[] {
  const known = new Set(others.map((phrase) => JSON.stringify(phrase)));
  return phrases.filter((phrase) => !known.has(JSON.stringify(phrase)));
}

/** "a", "a and b", "a, b and c". */
export function listed(phrases: readonly Phrase[]): Phrase {
  const [last = [], ...others] = phrases.toReversed();
  return joined([joined(others.toReversed(), say`, `), last], say` and `);
}
