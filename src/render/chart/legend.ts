import {
  coordinate,
  element,
  LEFT,
  label,
  RIGHT,
  STRONG,
  TEXT,
  TO_BASELINE,
  tidy,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { BAND_OPACITY, medianStroke, type Palette, raisedStroke } from '../svg/theme.ts';
import type { ChartModel } from './model.ts';

const SWATCH = { width: 28, height: 14 };
const GAP = 8;
const WORD = 5;
const BETWEEN = 24;
export const LEGEND_ROW = 22;

/** One line of the chart, explained. */
interface Entry {
  readonly role: 'baseline' | 'candidate';
  readonly kind: 'curve' | 'raised';
  /** Our own words, drawn separately from the name, whose letters may run from right to left. */
  readonly words: string;
  readonly name: string;
}

interface Placed extends Entry {
  readonly x: number;
  readonly row: number;
}

function entries({ arms, margin }: ChartModel): Entry[] {
  const curves = arms.map(({ role, name }): Entry => {
    const tidied = tidy(name);
    const hasRole = arms.length > 1 || role === 'candidate';
    // A name often begins with its role.
    const words = hasRole && !tidied.startsWith(role) ? role : '';
    return { role, kind: 'curve', words, name: tidied };
  });
  if (!isRaised({ arms, margin })) return curves;
  return [
    ...curves,
    {
      role: 'candidate',
      kind: 'raised',
      words: `candidate with the margin of ${margin}`,
      name: '',
    },
  ];
}

/** Whether the candidate's curve is raised (minimised: lowered) by a margin before it is compared. */
export function isRaised({ arms, margin }: Pick<ChartModel, 'arms' | 'margin'>): boolean {
  return margin > 0 && arms.length > 1;
}

function nameAt({ words }: Entry): number {
  const said = words === '' ? 0 : textWidth(words, STRONG) + WORD;
  return SWATCH.width + GAP + said;
}

/** The entries in rows; one that does not fit begins a new row. */
export function legendRows(model: ChartModel): Placed[] {
  let [x, row] = [LEFT, 0];
  return entries(model).map((entry) => {
    const width = nameAt(entry) + textWidth(entry.name, TEXT);
    if (x > LEFT && x + width > RIGHT) [x, row] = [LEFT, row + 1];
    const placed = { ...entry, x, row };
    x += width + BETWEEN;
    return placed;
  });
}

function swatch({ role, kind, x }: Placed, y: number, ink: Palette): string[] {
  const line = `M${coordinate(x)} ${coordinate(y)}h${SWATCH.width}`;
  if (kind === 'raised') return [element('path', { d: line, ...raisedStroke(ink) })];
  const area = { x, y: y - SWATCH.height / 2, ...SWATCH };
  return [
    element('rect', { ...area, fill: ink[role], 'fill-opacity': BAND_OPACITY }),
    element('path', { d: line, ...medianStroke(role, ink) }),
  ];
}

export function legend(placed: readonly Placed[], firstRow: number, ink: Palette): string[] {
  return placed.flatMap((entry) => {
    const middle = firstRow + LEGEND_ROW * entry.row;
    const shared = { y: middle + TO_BASELINE, fill: ink.text };
    const x = entry.x + nameAt(entry);
    const words = { ...STRONG, ...shared, x: entry.x + SWATCH.width + GAP, text: entry.words };
    const name = { ...TEXT, ...shared, x, text: entry.name, maxWidth: RIGHT - x };
    return [
      ...swatch(entry, middle, ink),
      ...[words, name].filter(({ text }) => text !== '').map(label),
    ];
  });
}
