import {
  type Box,
  coveredArea,
  group,
  type Label,
  label,
  labelBox,
  STRONG,
  TEXT,
  TEXT_LINE,
  tidy,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget, plural } from '../wording/numbers.ts';
import { arrowBox, medianFrom, raisedMedian } from './curves.ts';
import { limitAt, limitBox, targetBox, targetWords } from './guides.ts';
import type { Plot } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { openEnds } from './open-ends.ts';
import { type Around, covered, leastCovered } from './placing.ts';

/** Marks and texts among the curves, each placed where the previous ones leave space. */
export function annotations(model: ChartModel, plot: Plot, ink: Palette): string[] {
  const ends = openEnds(model, plot, ink);
  const curves = model.arms.map((arm) => ({
    role: arm.role,
    covers: [...covered(arm, plot), ...arrowBox(arm, plot)],
    from: plot.x(medianFrom(arm, plot)),
  }));
  const lines = [...curves.flatMap(({ covers }) => covers), ...raisedBoxes(model, plot)];

  const signs = [...ends.map(({ box }) => box), ...limitBox(plot)];
  const goal = targetWords(model, plot, { lines, texts: signs, ink });
  const texts = [...signs, ...goal.map(labelBox), ...targetBox(model, plot)];
  const limit = note(model, plot, { lines, texts, ink });
  const busy = [...lines, ...texts, ...limit.map(labelBox)];
  const names = directLabels(curves, plot, { busy, ink });
  return [
    ...ends.flatMap(({ classes, markup }) => group(classes, [markup])),
    ...[...goal, ...limit].map(label),
    ...names.flatMap(({ role, place }) => group(`median ${role}`, [label(place)])),
  ];
}

function raisedBoxes(model: ChartModel, plot: Plot): Box[] {
  return raisedMedian(model).flatMap((curve) => {
    const line = { median: curve, lower: curve, upper: curve };
    return covered({ ...line, resolvableBudget: plot.budgets.last }, plot);
  });
}

/** The distance between the places that are tried for a label. */
const LABEL_STEP = 16;
const FROM_CURVE = 5;

interface Named {
  readonly role: ChartArm['role'];
  readonly place: Label;
}

interface Curve {
  readonly role: ChartArm['role'];
  /** The boxes that its band and lines cover. */
  readonly covers: readonly Box[];
  /** Where its median enters the plot, in pixels. */
  readonly from: number;
}

/** Places right above and right below a curve, from right to left. */
function labelPlaces({ role, covers, from }: Curve, { box }: Plot, ink: Palette): Label[] {
  const width = textWidth(role, STRONG);
  const look = { ...STRONG, text: role, fill: ink[role], halo: ink.background };
  const count = Math.max(
    0,
    Math.floor((box.right - Math.max(box.left, from) - width) / LABEL_STEP),
  );
  return Array.from({ length: count }, (_, i) => box.right - 4 - width - LABEL_STEP * i).flatMap(
    (x) => {
      const near = covers.filter(({ left, right }) => right > x && left < x + width);
      const top = Math.min(...near.map((one) => one.top));
      const bottom = Math.max(...near.map((one) => one.bottom));
      return [
        { ...look, x, y: top - FROM_CURVE },
        { ...look, x, y: bottom + STRONG.size },
      ];
    },
  );
}

/** Labels the curves with their roles; a curve without a free place has only the legend. */
function directLabels(
  curves: readonly Curve[],
  plot: Plot,
  { busy, ink }: { readonly busy: readonly Box[]; readonly ink: Palette },
): Named[] {
  if (curves.length < 2) return [];
  const placed: Named[] = [];
  for (const curve of curves) {
    const all = [...busy, ...placed.map(({ place }) => labelBox(place))];
    const place = labelPlaces(curve, plot, ink).find((one) => isFree(labelBox(one), plot, all));
    if (place !== undefined) placed.push({ role: curve.role, place });
  }
  return placed;
}

function isFree(place: Box, { box }: Plot, busy: readonly Box[]): boolean {
  const inside = place.top >= box.top && place.bottom <= box.bottom;
  return inside && coveredArea(place, busy) === 0;
}

/** Which sweep's trials set the limit, when they are not the same number. */
function limitSentence({ arms, unit }: ChartModel, { budgets }: Plot): string {
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

const NOTE_STEP = 8;
/** Between the line and a text next to it. */
const NOTE_GAP = 8;
const MAX_LINES = 3;

/** Baselines to try for the first line of a note, starting from the edge where failures are. */
function noteRows({ box, badEdge }: Plot, lines: number): number[] {
  const below = TEXT_LINE * (lines - 1);
  const [lowest, highest] = [box.bottom - 10 - below, box.top + 17];
  const count = Math.max(0, Math.floor((lowest - highest) / NOTE_STEP) + 1);
  const upwards = Array.from({ length: count }, (_, i) => lowest - NOTE_STEP * i);
  return badEdge === 'bottom' ? upwards : upwards.map((y) => highest + lowest - y);
}

/** The text in at most `count` lines of similar width. */
function brokenInto(text: string, count: number): string[] {
  const fair = textWidth(text, TEXT) / count;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    // A word goes to the line that would hold the larger part of it.
    const end = textWidth(longer, TEXT) - textWidth(word, TEXT) / 2;
    if (last === undefined || (lines.length < count && end > fair)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Places for a note, next to the line or at the end of the plot, never across the line. */
function notePlaces(text: string, plot: Plot, ink: Palette): Label[][] {
  const look = { ...TEXT, fill: ink.muted, halo: ink.background };
  const at = limitAt(plot);
  const end = { x: plot.box.right - 4, anchor: 'end' as const };
  const sides =
    at === undefined
      ? [end]
      : [{ x: at - NOTE_GAP, anchor: 'end' as const }, { x: at + NOTE_GAP }, end];
  const counts = Array.from({ length: MAX_LINES }, (_, i) => i + 1);
  return counts.flatMap((count) => {
    const lines = brokenInto(text, count);
    return sides.flatMap((side) =>
      noteRows(plot, count).map((y) =>
        lines.map((line, i): Label => ({ ...look, ...side, y: y + TEXT_LINE * i, text: line })),
      ),
    );
  });
}

/** A note on how far the data go, where it covers least. */
function note(
  model: ChartModel,
  plot: Plot,
  { ink, ...around }: Around & { readonly ink: Palette },
): readonly Label[] {
  return leastCovered(notePlaces(limitSentence(model, plot), plot, ink), plot, around);
}
