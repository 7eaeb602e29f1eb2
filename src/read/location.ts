import { UserError } from '../errors.ts';
import { printable } from './printable.ts';

/** Where a sweep is, as an input tells it. */
export type Location =
  | { readonly kind: 'path'; readonly spec: string }
  | { readonly kind: 'artifact'; readonly runId: number | null; readonly pattern: string }
  | { readonly kind: 'ref'; readonly ref: string; readonly path: string }
  | { readonly kind: 'auto' };

/**
 * Reads `PATH`, `artifact:NAME-OR-PATTERN`, `run:ID:NAME-OR-PATTERN`, `ref:REF:PATH` or `auto`. A
 * path that begins like one of them is written with `./` before it.
 *
 * @throws UserError if what follows the first word is not complete, or is an address
 */
export function parseLocation(text: string, option: string): Location {
  const [word = '', ...rest] = text.split(':');
  const [first = '', after] = [rest[0], rest.slice(1).join(':')];
  if (text === 'auto') return { kind: 'auto' };
  if (rest.length === 0) return { kind: 'path', spec: text };
  switch (word) {
    case 'artifact':
      return { kind: 'artifact', runId: null, pattern: filled(rest.join(':'), text, option) };
    case 'run':
      return {
        kind: 'artifact',
        runId: runId(first, text, option),
        pattern: filled(after, text, option),
      };
    case 'ref':
      return { kind: 'ref', ref: filled(first, text, option), path: filled(after, text, option) };
    default:
      if (first.startsWith('//')) throw address(word, option);
      return { kind: 'path', spec: text };
  }
}

const OPTUNA_EXPORT =
  'Export the trials: `study.trials_dataframe().to_csv("trials.csv", index=False)`.';

/** What an address may be of, by its scheme before a `+`. */
const ADDRESSES: Readonly<Record<string, { readonly of: string; readonly fix: string }>> = {
  postgresql: { of: 'a PostgreSQL database, such as a storage of Optuna', fix: OPTUNA_EXPORT },
  postgres: { of: 'a PostgreSQL database, such as a storage of Optuna', fix: OPTUNA_EXPORT },
  mysql: { of: 'a MySQL database, such as a storage of Optuna', fix: OPTUNA_EXPORT },
  redis: { of: 'a Redis database, such as a storage of Optuna', fix: OPTUNA_EXPORT },
  sqlite: { of: 'an SQLite database', fix: 'Name its file.' },
};
const ELSEWHERE = { of: 'something that is no file here', fix: 'Download it, and name the file.' };

/** Never shown: an address may have a password in it. */
function address(scheme: string, option: string): UserError {
  const [kind = ''] = scheme.toLowerCase().split('+');
  const { of, fix } = (Object.hasOwn(ADDRESSES, kind) ? ADDRESSES[kind] : null) ?? ELSEWHERE;
  return new UserError({
    fault: 'settings',
    where: option,
    what: `is the address of ${of}; only files are read`,
    fix,
  });
}

function filled(part: string, text: string, option: string): string {
  if (part.trim() !== '') return part;
  throw incomplete(text, option);
}

function runId(part: string, text: string, option: string): number {
  const id = /^[1-9]\d*$/.test(part) ? Number(part) : Number.NaN;
  if (Number.isSafeInteger(id)) return id;
  throw incomplete(text, option);
}

function incomplete(text: string, option: string): UserError {
  return new UserError({
    fault: 'settings',
    where: option,
    what: `is ${JSON.stringify(printable(text))}`,
    fix: 'Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; before a path that begins so, put ./ (as in ./run:7).',
  });
}

/** Whether a name fits a pattern, in which `*` stands for any text and `?` for one character. */
export function fitsPattern(name: string, pattern: string): boolean {
  const [text, wanted] = [Array.from(name), Array.from(pattern)];
  // Greedy with one step back to the last star: never slower than the product of the lengths.
  let [at, to, star, resume] = [0, 0, -1, 0];
  while (at < text.length) {
    if (wanted[to] === '*') [star, resume, to] = [to, at, to + 1];
    else if (wanted[to] === '?' || wanted[to] === text[at]) [at, to] = [at + 1, to + 1];
    else if (star >= 0) [at, to, resume] = [resume + 1, star + 1, resume + 1];
    else return false;
  }
  return wanted.slice(to).every((character) => character === '*');
}
