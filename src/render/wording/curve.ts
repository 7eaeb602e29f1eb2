import type { Assessment } from '../../decide/index.ts';
import type { TuningCurve } from '../../estimate/index.ts';
import { type Words, words } from '../../report/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { formatPercent } from './numbers.ts';

/**
 * What the curve shows: the median, or another quantile of the best of k trials. For a
 * minimised metric the lucky end is the lower one: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): Words {
  const { quantile } = comparison;
  if (quantile === 0.5) return words`median`;
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return words`${formatPercent(share)} quantile`;
}

/** Comparable sweeps have the same direction. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

/** The curves that are shown: of both sweeps, or of the only one. */
export function curvesOf(assessment: Assessment): readonly TuningCurve[] {
  if (assessment.kind === 'unjudged') return [];
  if (assessment.kind === 'lone') return [assessment.curve];
  const { baseline, candidate } = assessment.comparison;
  return [baseline, candidate];
}

/** "80 % limits". */
export function limitsOf({ settings }: Pick<Assessment, 'settings'>): Words {
  return words`${formatPercent(settings.band.confidence)} limits`;
}

export function betterWord(direction: Direction): Words {
  return direction === 'maximize' ? words`higher is better` : words`lower is better`;
}

export function capitalized<const S extends string>(text: S): Capitalize<S> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<S>;
}
