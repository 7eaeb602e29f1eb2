import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { element } from '../../print/index.ts';
import { formatBudget } from '../../report/index.ts';
import { lineHeight } from '../svg/sheet.ts';
import { group, horizontal, type Label, label, pathOf, placed } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { armName, endTexts, type Layout, RIGHT_GAP } from './layout.ts';
import type { ChartCurve, ChartModel } from './model.ts';

/** The line of the target, if it is on the axis, or of no difference; below the curves. */
export function targetLine(model: ChartModel, { plot }: Layout, ink: Palette): string[] {
  const { target, isDifference } = model;
  if (target === null || plot.isOff(target)) return [];
  const d = horizontal(plot.box, plot.y(target));
  const dashes = isDifference ? undefined : '1 4';
  return [element('path', { d, stroke: ink.text, 'stroke-dasharray': dashes })];
}

/** Texts inside the plot; one that finds no place is left out. */
export function notes(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { arms, target } = model;
  const { plot, sheet } = layout;
  const look = { ...sheet.small, halo: ink.background };
  const line = lineHeight(sheet.small);
  const hasTarget = target !== null && !plot.isOff(target);
  const atTarget = (hasTarget ? targetWords(model, target) : []).map((words) =>
    words.map(({ text, isAbove }): Label => {
      const y = plot.y(target ?? 0) + (isAbove ? -5 : sheet.small.size + 2);
      return { ...look, x: plot.box.right - 4, y, anchor: 'end', text, fill: ink.text };
    }),
  );
  const { left, top, bottom } = plot.box;
  const atEdges = arms.flatMap((arm) =>
    offWords(arm, model, layout).map(({ edge, text }) =>
      [0, 1, 2, 3].map((row): Label => {
        const y = edge === 'bottom' ? bottom - 7 - line * row : top + 4 + line * (row + 0.8);
        return { ...look, x: left + 24, y, text, fill: ink[arm.role] };
      }),
    ),
  );
  return placed([...atTarget, ...atEdges], plot.box).map(label);
}

/** What is written at the line of the target, on either side; of no difference, on both. */
function targetWords({ isDifference, direction, format }: ChartModel, target: number) {
  const [up, down] = direction === 'maximize' ? ['better', 'worse'] : ['worse', 'better'];
  const above = { text: `↑ candidate ${up}`, isAbove: true };
  const below = { text: `↓ candidate ${down}`, isAbove: false };
  if (isDifference) return [[above], [below]];
  const text = `target ${format(target)}`;
  return [[above, below].map((place) => ({ ...place, text }))];
}

const ARROWS = { bottom: '↓', top: '↑' } as const;

/** What of a curve is beyond the axis: where its median fails, and how far its band goes on. */
function offWords(curve: ChartCurve, model: ChartModel, { plot }: Layout) {
  const { format, isDifference } = model;
  const { median, role, resolvableBudget } = curve;
  const { badEdge } = plot;
  const { first, last } = plot.budgets;
  const end = [first, ...commonBreaks([median], first, last)].findLast((budget) =>
    plot.isOff(valueAt(median, budget)),
  );
  const isShort = end === undefined || isDifference || end >= last;
  const fails = `${ARROWS[badEdge]} ${role} fails up to ${formatBudget(end ?? first)}`;
  const medians = isShort ? [] : [{ edge: badEdge, text: fails }];
  const reach = Math.min(last, resolvableBudget);
  const bands = (['bottom', 'top'] as const).flatMap((edge) => {
    const isBottom = edge === 'bottom';
    const limit = isBottom ? curve.lower : curve.upper;
    const budgets = reach > first ? [first, ...commonBreaks([limit], first, reach)] : [];
    const values = budgets.map((budget) => valueAt(limit, budget));
    const farthest = isBottom ? Math.min(...values) : Math.max(...values);
    const isInside = isBottom ? farthest >= plot.scores.low : farthest <= plot.scores.high;
    if (isInside || values.length === 0) return [];
    const whose = role === 'sweep' ? 'band' : `${armName(curve, model)}’s band`;
    const to = Number.isFinite(farthest) ? `goes on to ${format(farthest)}` : 'has no limit here';
    return [{ edge, text: `${ARROWS[edge]} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
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
