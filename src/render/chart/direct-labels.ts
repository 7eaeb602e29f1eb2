import { taken } from './covered.ts';
import type { Plot } from './layout.ts';
import type { ChartArm } from './model.ts';
import { STRONG } from './sizes.ts';
import { type Box, type Label, labelBox } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

/** How far apart the places are that a label is tried at. */
const STEP = 16;
const FROM_CURVE = 5;

interface Named {
  readonly role: ChartArm['role'];
  readonly place: Label;
}

interface Curve {
  readonly role: ChartArm['role'];
  /** What its band and lines cover. */
  readonly covers: readonly Box[];
  /** Where its median comes onto the axis, in pixels. */
  readonly from: number;
}

/** Places right above and right below a curve, from right to left. */
function places({ role, covers, from }: Curve, { box }: Plot, ink: Palette): Label[] {
  const width = textWidth(role, STRONG);
  const look = { ...STRONG, text: role, fill: ink[role], halo: ink.background };
  const count = Math.max(0, Math.floor((box.right - Math.max(box.left, from) - width) / STEP));
  return Array.from({ length: count }, (_, i) => box.right - 4 - width - STEP * i).flatMap((x) => {
    const near = covers.filter(({ left, right }) => right > x && left < x + width);
    const top = Math.min(...near.map((one) => one.top));
    const bottom = Math.max(...near.map((one) => one.bottom));
    return [
      { ...look, x, y: top - FROM_CURVE },
      { ...look, x, y: bottom + STRONG.size },
    ];
  });
}

/** The sweeps' roles beside their curves; one that has no free place is left to the legend. */
export function directLabels(
  curves: readonly Curve[],
  plot: Plot,
  { busy, ink }: { readonly busy: readonly Box[]; readonly ink: Palette },
): Named[] {
  if (curves.length < 2) return [];
  const placed: Named[] = [];
  for (const curve of curves) {
    const all = [...busy, ...placed.map(({ place }) => labelBox(place))];
    const place = places(curve, plot, ink).find((one) => isFree(labelBox(one), plot, all));
    if (place !== undefined) placed.push({ role: curve.role, place });
  }
  return placed;
}

function isFree(place: Box, { box }: Plot, busy: readonly Box[]): boolean {
  const inside = place.top >= box.top && place.bottom <= box.bottom;
  return inside && taken(place, busy) === 0;
}
