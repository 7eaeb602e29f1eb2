import { dataError } from '../errors.ts';
import type { ServerLocation, SourceFile } from '../read/index.ts';

/** Trials as a server keeps them. */
export interface ServerTrials {
  /** In the shape in which the tool records them. */
  readonly files: readonly SourceFile[];
  /** How many have ended, and how many have started and have not. */
  readonly ended: number;
  readonly running: number;
  /** When the first and the last of them started, in UTC (ISO 8601); null if that is not recorded. */
  readonly started: readonly [first: string, last: string] | null;
  /** What the tool records of the commits they were trained on, newest first; untrusted text. */
  readonly commits: readonly string[];
}

/** By commit; under '' where no commit is asked for. */
export type TrialsByCommit = ReadonlyMap<string, ServerTrials>;

const MAX_TRIALS = 20_000;

export function checkTrialCount(count: number, where: string): void {
  if (count <= MAX_TRIALS) return;
  const what = `has more than ${MAX_TRIALS.toLocaleString('en-US')} trials`;
  throw dataError(where, what, 'Use a filter or a commit to select fewer.');
}

/** Pages may be empty, but not forever. */
const MAX_PAGES = 500;

interface Page<T> {
  /** By id: what is added meanwhile can shift pages, and then one is on two of them. */
  readonly items: readonly (readonly [id: string, T])[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/**
 * Everything on all pages; only the last page ends the reading.
 *
 * @param ask for the page at a place; null for the first
 */
export async function allPages<T>(
  location: ServerLocation,
  ask: (from: string | null) => Promise<Page<T>>,
): Promise<T[]> {
  const all = new Map<string, T>();
  let from: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next }: Page<T> = await ask(from);
    for (const [id, item] of items) all.set(id, item);
    checkTrialCount(all.size, location.text);
    if (next === null) return [...all.values()];
    if (next === from) break;
    from = next;
  }
  const what = 'comes in pages without an end';
  throw dataError(location.text, what, 'Run the job again later.');
}

/** The year 10000: clients may send any number, such as microseconds. */
const MAX_TIME = 253_402_300_800_000;

/** The first and the last of some times, which are in milliseconds since 1970. */
export function spanOf(times: readonly (number | null)[]): ServerTrials['started'] {
  const known = times.filter((time) => time !== null && time >= 0 && time < MAX_TIME) as number[];
  if (known.length === 0) return null;
  const [first, last] = known.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Infinity, -Infinity],
  );
  const instant = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return [instant(first), instant(last)];
}
