/** The least confidence that a gate by rate chooses. */
export const LEAST_CONFIDENCE = 0.5;

/** The confidences it chooses from: whole percents from 50 to 99, then 99.5 and 99.9 %. */
const CONFIDENCES: readonly number[] = [
  ...Array.from({ length: 50 }, (_, i) => (100 * LEAST_CONFIDENCE + i) / 100),
  0.995,
  0.999,
];

export interface ConfidenceSearch {
  /** Whether the compared range is not empty; a higher confidence never opens it. */
  readonly hasRange: (confidence: number) => boolean;
  /**
   * Whether every confidence between two is within the rate. "No" may be wrong unless both are the
   * same.
   */
  readonly areWithin: (least: number, most: number) => boolean;
}

/**
 * The smallest confidence such that it and every larger one with a range is within the rate; null if
 * there is none. Whole intervals of confidences are asked for first, and halved where that fails, so
 * that few bands have to be made.
 */
export function smallestConfidence({ hasRange, areWithin }: ConfidenceSearch): number | null {
  const last = lastWithRange(hasRange);
  const at = (i: number) => CONFIDENCES[i] as number;
  const lowestWithin = (from: number, to: number): number => {
    if (areWithin(at(from), at(to))) return from;
    if (from === to) return to + 1;
    const middle = (from + to + 1) >> 1;
    const found = lowestWithin(middle, to);
    return found > middle ? found : lowestWithin(from, middle - 1);
  };
  const lowest = last < 0 ? CONFIDENCES.length : lowestWithin(0, last);
  return lowest > last ? null : at(lowest);
}

/** −1 if there is none. */
function lastWithRange(hasRange: ConfidenceSearch['hasRange']): number {
  const isOpen = (i: number) => hasRange(CONFIDENCES[i] as number);
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
