import type { Expectations, PowerCurve, PowerPoint } from '../../plan/index.ts';
import type { Settings } from '../../settings/index.ts';
import { formatPercent, plural } from '../wording/numbers.ts';
import { formatChance, formatFactor, formatOdds, formatSlowdown } from '../wording/odds.ts';

/** The chance to catch each slowdown, for the given sweeps or for those that are needed. */
export function powerChartOf(power: PowerCurve, settings: Settings): PowerChartModel {
  const { expectations, points, goal } = power;
  const title = titleOf(power, settings);
  const subtitle = [
    `${sizes(expectations)}, ${formatPercent(Number(expectations.confidence.toFixed(4)))} bands${quantile(settings)}`,
    ...levelLines(expectations, settings),
    ...(points.some(({ aboveMedian }) => aboveMedian !== null) ? [DASHED_NOTE] : []),
  ];
  return {
    title,
    subtitle,
    yLabel: isStrongGate(settings) ? 'chance that the check fails' : 'chance of strong evidence',
    curve: points,
    wanted: {
      probability: goal?.power ?? 0.8,
      text: goal ? `${formatPercent(goal.power)} wanted` : '4 times in 5',
    },
    mark: markOf(power),
    description: `${title}. ${subtitle.join('. ')}. ${describe(expectations, settings)}`,
  };
}

const DASHED_NOTE = 'Dashed: as much slower at large budgets alone, above the median of all scores';

function titleOf({ expectations, goal }: PowerCurve, settings: Settings): string {
  const isGate = isStrongGate(settings);
  if (goal) {
    const [n] = expectations.trials;
    const verb = isGate ? 'catch' : 'show';
    return `${plural(n, 'trial')} each ${verb} a candidate that needs ${formatSlowdown(goal.slowdown)}× the trials`;
  }
  const { detectableSlowdown: slowdown } = expectations;
  const seen = isGate ? 'Caught' : 'Shown';
  if (slowdown === null) return `${seen} 4 times in 5: no slowdown`;
  return `${seen} 4 times in 5: a candidate that needs ${formatFactor(slowdown)}× the trials`;
}

function sizes({ trials: [baseline, candidate] }: Expectations): string {
  if (baseline === candidate) return `Two sweeps of ${plural(baseline, 'trial')}`;
  return `Sweeps of ${baseline} and ${plural(candidate, 'trial')}`;
}

function quantile({ comparison }: Settings): string {
  const { quantile: q } = comparison;
  return q === 0.5 ? '' : `, ${formatPercent(q)} quantile of luck`;
}

/** What happens if nothing changed, and what else fails the check. */
function levelLines({ falseAlarm }: Expectations, { gate }: Settings): string[] {
  const { failOn } = gate;
  const rate = falseAlarm[failOn === 'never' ? 'strong' : failOn];
  if (rate === null) return [];
  const odds = formatOdds(rate);
  if (failOn === 'strong') return [`If nothing changed, it fails ${odds}`];
  if (failOn === 'never') return [`If nothing changed, it is found ${odds}`];
  return [
    `The check fails on ${failOn} evidence too, and catches more`,
    `If nothing changed, it fails ${odds}`,
  ];
}

function markOf({ expectations, goal }: PowerCurve): PowerChartModel['mark'] {
  if (goal === null) {
    const { detectableSlowdown: slowdown } = expectations;
    const text = `${formatFactor(slowdown ?? 1)}× the trials`;
    return slowdown === null ? null : { slowdown, probability: 0.8, text };
  }
  const point = expectations.power.find(({ slowdown }) => slowdown === goal.slowdown);
  if (point === undefined) return null;
  const text = `${formatSlowdown(goal.slowdown)}× the trials: ${formatChance(point.probability)}`;
  return { ...point, text };
}

function describe({ power }: Expectations, settings: Settings): string {
  const what = isStrongGate(settings) ? 'The chance that the check fails' : 'The chance of it';
  const rows = power.map(
    ({ slowdown, probability }) =>
      `${formatChance(probability)} at ${formatSlowdown(slowdown)} times`,
  );
  return `${what} by how many times the trials the candidate needs: ${rows.join(', ')}.`;
}

function isStrongGate({ gate }: Settings): boolean {
  return gate.failOn === 'strong';
}

/** Everything a power chart shows, in words and numbers; nothing about colours or places. */
export interface PowerChartModel {
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly yLabel: string;
  /** Two or more by increasing slowdown, from 1 on; probabilities never decrease. */
  readonly curve: readonly PowerPoint[];
  /** The wanted chance. */
  readonly wanted: { readonly probability: number; readonly text: string };
  /** The highlighted slowdown, inside the curve. */
  readonly mark: (Omit<PowerPoint, 'aboveMedian'> & { readonly text: string }) | null;
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}
