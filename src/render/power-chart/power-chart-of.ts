import { computedRate, type LooksForecast, type PowerCurve } from '../../plan/index.ts';
import {
  formatChance,
  formatLimit,
  formatOdds,
  formatPercent,
  formatSlowdown,
  formatTimes,
  listOf,
  plural,
} from '../../report/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Palette } from '../svg/theme.ts';

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
  /** How many trials are run at the slowdowns of the lines, and what all are compared with, in a second plot. */
  readonly trials: {
    readonly name: string;
    readonly most: number;
    readonly points: readonly { readonly slowdown: number; readonly trials: number }[];
  } | null;
  /** For readers who cannot see the chart. */
  readonly description: string;
}

export interface ChanceLine {
  readonly name: string;
  readonly colour: keyof Palette;
  readonly stroke: 'solid' | 'dashed' | 'dotted';
  /** Two or more by increasing slowdown. */
  readonly points: readonly SlowdownChance[];
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
  const { confidence, falseAlarm, test } = expectations;
  const [b, c] = expectations.trials;
  const sizes =
    b === c ? `Two sweeps of ${plural(b, 'trial')}` : `Sweeps of ${b} and ${plural(c, 'trial')}`;
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
  const how = test ? 'test of no change' : `${formatPercent(confidence)} bands`;
  const subtitle = [`${sizes}, ${how}${luck}`];
  const rate = test ? computedRate(test.attainedRate) : falseAlarm.strong;
  if (rate) subtitle.push(`If nothing changed: ${formatOdds(rate)}`);
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

/** @param isGate whether the check fails only on strong evidence */
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

/** What comes of planned looks by slowdown, next to a single look at the last size. */
export function looksChartOf(
  { looks, outcomes, totalRate }: LooksForecast,
  baseline: number,
  { gate }: Settings,
): PowerChartModel {
  const sizes = looks.map(({ size }) => size);
  const last = sizes.at(-1) ?? 1;
  const unchanged = outcomes.find(({ slowdown }) => slowdown === 1)?.meanTrials ?? last;
  const title = `Looks at ${listOf(sizes.map(String))} trials: about ${Math.round(unchanged)} if nothing changed`;
  const described = outcomes.map(
    ({ slowdown, fail, passEarly, meanTrials }) =>
      `${formatSlowdown(slowdown)} times: fails ${formatChance(fail)}, passes early ${formatChance(passEarly)}, ${Math.round(meanTrials)} trials`,
  );
  const single = `fails, with a single look at ${plural(last, 'trial')}`;
  const early = 'passes before the last look';
  const chances = outcomes.map((outcome) => ({ ...outcome, single: outcome.single.fail }));
  const points = (of: 'fail' | 'passEarly' | 'single') =>
    chances.map(({ slowdown, [of]: chance }) => ({ slowdown, chance }));
  return {
    title,
    subtitle: [
      `Simulated for ${plural(baseline, 'baseline trial')}; passes early from p = ${gate.passAbove} on`,
      `If nothing changed, one of the looks fails ${formatLimit(totalRate)}`,
    ],
    yLabel: 'chance',
    lines: [
      { name: 'fails, at any look', colour: 'worse', stroke: 'solid', points: points('fail') },
      { name: single, colour: 'worse', stroke: 'dashed', points: points('single') },
      { name: early, colour: 'better', stroke: 'dotted', points: points('passEarly') },
    ],
    wanted: null,
    mark: null,
    trials: {
      name: `trials of the candidate until it is decided, on average; a single look takes ${last}`,
      most: last,
      points: outcomes.map(({ slowdown, meanTrials: trials }) => ({ slowdown, trials })),
    },
    description: `${title}. By how many times the trials the candidate needs: ${described.join('; ')}.`,
  };
}
