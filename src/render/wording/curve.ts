import type { Assessment, BudgetAxis } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import type { Direction, Settings } from '../../settings.ts';
import { describeBudget } from '../budgets.ts';
import { formatBudget, formatPercent } from '../numbers.ts';

/**
 * What the curve shows: the median, or another quantile of the best of k trials. Of a metric that is
 * minimised, luck is at the lower end: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): string {
  const { quantile } = comparison;
  if (quantile === 0.5) return 'median';
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return `${formatPercent(share)} quantile`;
}

/** Both sweeps have the same, where there is something to tell of them. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

interface Shown {
  readonly settings: Settings;
  readonly axis: BudgetAxis;
  readonly gateConfidence?: number;
}

/** What the scores are, under the chart's title. */
export function subtitle(
  { settings, axis, gateConfidence }: Shown,
  { n, metric, direction }: { n: string; metric: string; direction: Direction },
): string {
  const { band, comparison } = settings;
  // A long name would leave no room for the rest.
  const best = `${capitalized(curveWord(settings, direction))} best ${printable(metric, 40)}`;
  const curve = axis.kind === 'trials' ? `${best} after k trials` : `${best} for a given cost`;
  const isOther = gateConfidence !== undefined && gateConfidence !== band.confidence;
  const gate = isOther
    ? ` (dashed edges: the gate’s ${formatPercent(Number(gateConfidence.toFixed(3)))})`
    : '';
  const margin = comparison.margin === 0 ? '' : `, margin ${comparison.margin}`;
  return `${curve} of random search, ${formatPercent(band.confidence)} simultaneous bands${gate}, ${n}${margin}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}

/** Where the point estimates change places, whatever the evidence. */
export function crossingSentence(assessment: Assessment): string {
  const { comparison, settings, axis } = assessment;
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === undefined || last === undefined) return '';
  const where =
    crossings.length === 1
      ? `at about ${describeBudget(first, axis)}`
      : `${crossings.length} times, ${between(first, last, axis)}`;
  return `The ${curveWord(settings, directionOf(assessment))}s cross ${where}.`;
}

function between(first: number, last: number, axis: BudgetAxis): string {
  const [from, to] = [formatBudget(first), describeBudget(last, axis)];
  return describeBudget(first, axis) === to ? `near ${to}` : `between about ${from} and ${to}`;
}
