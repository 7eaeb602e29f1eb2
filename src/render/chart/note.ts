import { formatBudget, plural } from '../numbers.ts';
import { type Around, leastCovered } from './covered.ts';
import type { Plot } from './layout.ts';
import { limitAt } from './limit.ts';
import type { ChartModel } from './model.ts';
import { TEXT } from './sizes.ts';
import { type Label, tidy } from './svg.ts';
import type { Palette } from './theme.ts';

/** Which sweep's trials set the limit, when they are not the same number. */
function sentence({ arms, unit }: ChartModel, { budgets }: Plot): string {
  const limiting = arms.find(({ resolvableBudget }) => resolvableBudget === budgets.resolved);
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

/** Heights for a text, from where failures are to the other side. */
function rows({ box, badEdge }: Plot): number[] {
  const [lowest, highest] = [box.bottom - 10, box.top + 17];
  const count = Math.floor((lowest - highest) / STEP) + 1;
  const upwards = Array.from({ length: count }, (_, i) => lowest - STEP * i);
  return badEdge === 'bottom' ? upwards : upwards.map((y) => highest + lowest - y);
}

/** The places a note may take: beside the line, else at the end of the plot. */
function places(text: string, plot: Plot, ink: Palette): Label[] {
  const look = { ...TEXT, text, fill: ink.muted, halo: ink.background };
  const at = limitAt(plot) ?? plot.box.right;
  const end = plot.box.right - 4;
  const beside = rows(plot).flatMap((y): Label[] => [
    { ...look, x: at - 8, y, anchor: 'end' },
    { ...look, x: at + 8, y },
  ]);
  return [...beside, ...rows(plot).map((y): Label => ({ ...look, x: end, y, anchor: 'end' }))];
}

/** How far the data go, in words, where these cover least. */
export function note(
  model: ChartModel,
  plot: Plot,
  { ink, ...around }: Around & { readonly ink: Palette },
): Label[] {
  return leastCovered(places(sentence(model, plot), plot, ink), plot, around);
}
