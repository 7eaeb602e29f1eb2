import type { ChartModel, LaneSegment } from '../chart/model.ts';
import { shownMarks } from '../chart/shown-marks.ts';
import { BAR_OPACITY, palette } from '../chart/theme.ts';
import { element } from './element.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;
const DIRECTIONS = ['worse', 'better'] as const;
const SWATCH = { width: 22, height: 10 };

/** What the marks of a chart mean that it does not name itself; empty where there are none. */
export function chartKey(model: ChartModel): string {
  const said = [...laneKeys(model), ...limitWords(model)];
  const lines = said.map((content) => element('li', {}, content));
  return lines.length === 0 ? '' : element('ul', { class: 'key' }, lines.join(''));
}

/** The colours of the lane, as far as it has a direction. */
function laneKeys({ lane, arms }: ChartModel): string[] {
  if (arms.length < 2) return [];
  return DIRECTIONS.filter((one) => lane.some(({ direction }) => direction === one)).map(
    (direction) => {
      const swatches = LEVELS.map((level) => `${swatch(level, direction)} ${level}`);
      return `Evidence that the candidate is ${direction}: ${swatches.join(' ')}`;
    },
  );
}

function swatch(level: LaneSegment['level'], direction: LaneSegment['direction']): string {
  const colour = `${direction}-${level}` as const;
  const look = { fill: palette('page')[colour], 'fill-opacity': BAR_OPACITY[colour] };
  const bar = element('rect', { ...SWATCH, ...look });
  return element('svg', { ...SWATCH, class: 'swatch', 'aria-hidden': 'true' }, bar);
}

/** Where the data say less, in the order from left to right. */
function limitWords(model: ChartModel): string[] {
  const { hasLimit, hasArrow } = shownMarks(model);
  const [open, other, arrow] =
    model.direction === 'maximize' ? ['upper', 'lower', '↑'] : ['lower', 'upper', '↓'];
  const isLone = model.arms.length < 2;
  const right = isLone
    ? 'Right of the dotted line the trials resolve no budget.'
    : 'Right of the dotted line at least one sweep resolves no budget, and nothing is compared.';
  const from = isLone ? 'From the arrow' : 'From its arrow';
  const whose = isLone ? 'the band' : 'a sweep’s band';
  return [
    ...(hasLimit ? [right] : []),
    ...(hasArrow
      ? [
          `${from} (${arrow}) on, ${whose} has no ${open} limit; the thin line is its ${other} one, the thick line still the ${model.curveWord}.`,
        ]
      : []),
  ];
}
