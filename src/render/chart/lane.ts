import { element, label, STRONG, TEXT, TO_BASELINE } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { BAR_OPACITY, type Palette } from '../svg/theme.ts';
import { escapeXml } from '../wording/markup.ts';
import { formatBudget } from '../wording/numbers.ts';
import type { Layout, Plot } from './layout.ts';
import type { ChartModel, LaneSegment } from './model.ts';

const HEIGHT = 10;
/** Left free at the end of a segment, to separate neighbours of similar colours. */
const GAP = 1;

/** A segment in pixels, inside the plot. */
interface Bar {
  readonly segment: LaneSegment;
  readonly left: number;
  readonly right: number;
}

interface Words {
  readonly text: string;
  readonly centre: number;
  readonly width: number;
  readonly fill: string;
}

function bars(lane: readonly LaneSegment[], { budgets, x }: Plot): Bar[] {
  return lane
    .filter(({ from, to }) => to > budgets.first && from < budgets.last && from < to)
    .map((segment) => ({ segment, left: x(segment.from), right: x(segment.to) }));
}

/** The words of a bar over its middle, inside the plot. */
function words({ segment, left, right }: Bar, plot: Plot, ink: Palette, mixed: boolean): Words {
  const text = mixed ? `${segment.level} ${segment.direction}` : segment.level;
  const width = textWidth(text, STRONG);
  const inside = Math.max(plot.box.left + width / 2, (left + right) / 2);
  const centre = Math.min(plot.box.right - width / 2, inside);
  return { text, centre, width, fill: ink[`${segment.direction}-${segment.level}`] };
}

/** Words may be wider than their own bar, but never stand above another's. */
function fits({ centre, width }: Words, others: readonly Bar[], placed: readonly Words[]): boolean {
  const [left, right] = [centre - width / 2, centre + width / 2];
  return (
    others.every((bar) => right <= bar.left || left >= bar.right) &&
    placed.every((p) => Math.abs(p.centre - centre) >= (p.width + width) / 2 + 6)
  );
}

function placedWords(all: readonly Bar[], plot: Plot, ink: Palette): Words[] {
  const mixed = new Set(all.map(({ segment }) => segment.direction)).size > 1;
  const widestFirst = all.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const placed: Words[] = [];
  for (const bar of widestFirst) {
    const wanted = words(bar, plot, ink, mixed);
    const others = all.filter((other) => other !== bar);
    if (fits(wanted, others, placed)) placed.push(wanted);
  }
  return placed;
}

function tooltip({ level, direction, from, to }: LaneSegment, margin: number): string {
  const more = direction === 'worse' && margin > 0 ? ` by more than ${margin}` : '';
  const budgets = `budgets ${formatBudget(from)} to ${formatBudget(to)}`;
  return `${level} evidence that the candidate is ${direction}${more}, ${budgets}`;
}

function rectangle({ segment, left, right }: Bar, y: number, ink: Palette) {
  const colour = `${segment.direction}-${segment.level}` as const;
  const opacity = BAR_OPACITY[colour];
  const width = right - left > 3 * GAP ? right - left - GAP : right - left;
  const look = { fill: ink[colour], 'fill-opacity': opacity === 1 ? undefined : opacity };
  return { x: left, y, width, height: HEIGHT, ...look };
}

/** Above the lane: the levels, or that there is no evidence. */
function wordsOver(
  all: readonly Bar[],
  plot: Plot,
  said: { none: string; y: number; ink: Palette },
) {
  const { none: text, y, ink } = said;
  const none = { ...TEXT, x: plot.box.left, y, text };
  if (all.length === 0) return [label({ ...none, fill: ink.muted })];
  return placedWords(all, plot, ink).map(({ text, centre, fill }) =>
    label({ ...STRONG, x: centre, y, text, fill, anchor: 'middle' }),
  );
}

/** The evidence by budget, above the plot: bars on a faint track where the sweeps are compared. */
export function lane(model: ChartModel, { plot, laneY }: Layout, ink: Palette): string[] {
  const { budgets, box } = plot;
  if (laneY === undefined) return [];
  const all = bars(model.lane, plot);
  const none = model.isJudged ? 'no evidence of a difference' : 'not judged';
  const width = plot.x(Math.min(budgets.resolved, budgets.last)) - box.left;
  const name = { ...TEXT, x: box.left - 10, y: laneY + HEIGHT / 2 + TO_BASELINE, text: 'evidence' };
  return [
    label({ ...name, fill: ink.muted, anchor: 'end' }),
    element('rect', { x: box.left, y: laneY, width, height: HEIGHT, fill: ink.grid }),
    ...all.map((bar) => {
      const said = element('title', {}, escapeXml(tooltip(bar.segment, model.margin)));
      return element('rect', rectangle(bar, laneY, ink), said);
    }),
    ...wordsOver(all, plot, { none, y: laneY - 6, ink }),
  ];
}
