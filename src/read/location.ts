import { type UserError, usageError } from '../errors.ts';
import { printable } from './printable.ts';

export type Location =
  | { readonly kind: 'path'; readonly spec: string }
  | { readonly kind: 'artifact'; readonly runId: number | null; readonly pattern: string }
  | { readonly kind: 'ref'; readonly ref: string; readonly path: string }
  /** What jobs of this run have saved under a name. */
  | { readonly kind: 'sweep'; readonly name: string }
  | { readonly kind: 'auto' };

const OF_RUN = 'sweep:';

export function collectedAs(name: string): string {
  return `${OF_RUN}${name}`;
}

/** The name in such a location; null for any other. */
export function collectedName(location: string): string | null {
  return location.startsWith(OF_RUN) ? location.slice(OF_RUN.length) : null;
}

/**
 * Reads `PATH`, `artifact:NAME-OR-PATTERN`, `run:ID:NAME-OR-PATTERN`, `ref:REF:PATH`, `sweep:NAME` or
 * `auto`. A path that begins like one of them is written with `./` before it.
 */
export function parseLocation(text: string, option: string): Location {
  const [word = '', ...rest] = text.split(':');
  const [first = '', after] = [rest[0], rest.slice(1).join(':')];
  if (text === 'auto') return { kind: 'auto' };
  if (rest.length === 0) return { kind: 'path', spec: text };
  const filled = (part: string) => {
    if (part.trim() !== '') return part;
    throw incomplete(text, option);
  };
  switch (word) {
    case 'artifact':
      return { kind: 'artifact', runId: null, pattern: filled(rest.join(':')) };
    case 'run':
      if (!/^[1-9]\d*$/.test(first) || !Number.isSafeInteger(Number(first)))
        throw incomplete(text, option);
      return { kind: 'artifact', runId: Number(first), pattern: filled(after) };
    case 'sweep':
      return { kind: 'sweep', name: filled(rest.join(':')) };
    case 'ref':
      return { kind: 'ref', ref: filled(first), path: filled(after) };
    default:
      if (first.startsWith('//')) throw address(option);
      return { kind: 'path', spec: text };
  }
}

/** The address itself is never shown: it may contain a password. */
function address(option: string): UserError {
  const fix = 'Download the file, or export the trials as CSV, and name the file.';
  return usageError(option, 'is an address; only files are read', fix);
}

function incomplete(text: string, option: string): UserError {
  return usageError(
    option,
    `is ${JSON.stringify(printable(text))}`,
    'Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7).',
  );
}

/** Whether a name fits a pattern, in which `*` stands for any text and `?` for one character. */
export function fitsPattern(name: string, pattern: string): boolean {
  const source = pattern
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su').test(name);
}
