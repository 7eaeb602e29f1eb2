import type { Expectations, PowerCurve } from '../../plan/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Palette } from '../svg/theme.ts';
import { formatPercent, plural } from '../wording/numbers.ts';
import { formatChance, formatOdds, formatSlowdown, formatTimes } from '../wording/odds.ts';

/** Everything a power chart shows, in words and numbers; nothing about colours or places. */
export interface PowerChartModel {
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly yLabel: string;
  /** One or more, the most important first. */
  readonly lines: readonly ChanceLine[];
  readonly wanted: { readonly chance: number; readonly text: string } | null;
  /** The highlighted slowdown, inside the curve. */
  readonly mark: (SlowdownChance & { readonly text: string }) | null;
  /** How many trials are run, in a second plot. */
  readonly trials: TrialsBySlowdown | null;
  /** For readers who cannot see the chart. */
  readonly description: string;
}

/** The chance of something by slowdown. */
export interface ChanceLine {
  readonly name: string;
  readonly colour: keyof Palette;
  readonly stroke: 'solid' | 'dashed' | 'dotted';
  /** Two or more by increasing slowdown. */
  readonly points: readonly SlowdownChance[];
}

/** Numbers of trials at the slowdowns of the lines. */
interface TrialsBySlowdown {
  readonly name: string;
  /** What all are compared with. */
  readonly most: number;
  readonly points: readonly { readonly slowdown: number; readonly trials: number }[];
}

interface SlowdownChance {
  readonly slowdown: number;
  readonly chance: number;
}

/** The chance to catch each slowdown, for the given sweeps or for those that are needed. */
export function powerChartOf(power: PowerCurve, settings: Settings): PowerChartModel {
  const { expectations, points, goal } = power;
  const isGate = settings.gate.failOn === 'strong';
  const title = titleOf(power, isGate);
  const { confidence, falseAlarm } = expectations;
  const subtitle = [
    `${sizes(expectations)}, ${formatPercent(Number(confidence.toFixed(4)))} bands${quantile(settings)}`,
    ...(falseAlarm.strong === null ? [] : [`If nothing changed: ${formatOdds(falseAlarm.strong)}`]),
  ];
  const yLabel = isGate ? 'chance that the check fails' : 'chance of strong evidence';
  const chanceAt = points.map(({ slowdown, probability: chance }) => ({ slowdown, chance }));
  const chances = expectations.power.map(
    ({ slowdown, probability }) =>
      `${formatChance(probability)} at ${formatSlowdown(slowdown)} times`,
  );
  return {
    title,
    subtitle,
    yLabel,
    lines: [{ name: yLabel, colour: 'baseline', stroke: 'solid', points: chanceAt }],
    wanted: {
      chance: goal?.power ?? 0.8,
      text: goal ? `${formatPercent(goal.power)} wanted` : '4 times in 5',
    },
    mark: markOf(power),
    trials: null,
    description: `${title}. The chance by how many times the trials the candidate needs: ${chances.join(', ')}.`,
  };
}

/** @param isGate whether the check fails on strong evidence, and on it alone */
function titleOf({ expectations, goal }: PowerCurve, isGate: boolean): string {
  const { detectableSlowdown, trials } = expectations;
  if (goal) {
    const verb = isGate ? 'catch' : 'show';
    return `${plural(trials[0], 'trial')} each ${verb} a candidate that needs ${formatSlowdown(goal.slowdown)}× the trials`;
  }
  const what =
    detectableSlowdown === null
      ? 'no slowdown'
      : `a candidate that needs ${formatTimes(detectableSlowdown, Math.ceil)} the trials`;
  return `${isGate ? 'Caught' : 'Shown'} 4 times in 5: ${what}`;
}

function sizes({ trials: [baseline, candidate] }: Expectations): string {
  if (baseline === candidate) return `Two sweeps of ${plural(baseline, 'trial')}`;
  return `Sweeps of ${baseline} and ${plural(candidate, 'trial')}`;
}

function quantile({ comparison }: Settings): string {
  const { quantile: q } = comparison;
  return q === 0.5 ? '' : `, ${formatPercent(q)} quantile of luck`;
}

function markOf({ expectations, goal }: PowerCurve): PowerChartModel['mark'] {
  const { detectableSlowdown, power } = expectations;
  if (goal === null) {
    const text = `${formatTimes(detectableSlowdown ?? 1, Math.ceil)} the trials`;
    return detectableSlowdown === null ? null : { slowdown: detectableSlowdown, chance: 0.8, text };
  }
  const point = power.find(({ slowdown }) => slowdown === goal.slowdown);
  if (point === undefined) return null;
  const text = `${formatSlowdown(goal.slowdown)}× the trials: ${formatChance(point.probability)}`;
  return { slowdown: goal.slowdown, chance: point.probability, text };
}
