declare const OURS: unique symbol;

/** Text that is ours: from the source, or a number. No untrusted text has this type. */
export type Words = string & { readonly [OURS]: true };

/** Text of the source is a literal; `string`, also as a part of a longer one, may come from anywhere. */
export type Literal<S extends string> = S extends Words
  ? S
  : Record<never, never> extends Record<S, 1>
    ? never
    : S;

type Word<T> = T extends string ? Literal<T> : T extends number ? T : never;

/** Our words with numbers, other words of ours and literals among them: words`worse by ${3}`. */
export function words<const T extends readonly (string | number)[]>(
  texts: TemplateStringsArray,
  ...values: T & { readonly [K in keyof T]: Word<T[K]> }
): Words {
  return ours(String.raw({ raw: texts }, ...values));
}

const NUMERAL = /^[+−-]?(?:[\d.,]+|Infinity|∞|NaN)(?:e[+−-]?\d+)?[kM]?$/;

/**
 * A number as it is written: "−0.03", "20k", "4e−12".
 *
 * @throws for any other text
 */
export function numeral(text: string): Words {
  if (!NUMERAL.test(text)) throw new TypeError(`Not a number: ${text}`);
  return ours(text);
}

export function literal<const S extends string>(text: S & Literal<S>): Words {
  return ours(text);
}

/** The one place where text becomes ours. */
function ours(text: string): Words {
  return text as Words;
}

/** A piece of a line. The names are those of mdast, the syntax tree of Markdown; `data` is our own. */
export type Span =
  | { readonly type: 'text'; readonly value: Words }
  | { readonly type: 'strong' | 'emphasis'; readonly children: Phrase }
  /** What to type, such as the name of an option. */
  | { readonly type: 'inlineCode'; readonly value: Words }
  /** Printed as a link if its address is one on the web. */
  | { readonly type: 'link'; readonly children: Phrase; readonly url: string }
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
  const pieces = known.get(texts) ?? texts.map(withCode);
  known.set(texts, pieces);
  return pieces.flatMap((piece, i): Phrase => {
    const value: Sayable | undefined = values[i];
    return value === undefined ? piece : [...piece, ...spansOf(value)];
  });
}

/** What the texts of a place in the source say, which is the same each time. */
const known = new WeakMap<TemplateStringsArray, readonly Phrase[]>();

function spansOf(value: Sayable): Phrase {
  if (typeof value === 'number') return [textOf(String(value))];
  if (typeof value === 'string') return value === '' ? [] : [textOf(value)];
  return 'type' in value ? [value] : value;
}

function textOf(text: string): Span {
  return { type: 'text', value: ours(text) };
}

function withCode(text: string): Phrase {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) throw new TypeError(`A backtick has no partner: ${text}`);
  return pieces.flatMap((piece, i): Phrase => {
    if (piece === '') return [];
    return i % 2 === 0 ? [textOf(piece)] : [code(ours(piece))];
  });
}

export function data(value: string, maxLength?: number): Span {
  return maxLength === undefined ? { type: 'data', value } : { type: 'data', value, maxLength };
}

/** Kinds of text that can hold nothing but what they are for. */
const KINDS = {
  commit: /^[0-9a-f]{7,64}$/,
  /** `2026-03-01 at 10:00 UTC` */
  moment: /^\d{4}-\d\d-\d\d at \d\d:\d\d UTC$/,
  day: /^\d{4}-\d\d-\d\d$/,
  /** Of a format, or of a field. */
  name: /^[A-Za-z][\w-]{0,39}$/,
  login: /^[A-Za-z\d][A-Za-z\d-]{0,38}(?:\[bot\])?$/,
  /** A word or two, such as a unit. */
  noun: /^[\p{L}$€£¥][\p{L}\p{N}$€£¥ /·-]{0,19}$/u,
  version: /^\d[\w.+-]{0,40}$/,
} as const;

/** Foreign text of a kind that is safe to show as it is; whatever is not of that kind is data. */
export function plain(kind: keyof typeof KINDS, text: string): Span {
  return KINDS[kind].test(text) ? textOf(text) : data(text);
}

/** A commit as GitHub shows it. The types do not guarantee that a SHA is one, so it is data. */
export function commit(sha: string): Span {
  return data(sha.slice(0, 7));
}

export const strong = (children: Phrase): Span => ({ type: 'strong', children });
export const emphasis = (children: Phrase): Span => ({ type: 'emphasis', children });
export const link = (children: Phrase, url: string): Span => ({ type: 'link', children, url });
export const code = (value: Words): Span => ({ type: 'inlineCode', value });

/** Those that say something, with a separator between them. */
export function joined(phrases: readonly Phrase[], separator: Phrase = say` `): Phrase {
  const said = phrases.filter((phrase) => phrase.length > 0);
  return said.flatMap((phrase, i) => (i === 0 ? phrase : [...separator, ...phrase]));
}

/** "a, b, c". */
export const series = (phrases: readonly Phrase[]) => joined(phrases, say`, `);

