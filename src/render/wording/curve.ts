import type { Assessment } from '../../decide/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { formatPercent } from './numbers.ts';

/**
 * What the curve shows: the median, or another quantile of the best of k trials. For a
 * minimised metric the lucky end is the lower one: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): string {
  const { quantile } = comparison;
  if (quantile === 0.5) return 'median';
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return `${formatPercent(share)} quantile`;
}

/** Comparable sweeps have the same direction. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

/** "80 % limits". */
export function limitsOf({ settings }: Pick<Assessment, 'settings'>): string {
  return `${formatPercent(settings.band.confidence)} limits`;
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
