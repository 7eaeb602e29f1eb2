import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';

/**
 * How much may be kept of one sweep, in bytes as estimated. Formats hold up to twice as much for a
 * while, as measured, and Node has 2 GiB on a machine of 7.
 */
const MOST_KEPT = 768 * 2 ** 20;

/** What values take on a 64-bit machine, in bytes, beside the characters of texts. */
const OF_ROW = 160;
const OF_VALUE = 16;
const OF_TEXT = 24;
const OF_OBJECT = 40;
const OF_PLACE = 8;
/** Each name that no object had before makes a new kind of objects. */
const OF_NAME = 300;

/** Counts what is kept of the files of a sweep, for memory runs out without saying why. */
export class Kept {
  readonly #most: number;
  readonly #names = new Set<string>();
  #bytes = 0;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  /**
   * @param values the fields of a row, or what else is kept of one
   * @throws UserError if that is more than a sweep may have
   */
  add(values: object, path: string): void {
    this.#bytes += OF_ROW + this.#sizeOf(values);
    if (this.#bytes <= this.#most) return;
    throw new UserError({
      fault: 'data',
      where: printablePath(path),
      what: `has more cells and text than fit into memory (${this.#most / 2 ** 20} MiB)`,
      fix: 'Keep one row a trial, with the columns that are compared.',
    });
  }

  /** What was added before, and has been replaced. */
  drop(values: object): void {
    this.#bytes -= OF_ROW + this.#sizeOf(values);
  }

  #sizeOf(value: unknown): number {
    if (typeof value === 'string') return OF_TEXT + value.length;
    if (typeof value !== 'object' || value === null) return OF_VALUE;
    let size = OF_OBJECT;
    if (!Array.isArray(value))
      for (const name of Object.keys(value)) size += this.#sizeOfName(name);
    for (const member of Object.values(value)) size += OF_PLACE + this.#sizeOf(member);
    return size;
  }

  #sizeOfName(name: string): number {
    if (this.#names.size === this.#names.add(name).size) return 0;
    return OF_NAME + name.length;
  }
}
