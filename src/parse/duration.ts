import { readTimedelta } from './timedelta.ts';

/** `161ms`, `7.6s`, `5.8min`, `2h`, or several of them: `1h 2m 3s`. */
const PART = /(\d{1,12}(?:\.\d{1,9})?) ?(ms|min|[dhms])(?![a-z])/g;
const PARTS = /^(?:\d{1,12}(?:\.\d{1,9})? ?(?:ms|min|[dhms])(?![a-z]) ?){1,5}$/;

/** `PT1M2.5S`, `P1DT2H`; months and years have no length of their own. */
const ISO =
  /^P(?=[\dT])(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,9})?)S)?)?$/;

const SECONDS: ReadonlyMap<string, number> = new Map([
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['m', 60],
  ['s', 1],
  ['ms', 0.001],
]);

/**
 * The seconds of a span of time that is written as text: `0 days 00:01:02.3`, `00:01:02`,
 * `PT1M2S`, `161ms`, `5.8min`, `1h 2m`. Null for all else, plain numbers among it: they have no unit.
 */
export function readDuration(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return readTimedelta(text) ?? readIso(text) ?? readParts(text);
}

function readIso(text: string): number | null {
  const found = ISO.exec(text);
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  return rounded(days * 86_400 + hours * 3600 + minutes * 60 + seconds);
}

/** Every unit once, the longer first: anything else is no time that a tool writes. */
function readParts(text: string): number | null {
  if (!PARTS.test(text)) return null;
  const parts = [...text.matchAll(PART)].map(([, number, unit]) => ({
    number: Number(number),
    seconds: SECONDS.get(unit ?? '') ?? 0,
  }));
  const isSorted = parts.every(
    ({ seconds }, i) => i === 0 || seconds < (parts[i - 1]?.seconds ?? 0),
  );
  return isSorted
    ? rounded(parts.reduce((sum, part) => sum + part.number * part.seconds, 0))
    : null;
}

/** No more digits than can have been written: a sum has some that nobody measured. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1e9) / 1e9;
}
