/** A column with more than these is one of numbers or names, which are hardly ever the same. */
const MOST_TEXTS = 1000;

/** Equal cells of a column as one text: of states, choices and whole numbers there are few. */
export class SharedCells {
  readonly #texts = new Map<number, Map<string, string>>();

  /** The text of an equal cell before; null if there was none, or the column has too many. */
  find(column: number, cell: string): string | null {
    const texts = this.#texts.get(column) ?? new Map<string, string>();
    const found = texts.get(cell);
    if (found !== undefined) return found;
    if (texts.size < MOST_TEXTS) this.#texts.set(column, texts.set(cell, cell));
    return null;
  }
}
