const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;

/**
 * A date with its time of day, in seconds since 1970; null for other text. Without an offset it
 * is taken for UTC: what counts is the time between two of them, and their order.
 */
export function readInstant(value: unknown): number | null {
  const found = typeof value === 'string' ? INSTANT.exec(value.trim()) : null;
  if (found === null) return null;
  const [, day, time, fraction = '0', hours, minutes] = found;
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}

/** The seconds from one instant to another; null if one is missing or they are the wrong way. */
export function secondsBetween(start: number | null, end: number | null): number | null {
  if (start === null || end === null || end < start) return null;
  // Differences of large numbers have digits that nobody measured.
  return Math.round((end - start) * 1e6) / 1e6;
}
