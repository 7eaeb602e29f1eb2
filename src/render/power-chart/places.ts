import { type Box, type Label, labelBox } from '../chart/svg.ts';

/** Text on a line can still be read; text on text cannot. */
const TEXT_WEIGHT = 1000;

/** The first of the places that covers least. */
export function bestPlace(
  places: readonly Label[],
  lines: readonly Box[],
  texts: readonly Box[] = [],
): Label {
  const cost = (place: Label) => {
    const box = labelBox(place);
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, b) => sum + overlap(box, b), 0);
    return covered(lines) + TEXT_WEIGHT * covered(texts);
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] as Label;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
