import { escapeXml } from '../escape-xml.ts';
import { formatBudget } from '../numbers.ts';
import { type Layout, NOTE, type Plot, STRONG_NOTE } from './layout.ts';
import type { ChartModel, LaneSegment } from './model.ts';
import { element, label } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

const HEIGHT = 10;
/** Left free at the end of a segment, so that neighbours of like colours stay apart. */
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
  const width = textWidth(text, STRONG_NOTE);
  const inside = Math.max(plot.box.left + width / 2, (left + right) / 2);
  const centre = Math.min(plot.box.right - width / 2, inside);
  return { text, centre, width, fill: ink.evidence[segment.direction][segment.level].text };
}

/** Words may be wider than their own bar where there is room, but never stand over another's. */
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

function rectangle({ segment, left, right }: Bar, y: number, ink: Palette): string {
  const { level, direction, from, to } = segment;
  const { text, opacity } = ink.evidence[direction][level];
  const width = right - left > 3 * GAP ? right - left - GAP : right - left;
  const range = `${formatBudget(from)} to ${formatBudget(to)}`;
  const tooltip = `${level} evidence that the candidate is ${direction}, budgets ${range}`;
  const look = { fill: text, 'fill-opacity': opacity === 1 ? undefined : opacity };
  const place = { x: left, y, width, height: HEIGHT };
  return element('rect', { ...place, ...look }, element('title', {}, escapeXml(tooltip)));
}

/** Evidence by budget, above the plot: a faint track where the sweeps are compared, bars on it. */
export function lane(model: ChartModel, { plot, laneY }: Layout, ink: Palette): string[] {
  const { budgets, box } = plot;
  if (laneY === undefined) return [];
  const all = bars(model.lane, plot);
  const width = plot.x(Math.min(budgets.resolved, budgets.last)) - box.left;
  const track = { x: box.left, y: laneY, width, height: HEIGHT, fill: ink.grid };
  const texts = placedWords(all, plot, ink);
  const y = laneY - 6;
  const none = { ...NOTE, x: box.left, y, text: 'no evidence of a difference', fill: ink.muted };
  return [
    element('rect', track),
    ...all.map((bar) => rectangle(bar, laneY, ink)),
    ...(all.length === 0 ? [label(none)] : []),
    ...texts.map(({ text, centre: x, fill }) =>
      label({ ...STRONG_NOTE, x, y, text, fill, anchor: 'middle' }),
    ),
  ];
}
