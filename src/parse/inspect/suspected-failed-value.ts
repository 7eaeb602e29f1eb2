import { orient, type Sweep } from '../sweep.ts';

/** A score, in the metric's own unit, that several trials have. */
export interface RepeatedScore {
  readonly value: number;
  readonly count: number;
}

/**
 * The worst score, if it is more likely a marker for failed trials, such as 999, than a measurement;
 * null otherwise.
 *
 * Scores that are tied at the bottom are common: those of models that learned nothing (an accuracy
 * of 0.1, a loss of log 10), and a bound of the metric (an F1 of 0). So the worst score is reported
 * only if several trials have it, it is a number that people write (1, 999, 1e6, 2147483647) and
 * no other score is near it: it is on the other side of zero from all of them, or ten times as far
 * from zero as any.
 */
export function suspectedFailedValue({ trials, direction }: Sweep): RepeatedScore | null {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const worst = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const others = scores.filter((score) => score !== worst);
  const count = scores.length - others.length;
  // A metric of two values can be the outcome of a game.
  if (count < 2 || new Set(others).size < 2) return null;
  return isWritten(worst, others) ? { value: orient(worst, direction), count } : null;
}

const FAR = 10;
const VERY_FAR = 1000;

/** Only a score below zero can be one: better ones lie between zero and the others, as chance does. */
function isWritten(worst: number, others: readonly number[]): boolean {
  const size = -worst;
  if (size <= 0 || !Number.isInteger(size)) return false;
  const greatest = others.reduce((most, other) => Math.max(most, Math.abs(other)), 0);
  const isAlone = others.every((other) => other >= 0) && !others.every(Number.isInteger);
  const isFar = isAlone || size >= FAR * greatest;
  return (isFar && isRound(size)) || size >= VERY_FAR * greatest;
}

/** The largest numbers that computers have for one. */
const LARGEST: readonly number[] = [
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 53 - 1, 2 ** 63, 2 ** 64],
  ...[65_504, (2 - 2 ** -23) * 2 ** 127, Number.MAX_VALUE],
];

/** 1, 10, 100 …, or 9, 99 … */
function isRound(size: number): boolean {
  return LARGEST.includes(size) || /^(10*|9+|1e\+\d+)$/.test(String(size));
}
