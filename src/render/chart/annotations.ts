import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { lineHeight } from '../svg/sheet.ts';
import { element, group, horizontal, type Label, label, pathOf, placed } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget } from '../wording/numbers.ts';
import { endTexts, type Layout, RIGHT_GAP } from './layout.ts';
import type { ChartCurve, ChartModel } from './model.ts';

/** The line of the target, if it is on the axis; below the curves. */
export function targetLine({ target }: ChartModel, { plot }: Layout, ink: Palette): string[] {
  if (target === null || plot.isOff(target)) return [];
  const d = horizontal(plot.box, plot.y(target));
  return [element('path', { d, stroke: ink.text, 'stroke-dasharray': '1 4' })];
}

/** Texts inside the plot; one that finds no place is left out. */
export function notes(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { arms, target, format } = model;
  const { plot, sheet } = layout;
  const look = { ...sheet.small, halo: ink.background };
  const line = lineHeight(sheet.small);
  const onTarget = [-5, sheet.small.size + 2].map((below): Label => {
    const place = { x: plot.box.right - 4, y: plot.y(target ?? 0) + below, anchor: 'end' } as const;
    return { ...look, ...place, text: `target ${format(target ?? 0)}`, fill: ink.text };
  });
  const atEdges = arms.flatMap((arm) =>
    offWords(arm, model, layout).map(({ edge, text }) =>
      [0, 1, 2, 3].map((row): Label => {
        const y =
          edge === 'bottom'
            ? plot.box.bottom - 7 - line * row
            : plot.box.top + 4 + line * (row + 0.8);
        return { ...look, x: plot.box.left + 24, y, text, fill: ink[arm.role] };
      }),
    ),
  );
  const hasTarget = target !== null && !plot.isOff(target);
  return placed([...(hasTarget ? [onTarget] : []), ...atEdges], plot.box).map(label);
}

type Edge = 'top' | 'bottom';

interface OffWords {
  readonly edge: Edge;
  readonly text: string;
}

/** What of a curve is beyond the axis: where its median fails, and how far its band goes on. */
function offWords(curve: ChartCurve, { format }: ChartModel, { plot }: Layout): OffWords[] {
  const { median, role, resolvableBudget } = curve;
  const { first, last } = plot.budgets;
  const failing = [first, ...commonBreaks([median], first, last)].filter((budget) =>
    plot.isOff(valueAt(median, budget)),
  );
  const end = failing.at(-1);
  const fails = `${arrow(plot.badEdge)} ${role} fails up to ${formatBudget(end ?? first)}`;
  const isShort = end === undefined || end >= last;
  const medians = isShort ? [] : [{ edge: plot.badEdge, text: fails }];
  const reach = Math.min(last, resolvableBudget);
  const bands = (['bottom', 'top'] as const).flatMap((edge) => {
    const isBottom = edge === 'bottom';
    const limit = isBottom ? curve.lower : curve.upper;
    const budgets = reach > first ? [first, ...commonBreaks([limit], first, reach)] : [];
    const values = budgets.map((budget) => valueAt(limit, budget));
    const farthest = isBottom ? Math.min(...values) : Math.max(...values);
    const isInside = isBottom ? farthest >= plot.scores.low : farthest <= plot.scores.high;
    if (isInside || values.length === 0) return [];
    const whose = role === 'sweep' ? 'band' : `${role}’s band`;
    const to = Number.isFinite(farthest) ? `goes on to ${format(farthest)}` : 'has no limit here';
    return [{ edge, text: `${arrow(edge)} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
}

function arrow(edge: Edge): string {
  return edge === 'bottom' ? '↓' : '↑';
}

/** The names of the curves with their last values, right of the plot; apart, with a leader if moved. */
export function endLabels(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { plot, sheet } = layout;
  const { box, y, budgets } = plot;
  const height = lineHeight(sheet.strong) + lineHeight(sheet.small);
  const wanted = model.arms
    .map((arm) => ({ role: arm.role, ...endTexts(arm, model, budgets) }))
    .map((end) => ({ ...end, y: y(end.score) }))
    .sort((a, b) => a.y - b.y);
  const x = box.right + RIGHT_GAP;
  return apart(wanted, height, [box.top + height / 2 - 4, box.bottom - height / 2 + 4]).flatMap(
    (end) => {
      const nameY = end.centre - height / 2 + sheet.strong.size;
      const look = { x, fill: ink[end.role] };
      const isMoved = Math.abs(end.centre - end.y) > 6;
      const leader = pathOf([
        { x: box.right + 1, y: end.y },
        { x: x - 1, y: end.centre },
      ]);
      return group(`end ${end.role}`, [
        ...(isMoved ? [element('path', { d: leader, fill: 'none', stroke: ink[end.role] })] : []),
        label({ ...sheet.strong, ...look, y: nameY, text: end.name }),
        label({ ...sheet.small, ...look, y: nameY + lineHeight(sheet.small), text: end.value }),
      ]);
    },
  );
}

/** Moves centres as little as needed to be `height` apart and inside the range. */
function apart<T extends { readonly y: number }>(
  wanted: readonly T[],
  height: number,
  [least, most]: readonly [number, number],
): (T & { readonly centre: number })[] {
  const centres = wanted.map(({ y }) => Math.min(most, Math.max(least, y)));
  const [first = 0, second = Infinity] = centres;
  if (second - first >= height)
    return wanted.map((end, i) => ({ ...end, centre: centres[i] ?? 0 }));
  const middle = Math.min(most - height / 2, Math.max(least + height / 2, (first + second) / 2));
  return wanted.map((end, i) => ({ ...end, centre: middle + (i - 0.5) * height }));
}
