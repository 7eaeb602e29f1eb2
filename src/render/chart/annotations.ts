import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { element } from '../../print/index.ts';
import { lineHeight } from '../svg/sheet.ts';
import { group, type Label, label, pathOf, placed } from '../svg/svg.ts';
import { formatBudget } from '../wording/numbers.ts';
import { armName, endTexts, type Layout, RIGHT_GAP } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';

/** Texts inside the plot; one that finds no place is left out. */
export function notes(layout: Layout): string[] {
  const { model, plot, sheet, ink } = layout;
  const { target } = model;
  const { left, right, top, bottom } = plot.box;
  const look = { ...sheet.small, halo: ink.background };
  const line = lineHeight(sheet.small);
  const hasTarget = target !== null && !plot.isOff(target);
  const atTarget = (hasTarget ? targetWords(model, target) : []).map((words) =>
    words.map(({ text, isAbove }): Label => {
      const y = plot.y(target ?? 0) + (isAbove ? -5 : sheet.small.size + 2);
      return { ...look, x: right - 4, y, anchor: 'end', text, fill: ink.text };
    }),
  );
  const atEdges = model.arms.flatMap((arm) =>
    offWords(arm, layout).map(({ edge, text }) =>
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
function offWords(arm: ChartArm, { model, plot }: Layout) {
  const { median, role, resolvableBudget } = arm;
  const { badEdge } = plot;
  const { first, last } = plot.budgets;
  const budgetsTo = (end: number, curve = median) => [first, ...commonBreaks([curve], first, end)];
  const end = budgetsTo(last).findLast((budget) => plot.isOff(valueAt(median, budget)));
  const isShort = end === undefined || model.isDifference || end >= last;
  const fails = `${ARROWS[badEdge]} ${role} fails up to ${formatBudget(end ?? first)}`;
  const medians = isShort ? [] : [{ edge: badEdge, text: fails }];
  const reach = Math.min(last, resolvableBudget);
  const bands = (['bottom', 'top'] as const).flatMap((edge) => {
    const [limit, most] = edge === 'bottom' ? [arm.lower, Math.min] : [arm.upper, Math.max];
    if (reach <= first) return [];
    const farthest = most(...budgetsTo(reach, limit).map((budget) => valueAt(limit, budget)));
    const isInside = edge === 'bottom' ? farthest >= plot.scores.low : farthest <= plot.scores.high;
    if (isInside) return [];
    const whose = role === 'sweep' ? 'band' : `${armName(arm, model)}’s band`;
    const to = Number.isFinite(farthest)
      ? `goes on to ${model.format(farthest)}`
      : 'has no limit here';
    return [{ edge, text: `${ARROWS[edge]} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
}

/** The names of the curves with their last values, right of the plot; apart, with a leader if moved. */
export function endLabels({ model, plot, sheet, ink }: Layout): string[] {
  const { box, y, budgets } = plot;
  const height = lineHeight(sheet.strong) + lineHeight(sheet.small);
  const x = box.right + RIGHT_GAP;
  const ends = model.arms
    .map((arm) => ({ role: arm.role, ...endTexts(arm, model, budgets) }))
    .sort((a, b) => y(a.score) - y(b.score));
  const wanted = ends.map(({ score }) => y(score));
  const centres = apart(wanted, height, [box.top + height / 2 - 4, box.bottom - height / 2 + 4]);
  return ends.flatMap(({ role, name, value, score }, i) => {
    const centre = centres[i] ?? 0;
    const leader = pathOf([
      { x: box.right + 1, y: y(score) },
      { x: x - 1, y: centre },
    ]);
    const isMoved = Math.abs(centre - y(score)) > 6;
    const look = { x, fill: ink[role] };
    const nameY = centre - height / 2 + sheet.strong.size;
    return group(`end ${role}`, [
      ...(isMoved ? [element('path', { d: leader, fill: 'none', stroke: ink[role] })] : []),
      label({ ...sheet.strong, ...look, y: nameY, text: name }),
      label({ ...sheet.small, ...look, y: nameY + lineHeight(sheet.small), text: value }),
    ]);
  });
}

/** One or two places, moved as little as needed to be `height` apart and inside the range. */
function apart(
  wanted: readonly number[],
  height: number,
  [least, most]: readonly [number, number],
): number[] {
  const inside = (low: number, y: number, high: number) => Math.min(high, Math.max(low, y));
  const centres = wanted.map((y) => inside(least, y, most));
  const [first = 0, second = Infinity] = centres;
  if (second - first >= height) return centres;
  const middle = inside(least + height / 2, (first + second) / 2, most - height / 2);
  return [middle - height / 2, middle + height / 2];
}
