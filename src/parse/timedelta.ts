const TIMEDELTA = /^(?:(-?\d{1,9}) days?,? ?)?(?:\+?(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,9})?))?$/;

/** The seconds of a span of time as Python writes it: `0 days 00:01:51.045`; null for other text. */
export function readTimedelta(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const found = text === '' ? null : TIMEDELTA.exec(text);
  if (found === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = found.map((part) => Number(part ?? 0));
  const span = days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  // No more digits than can have been written: a sum has some that nobody measured.
  return Math.round(span * 1e9) / 1e9;
}
