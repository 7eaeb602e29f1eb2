import { orient } from '../parse/index.ts';
import type { Direction, ReadingSettings } from '../settings.ts';
import type { ScoreBounds } from './tuning-curve.ts';

/** The bounds of a metric, given in its own unit, as those of scores where larger is better. */
export function scoreBounds(
  direction: Direction,
  { metricMin, metricMax }: Pick<ReadingSettings, 'metricMin' | 'metricMax'>,
): ScoreBounds {
  const [least, greatest] = [metricMin ?? -Infinity, metricMax ?? Infinity];
  return direction === 'maximize'
    ? { floor: least, ceiling: greatest }
    : { floor: orient(greatest, direction), ceiling: orient(least, direction) };
}
