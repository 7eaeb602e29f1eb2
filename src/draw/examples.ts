import { element } from '../print/index.ts';
import { inPlain } from '../report/index.ts';
import { HEAD, panelHeading } from './curves.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartModel, ChartPairs, ChartTrial } from './model.ts';
import { BELOW_TEXT, belowAxis, type Panel } from './panel.ts';
import { centred, lettered, lineHeight } from './svg/sheet.ts';
import { label, placed } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';
import { DIFFERENCE_OPACITY } from './svg/theme.ts';

const HEIGHT = 40;
/** Between two parts of the bar. */
const GAP = 2;

/** Whether each trial is an example that passes, 1, or fails, 0: there is no more or less to draw. */
export function arePasses({ all }: ChartPairs): boolean {
  const isPass = ({ score }: ChartTrial) => score === 0 || score === 1;
  return all.every(({ baseline, candidate }) => isPass(baseline) && isPass(candidate));
}

/** How many pairs were lost, are the same, and were won, as parts of a bar. */
export const examplesPanel =
  (pairs: ChartPairs, frame: CurveFrame): Panel =>
  (above) => {
    const { sheet, model } = frame;
    const { ink } = sheet;
    const counts = countsOf(pairs, model);
    const y = above + HEAD - 6;
    const width = sheet.right - sheet.left;
    const middle = (sheet.left + sheet.right) / 2;
    const parts = [
      ['worse', counts.lost, `lost ${inPlain(counts.lost, 0)}`, 'start', sheet.left],
      ['muted', counts.same, sameWords(counts), 'middle', middle],
      ['better', counts.won, `won ${inPlain(counts.won, 0)}`, 'end', sheet.right],
    ] as const;
    const below = y + HEIGHT + lineHeight(sheet.strong);
    let x = sheet.left;
    const [lost, same, won] = parts.map(([colour, n, text, anchor, edge]) => {
      const [left, size] = [x, (n / pairs.all.length) * width];
      x += size;
      const look = colour === 'muted' ? { 'fill-opacity': DIFFERENCE_OPACITY } : {};
      const place = { x: left, y, width: Math.max(0, size - GAP), height: HEIGHT };
      const bar = n > 0 ? [element('rect', { ...place, fill: ink[colour], ...look })] : [];
      const letters = colour === 'muted' ? 'strong text' : 'strong background';
      const inside = { x: left + size / 2, y: centred(y + HEIGHT / 2, sheet.strong), text };
      const isInside = textWidth(text, sheet.strong) + 12 <= size;
      const written = isInside
        ? lettered(sheet, letters, { ...inside, anchor: 'middle' })
        : lettered(sheet, `strong ${colour}`, { x: edge, y: below, text, anchor });
      return { bar, label: [written] };
    });
    // What is the same is named where there is space.
    const labels = [lost, won, same].flatMap((part) => (part ? [part.label] : []));
    const around = { left: 0, right: sheet.width, top: y, bottom: below + sheet.strong.size };
    const drawn = [
      ...[lost, same, won].flatMap((part) => part?.bar ?? []),
      ...placed(labels, around).map(label),
    ];
    const title = `The ${inPlain(pairs.all.length, 0)} pairs, before and after`;
    const bottom = below + belowAxis(sheet) - sheet.small.size + BELOW_TEXT;
    return { drawn: [panelHeading(title, above, frame), ...drawn], bottom };
  };

type Counts = ReturnType<typeof countsOf>;

function countsOf({ all }: ChartPairs, { direction }: ChartModel) {
  const isGood = ({ score }: ChartTrial) => (score === 1) === (direction === 'maximize');
  const count = (before: boolean, after: boolean) =>
    all.filter(({ baseline, candidate }) => {
      return isGood(baseline) === before && isGood(candidate) === after;
    }).length;
  const [both, neither] = [count(true, true), count(false, false)];
  return { lost: count(true, false), won: count(false, true), same: both + neither, both, neither };
}

function sameWords({ same, both, neither }: Counts): string {
  return `same ${inPlain(same, 0)}: ${inPlain(both, 0)} pass, ${inPlain(neither, 0)} fail both times`;
}
