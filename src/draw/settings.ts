import { middleBest } from '../decide/index.ts';
import { dots } from './dots.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartSettings } from './model.ts';
import { besideEachOther, evenLine, type Mark, type Panel, type Plot, tint } from './panel.ts';
import { dotsAxis, placeOn } from './score-axis.ts';
import { lettered } from './svg/sheet.ts';
import { horizontal, label, path, vertical } from './svg/svg.ts';
import { columnsPanel, curvesPanel, isNarrow } from './trials.ts';

const HEIGHT = 164;
/** Of the line at a median, on either side of its column's middle. */
const HALF = 44;

/**
 * Each trial that counts, by what it has beyond what its settings promise, beside the curves, which may not show it; on a
 * phone above them.
 */
export function settingsPanels({ arms }: ChartSettings, frame: CurveFrame): Panel[] {
  const axis = axisOf(arms);
  const even = arms[0] ? median(arms[0]) : 0;
  const trials = columnsPanel(frame, {
    ...{ name: 'settings', arms, axis, height: HEIGHT },
    title: () => 'Each trial against its settings’ promise',
    under: sides(even),
    over:
      (arm, x) =>
      ({ y, sheet }) => {
        const ends = { left: x - HALF, right: x + HALF };
        return path(horizontal(ends, y(median(arm))), {
          stroke: sheet.ink.text,
          'stroke-width': 2.5,
        });
      },
  });
  // Their numbers are not what decides.
  const plain = { ...frame, model: { ...frame.model, example: null } };
  const curves = curvesPanel(plain, HEIGHT);
  return isNarrow(frame) ? [trials, curves] : [besideEachOther(trials, curves)];
}

type Column = Pick<ChartSettings['arms'][number], 'trials'>;

const scoresOf = ({ trials }: Column) => trials.map(({ score }) => score);
const axisOf = (arms: readonly Column[]) => dotsAxis(arms.flatMap(scoresOf));
const median = (column: Column) => middleBest(scoresOf(column));

/** The same in a row of many, from left to right: worse to better. */
export function settingsInRow(
  { arms }: ChartSettings,
  { sheet, box }: Pick<Plot, 'sheet' | 'box'>,
): string[] {
  const x = placeOn(axisOf(arms), [box.left + 4, box.right - 4]);
  const even = arms[0] ? x(median(arms[0])) : 0;
  const lane = (box.bottom - box.top) / arms.length;
  return [
    ...tint({ ...box, right: even }, sheet),
    ...arms.flatMap((arm, i) => {
      const ends = [box.top + i * lane + 2, box.top + (i + 1) * lane - 2] as const;
      const y = (ends[0] + ends[1]) / 2;
      const places = arm.trials.map(({ score }) => ({ x: x(score), y }));
      const middle = vertical(x(median(arm)), ends);
      return [
        ...dots(places, sheet.ink[arm.role]),
        ...path(middle, { stroke: sheet.ink.text, 'stroke-width': 2.5 }),
      ];
    }),
  ];
}

/** Worse and better than a typical trial of the baseline. */
const sides =
  (even: number): Mark =>
  ({ sheet, box, y }: Plot) => {
    const name = { x: box.left + 6, halo: sheet.ink.background };
    const words = [
      lettered(sheet, 'strong better', { ...name, y: box.top + sheet.strong.size, text: 'better' }),
      lettered(sheet, 'strong worse', { ...name, y: box.bottom - 6, text: 'worse' }),
    ];
    return [
      ...tint({ ...box, top: y(even) }, sheet),
      ...evenLine(box, y(even), sheet),
      ...words.map(label),
    ];
  };
