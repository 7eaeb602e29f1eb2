import type { Finding } from './level-rates.ts';

/** The least confidence that a gate by rate chooses. */
export const LEAST_CONFIDENCE = 0.5;

/** The confidences it chooses from: whole percents from 50 to 99, then 99.5 and 99.9 %. */
const CONFIDENCES: readonly number[] = [
  ...Array.from({ length: 50 }, (_, i) => (100 * LEAST_CONFIDENCE + i) / 100),
  0.995,
  0.999,
];

export interface ConfidenceSearch {
  /** Whether the compared range is not empty. */
  readonly hasRange: (confidence: number) => boolean;
  /**
   * Each true up to some confidence and false beyond: the highest confidence with a range is the last of
   * one of them.
   */
  readonly open: readonly ((confidence: number) => boolean)[];
  /**
   * Whether every confidence between two is within the rate. "Beyond" may be wrong unless both are
   * the same.
   */
  readonly weigh: (least: number, most: number) => Finding;
}

/**
 * The smallest confidence with a range such that it and every larger one, up to the last with a range, is
 * within the rate. Whole intervals of confidences are asked for first, and halved where that fails, so
 * that few bands have to be made; the one that is chosen is asked for by itself in the end.
 *
 * @returns null if there is none; unknown if the draws are too few to tell of the highest one
 */
export function smallestConfidence({
  hasRange,
  open,
  weigh,
}: ConfidenceSearch): number | 'unknown' | null {
  const ends = open.map(lastOf).filter((end) => end >= 0 && hasRange(CONFIDENCES[end] as number));
  if (ends.length === 0) return null;
  const last = Math.max(...ends);
  const at = (i: number) => CONFIDENCES[i] as number;
  const highest = weigh(at(last), at(last));
  if (highest !== 'within') return highest === 'unknown' ? highest : null;

  const lowestWithin = (from: number, to: number): number => {
    if (weigh(at(from), at(to)) === 'within') return from;
    if (from === to) return to + 1;
    const middle = (from + to + 1) >> 1;
    const found = lowestWithin(middle, to);
    return found > middle ? found : lowestWithin(from, middle - 1);
  };
  const isChosen = (i: number) => hasRange(at(i)) && weigh(at(i), at(i)) === 'within';
  let chosen = Math.min(last, lowestWithin(0, last));
  while (chosen < last && !isChosen(chosen)) chosen++;
  return at(chosen);
}

/** −1 if it is false of all. */
function lastOf(isTrue: (confidence: number) => boolean): number {
  const isOpen = (i: number) => isTrue(CONFIDENCES[i] as number);
  const highest = CONFIDENCES.length - 1;
  if (isOpen(highest)) return highest;
  if (!isOpen(0)) return -1;
  let [open, closed] = [0, highest];
  while (closed - open > 1) {
    const middle = (open + closed) >> 1;
    if (isOpen(middle)) open = middle;
    else closed = middle;
  }
  return open;
}
