import type { LooksForecast } from '../../plan/index.ts';
import type { Settings } from '../../settings/index.ts';
import { listOf, plural } from '../wording/numbers.ts';
import { formatChance, formatLimit, formatSlowdown } from '../wording/odds.ts';
import type { PowerChartModel } from './power-chart-of.ts';

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
  const told = outcomes.map(
    ({ slowdown, fail, passEarly, meanTrials }) =>
      `${formatSlowdown(slowdown)} times: fails ${formatChance(fail)}, passes early ${formatChance(passEarly)}, ${Math.round(meanTrials)} trials`,
  );
  const single = `fails, with a single look at ${plural(last, 'trial')}`;
  const early = 'passes before the last look';
  const chances = outcomes.map((one) => ({ ...one, single: one.single.fail }));
  const points = (of: 'fail' | 'passEarly' | 'single') =>
    chances.map(({ slowdown, [of]: chance }) => ({ slowdown, chance }));
  return {
    title,
    subtitle: [
      `Simulated for ${plural(baseline, 'baseline trial')}; passes early if the slowdown’s limit is below ${formatSlowdown(gate.stopBelow)}×`,
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
    description: `${title}. By how many times the trials the candidate needs: ${told.join('; ')}.`,
  };
}