/** "a; b; c". */
export const clauses = (phrases: readonly Phrase[]) => joined(phrases, say`; `);

/** "a", "a and b", "a, b and c". */
export function listed(phrases: readonly Phrase[]): Phrase {
  return joined([series(phrases.slice(0, -1)), ...phrases.slice(-1)], say` and `);
}

/** The first of many, and how many more there are. */
export function firstOf(phrases: readonly Phrase[], max: number): Phrase[] {
  const more = phrases.length - max;
  return more > 0 ? [...phrases.slice(0, max), say`${more} more`] : [...phrases];
}

/** As a sentence begins; nothing changes before data. */
export const capitalized = (phrase: Phrase) => begun(phrase, (letter) => letter.toUpperCase());

/** As in the middle of a sentence; nothing changes before data. */
export const lowered = (phrase: Phrase) => begun(phrase, (letter) => letter.toLowerCase());

function begun(phrase: Phrase, change: (letter: string) => string): Phrase {
  const [first, ...others] = phrase;
  if (first?.type !== 'text') return phrase;
  return [textOf(change(first.value.charAt(0)) + first.value.slice(1)), ...others];
}

/** The least that can be said by itself: a sentence or two, or a line of a list. */
export interface Statement {
  /** What it is about, whatever its words. Programs read it in the JSON report, so it stays. */
  readonly id: string;
  readonly said: Phrase;
}

/** What stands together in a paragraph, or behind one bullet. */
type Line = readonly Statement[];

/** A line of a table of facts: a label, and what is known under it. */
export interface Fact {
  readonly id: string;
  readonly label: Phrase;
  readonly value: Phrase;
}

/** A part of a report that stands by itself. */
export type Block =
  | Table
  | Lines
  | { readonly type: 'facts'; readonly rows: readonly Fact[] }
  | Fold
  /** Text of several lines as it is, even if it is untrusted. */
  | { readonly type: 'code'; readonly language: Words | ''; readonly value: string }
  /** A picture, in other versions for some screens; `width` in pixels. */
  | Image
  /**
   * The chart of the comparison of this name, or the overview of many, which has none, in the form that suits the
   * surface.
   */
  | { readonly type: 'figure'; readonly comparison: string };

export interface Image {
  readonly type: 'image';
  readonly alt: Phrase;
  readonly url: string;
  /** The first whose media query holds takes its place. */
  readonly others?: readonly { readonly media: Words; readonly url: string }[];
  readonly width?: number;
}

export interface Table {
  readonly type: 'table';
  /** How the first column is aligned; the others are on the left. */
  readonly firstColumn: 'left' | 'right';
  readonly header: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
  /** The rows in fewer characters, for a screen on which these do not fit. */
  readonly narrow: readonly (readonly Phrase[])[];
}

interface Lines {
  /**
   * A paragraph, each line from a new one on; small print, with a dot between them; or notes, which may change how the
   * rest is read, and are never folded.
   */
  readonly type: 'lines' | 'small' | 'note';
  readonly items: readonly Line[];
}

/** What only some readers need. */
interface Fold {
  readonly type: 'fold';
  readonly title: Phrase;
  readonly blocks: readonly Block[];
}

export function fact(id: string, label: Phrase, value: Phrase): Fact[] {
  return value.length === 0 ? [] : [{ id, label, value }];
}

export function facts(rows: readonly Fact[]): Block[] {
  return rows.length === 0 ? [] : [{ type: 'facts', rows }];
}

/** The lines that say something; nothing if none does. */
export function lines(items: readonly Line[], type: Lines['type'] = 'lines'): Block[] {
  const said = items.filter((line) => line.length > 0);
  return said.length === 0 ? [] : [{ type, items: said }];
}

export const paragraph = (line: Line) => lines([line]);
export const note = (items: readonly Line[]) => lines(items, 'note');
export const small = (parts: Line) =>
  lines(
    parts.map((part) => [part]),
    'small',
  );

export function state(id: string, said: Phrase): Statement[] {
  return said.length === 0 ? [] : [{ id, said }];
}

export function lineOf(statements: Line): Phrase {
  return joined(statements.map(({ said }) => said));
}

/** All that blocks state, in reading order; a figure, a table and a title state nothing by themselves. */
export function statementsIn(blocks: readonly Block[]): Statement[] {
  return blocks.flatMap((block): readonly Statement[] => {
    switch (block.type) {
      case 'facts':
        return block.rows.map(({ id, label, value }) => ({ id, said: say`${label}: ${value}` }));
      case 'lines':
      case 'small':
      case 'note':
        return block.items.flat();
      case 'fold':
        return statementsIn(block.blocks);
      default:
        return [];
    }
  });
}

export function table(
  header: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  firstColumn: Table['firstColumn'] = 'right',
): Table {
  return { type: 'table', firstColumn, header, rows, narrow: rows };
}

export function fold(title: Phrase, blocks: readonly Block[]): Fold {
  return { type: 'fold', title, blocks };
}
