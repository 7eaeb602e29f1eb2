import { joined, type Phrase, type Words } from './phrase.ts';

/** The least that can be said by itself: a sentence or two, or a line of a list. */
export interface Statement {
  /** What it is about, whatever its words. Programs read it in the JSON report, so it stays. */
  readonly id: string;
  readonly said: Phrase;
}

/** What stands together in a paragraph, or behind one bullet. */
type Line = readonly Statement[];

/** A part of a report that stands by itself. */
export type Block =
  | { readonly type: 'paragraph'; readonly children: Line }
  | Table
  | { readonly type: 'list'; readonly items: readonly Line[] }
  /** What may change how the rest is read; never folded. */
  | { readonly type: 'note'; readonly items: readonly Line[] }
  | Fold
  /** Text of several lines as it is, even if it is untrusted. */
  | { readonly type: 'code'; readonly language: Words | ''; readonly value: string }
  /** A picture, in a second version for dark pages; `width` in pixels. */
  | Image
  /** The chart of the comparison of this name, in the form that suits the surface. */
  | { readonly type: 'figure'; readonly comparison: string };

export interface Image {
  readonly type: 'image';
  readonly alt: Phrase;
  readonly url: string;
  readonly dark?: string;
  readonly width?: number;
}

export interface Table {
  readonly type: 'table';
  /** How the first column is aligned; the others are on the left. */
  readonly firstColumn: 'left' | 'right';
  readonly header: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
}

/** What only some readers need. */
export interface Fold {
  readonly type: 'fold';
  readonly title: Phrase;
  readonly isOpen: boolean;
  readonly blocks: readonly Block[];
}

/** A part of a report that is shortened, or left out, as a whole. */
export interface Section {
  /** In kebab-case; it stays the same when the words change. */
  readonly id: string;
  /** Its name in the list of what was left out; empty if it is not listed. */
  readonly title: Words | '';
  /** Empty if there is nothing to say. */
  readonly blocks: readonly Block[];
  /** Across all sections, the lowest priority is shortened first. */
  readonly priority: number;
  /** What is left of the section if it is shortened; empty if it is left out. */
  readonly brief: readonly Block[];
}

/** Nothing if the phrase is empty. */
export function state(id: string, said: Phrase): Statement[] {
  return said.length === 0 ? [] : [{ id, said }];
}

/** The statements of a line one after the other. */
export function lineOf(statements: Line): Phrase {
  return joined(statements.map(({ said }) => said));
}

/** All that blocks state, in reading order; a figure, a table and a title state nothing by themselves. */
export function statementsIn(blocks: readonly Block[]): Statement[] {
  return blocks.flatMap((block): readonly Statement[] => {
    switch (block.type) {
      case 'paragraph':
        return block.children;
      case 'list':
      case 'note':
        return block.items.flat();
      case 'fold':
        return statementsIn(block.blocks);
      default:
        return [];
    }
  });
}

/** Nothing if nothing is said. */
export function paragraph(children: Line): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** A bullet for each line; nothing if there are none. */
export function list(lines: readonly Line[]): Block[] {
  const items = lines.filter((line) => line.length > 0);
  return items.length === 0 ? [] : [{ type: 'list', items }];
}

export function table(
  header: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  firstColumn: Table['firstColumn'] = 'right',
): Table {
  return { type: 'table', firstColumn, header, rows };
}

export function fold(title: Phrase, blocks: readonly Block[], isOpen = false): Fold {
  return { type: 'fold', title, isOpen, blocks };
}
