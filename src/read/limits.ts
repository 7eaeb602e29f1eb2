import { dataError, type UserError } from '../errors.ts';
import { printablePath } from './printable.ts';

/** The most bytes one file may hold: it is read whole. */
export const MAX_FILE_BYTES = 64 * 2 ** 20;

/** The most bytes the files of one sweep may hold together. */
export const MAX_SWEEP_BYTES = 256 * 2 ** 20;

/** The most files one sweep may be in. */
export const MAX_FILES = 10_000;

const REDUCE = 'Keep one row per trial, with the columns that are compared.';

export function fileTooLarge(path: string): UserError {
  return dataError(printablePath(path), `is larger than ${inMebibytes(MAX_FILE_BYTES)}`, REDUCE);
}

export function sweepTooLarge(path: string, maxBytes = MAX_SWEEP_BYTES): UserError {
  const what = `makes the sweep larger than ${inMebibytes(maxBytes)}`;
  return dataError(printablePath(path), what, REDUCE);
}

function inMebibytes(bytes: number): string {
  return `${bytes / 2 ** 20} MiB`;
}
