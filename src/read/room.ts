import { MOST_BYTES } from './file-bytes.ts';

/** How much one sweep's files may take, in bytes. */
export interface Limits {
  /** Of files that are held as a whole. */
  readonly held: number;
  /** Of the beginnings of large files, and of files no longer than those. */
  readonly starts: number;
  /** Of large files themselves, together. */
  readonly large: number;
}

/**
 * A gigabyte is read in about a minute, and with at most a million rows it leaves a kilobyte for
 * each: larger files have more than a row a trial.
 */
export const LIMITS: Limits = { held: MOST_BYTES, starts: MOST_BYTES, large: 2 ** 30 };

/** A beginning is at least this long, if the file is: it tells what wrote the file. */
export const LEAST_START = 2 ** 16;

/** What is left of the limits; every question that is answered with yes takes something away. */
export class Room {
  readonly limits: Limits;
  #left: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
    this.#left = limits;
  }

  /** Whether there is room for a whole file. Small ones do not compete with those that fill it. */
  takesWhole(bytes: number): boolean {
    return (bytes <= LEAST_START && this.takesStart(bytes)) || this.#takes('held', bytes);
  }

  takesStart(bytes: number): boolean {
    return this.#takes('starts', bytes);
  }

  takesLarge(bytes: number): boolean {
    return this.#takes('large', bytes);
  }

  #takes(what: keyof Limits, bytes: number): boolean {
    const left = this.#left[what] - bytes;
    if (left < 0) return false;
    this.#left = { ...this.#left, [what]: left };
    return true;
  }
}
