import type { Phrase } from './phrase.ts';
import type { Words } from './words.ts';

/** A part of a report that stands by itself. */
export type Block =
  | { readonly type: 'paragraph'; readonly children: Phrase }
  | Table
  | { readonly type: 'list'; readonly items: readonly Phrase[] }
  /** What may change how the rest is read; never folded. */
  | { readonly type: 'note'; readonly items: readonly Phrase[] }
  | Fold
  /** The chart of the comparison of this name, in the form that suits the surface. */
  | { readonly type: 'figure'; readonly comparison: string };

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

/** A statement of a report, or several that belong together. */
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
export function paragraph(children: Phrase): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** Nothing if there are no items. */
export function list(items: readonly Phrase[]): Block[] {
  const said = items.filter((item) => item.length > 0);
  return said.length === 0 ? [] : [{ type: 'list', items: said }];
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

/** A section that is shown whole or not at all. */
export function optional(
  id: string,
  title: Section['title'],
  { blocks, priority }: Pick<Section, 'blocks' | 'priority'>,
): Section {
  return { id, title, blocks, priority, brief: [] };
}
