import { formatBudget, plural } from '../numbers.ts';
import { type Around, leastCovered } from './covered.ts';
import type { Plot } from './layout.ts';
import { limitAt } from './limit.ts';
import type { ChartModel } from './model.ts';
import { TEXT, TEXT_LINE } from './sizes.ts';
import { type Label, tidy } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

/** Which sweep's trials set the limit, when they are not the same number. */
function sentence({ arms, unit }: ChartModel, { budgets }: Plot): string {
  const limiting = arms.find((arm) => (arm.gate ?? arm).resolvableBudget === budgets.resolved);
  const trials = limiting?.scores.length ?? 0;
  const sameSize = unit === 'trials' && arms.every(({ scores }) => scores.length === trials);
  const alike = arms.length === 1 || sameSize;
  const count = plural(trials, 'trial');
  const who = alike ? count : `the ${limiting?.role}’s ${count}`;
  const inUnit = unit === 'trials' ? '' : ` ${tidy(unit)}`;
  if (budgets.resolved > budgets.first) {
    const verb = trials === 1 ? 'resolves' : 'resolve';
    return `${who} ${verb} budgets up to ${formatBudget(budgets.resolved)}${inUnit}`;
  }
  if (unit !== 'trials' && arms.length > 1) return 'the sweeps resolve no budget in common';
  return `${who} ${trials === 1 ? 'is' : 'are'} too few to resolve any budget`;
}

const STEP = 8;
/** Between the line and a text beside it. */
const BESIDE = 8;
const MOST_LINES = 3;

/** Heights for the first of some lines, from where failures are to the other side. */
function rows({ box, badEdge }: Plot, lines: number): number[] {
  const below = TEXT_LINE * (lines - 1);
  const [lowest, highest] = [box.bottom - 10 - below, box.top + 17];
  const count = Math.max(0, Math.floor((lowest - highest) / STEP) + 1);
  const upwards = Array.from({ length: count }, (_, i) => lowest - STEP * i);
  return badEdge === 'bottom' ? upwards : upwards.map((y) => highest + lowest - y);
}

/** The text in so many lines of like width; fewer where it has fewer words. */
function broken(text: string, count: number): string[] {
  const fair = textWidth(text, TEXT) / count;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    // A word belongs to the line that holds the larger part of it.
    const end = textWidth(longer, TEXT) - textWidth(word, TEXT) / 2;
    if (last === undefined || (lines.length < count && end > fair)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The places a note may take, beside the line or at the end of the plot, never across the line. */
function places(text: string, plot: Plot, ink: Palette): Label[][] {
  const look = { ...TEXT, fill: ink.muted, halo: ink.background };
  const at = limitAt(plot);
  const end = { x: plot.box.right - 4, anchor: 'end' as const };
  const sides =
    at === undefined
      ? [end]
      : [{ x: at - BESIDE, anchor: 'end' as const }, { x: at + BESIDE }, end];
  const counts = Array.from({ length: MOST_LINES }, (_, i) => i + 1);
  return counts.flatMap((count) => {
    const lines = broken(text, count);
    return sides.flatMap((side) =>
      rows(plot, count).map((y) =>
        lines.map((line, i): Label => ({ ...look, ...side, y: y + TEXT_LINE * i, text: line })),
      ),
    );
  });
}

/** How far the data go, in words, where these cover least. */
export function note(
  model: ChartModel,
  plot: Plot,
  { ink, ...around }: Around & { readonly ink: Palette },
): readonly Label[] {
  return leastCovered(places(sentence(model, plot), plot, ink), plot, around);
}
