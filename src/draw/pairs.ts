import { element } from '../print/index.ts';
import { inPlain } from '../report/index.ts';
import { dots, dotsHeading, perDot, RADIUS, rings } from './dots.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartModel, ChartOptions, ChartPair } from './model.ts';
import {
  BELOW_TEXT,
  belowName,
  drawMarks,
  type Mark,
  type Plot,
  spaceFor,
  type TrialDot,
  xAxis,
  yAxis,
} from './panel.ts';
import { isOn, placeOn, STRETCH, trialsAxis } from './score-axis.ts';
import { centred, lineHeight, write } from './svg/sheet.ts';
import { group, path, pathOf, tidy } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';
import { TINT_OPACITY } from './svg/theme.ts';

/** The axis has the best half of each sweep, as that of its median curve, and may go on as far as that. */
const SHOWN = { share: 0.5, stretch: 1 + STRETCH, padding: 0.04 };
const MAX_SIDE = 300;
/** Between the plot and the texts on its right. */
const GAP = 8;
/** From the start of a legend's row to its words. */
const MARK_WIDTH = 16;
/** The name of the line of equal scores, where it ends. */
const EQUAL = 'as good';

/** The pairs of trials that are compared, with the same scores on both axes. */
export const pairsPanel =
  (pairs: readonly ChartPair[], frame: CurveFrame, range: ChartOptions['range']) =>
  (above: number) => {
    const { model, sheet, scores } = frame;
    const { direction } = model;
    const stretch = range === 'full' ? Infinity : SHOWN.stretch;
    const each = ARMS.map((arm) => pairs.map((pair) => pair[arm].score));
    const axis = trialsAxis(each, { ...SHOWN, stretch, direction, isLog: scores.isLog });
    const row = lineHeight(sheet.text);
    const headingY = above - BELOW_TEXT + 2 * row;
    const nameY = headingY + row + 6;
    // In line with the curves.
    const left = Math.max(
      frame.left,
      spaceFor(
        axis.ticks.map(({ text }) => text),
        sheet,
      ),
    );
    const end = sheet.width - 8 - textWidth(EQUAL, sheet.text) - GAP;
    const side = Math.min(MAX_SIDE, end - left);
    const box = { left, right: left + side, top: nameY + 14, bottom: nameY + 14 + side };
    const x = placeOn(axis, [box.left, box.right]);
    const y = placeOn(axis, [box.bottom, box.top]);
    const plot = { model, sheet, box, x, y };

    const all = pairs.toSorted(byScore).map((pair): PairDot => {
      const { baseline, candidate } = pair;
      return {
        ...{ id: candidate.id, before: baseline.id, side: sideOf(pair, direction) },
        ...{ x: x(baseline.score), y: y(candidate.score) },
        failed: ARMS.filter((arm) => !Number.isFinite(pair[arm].score)),
        off: ARMS.filter((arm) => !isOn(axis, pair[arm].score)),
      };
    });
    const pairsPerDot = perDot(all);
    const shown = all.filter((_, rank) => rank % pairsPerDot === 0);
    const legend = legendOf(all);
    const xNameY = box.bottom + belowName(sheet);
    const beside = box.right + 3 * GAP;
    const words = Math.max(...legend.map(({ text }) => textWidth(text, sheet.text)));
    const isBeside = beside + MARK_WIDTH + words <= sheet.right;
    const legendAt = isBeside
      ? { x: beside, y: box.top + 3 * row }
      : { x: left, y: xNameY + 1.6 * row };
    const texts = new Map(axis.ticks.map(({ value, text }) => [value, text]));
    const metric = tidy(model.metric);
    const name = { x: sheet.left, y: nameY, text: `candidate’s ${metric}` };
    const drawn = [
      dotsHeading({ title: 'Every pair', perDot: pairsPerDot, y: headingY }, sheet),
      write(sheet, 'text text', { ...name, maxWidth: sheet.right - sheet.left }),
      ...drawMarks<PairsPlot>(plot, [
        yAxis(axis.ticks),
        equalLine,
        xAxis({
          wanted: [...texts.keys()],
          textOf: (score) => texts.get(score) ?? '',
          name: `baseline’s ${metric}`,
        }),
        pairDots(shown),
        sideNames,
        legendRows(legend, legendAt),
      ]),
    ];
    const lastText = isBeside ? xNameY : legendAt.y + row * (legend.length - 1);
    return {
      ...{ drawn: group('scatter', drawn), bottom: lastText + BELOW_TEXT },
      ...{ box, axis, legend, pairs: shown, dots: pairsPerDot === 1 ? shown : [] },
    };
  };

interface PairsPlot extends Plot {
  readonly model: ChartModel;
}

const ARMS = ['baseline', 'candidate'] as const;
type Arm = (typeof ARMS)[number];

/** How the candidate did. */
const SIDES = ['worse', 'better', 'same'] as const;
type Side = (typeof SIDES)[number];

/** A pair in the picture, by the candidate's trial and the baseline's. */
interface PairDot extends TrialDot {
  readonly before: string;
  readonly side: Side;
  readonly failed: readonly Arm[];
  /** Those whose scores are not on the axis, failed ones included. */
  readonly off: readonly Arm[];
}

function byScore(a: ChartPair, b: ChartPair): number {
  const [first = 0, second = 0] = ARMS.map((arm) =>
    a[arm].score === b[arm].score ? 0 : a[arm].score - b[arm].score,
  );
  return first || second;
}

function sideOf({ baseline, candidate }: ChartPair, direction: ChartModel['direction']): Side {
  if (candidate.score === baseline.score) return 'same';
  const isHigher = candidate.score > baseline.score;
  return isHigher === (direction === 'maximize') ? 'better' : 'worse';
}

/** How many pairs there are of each kind. */
function legendOf(pairs: readonly PairDot[]) {
  const count = (is: (pair: PairDot) => boolean) => pairs.filter(is).length;
  const rows = [
    ...SIDES.map((look) => {
      const words = look === 'same' ? 'the same' : look;
      return { look, words, n: count(({ side }) => side === look) } as const;
    }),
    ...ARMS.map((arm) => {
      const n = count(({ failed }) => failed.includes(arm));
      return { look: 'failed', words: `failed in the ${arm}`, n } as const;
    }),
    {
      look: null,
      words: 'off the scale, on the frame',
      n: count(({ failed, off }) => off.length > failed.length),
    },
  ];
  return rows
    .filter(({ n }) => n > 0)
    .map(({ look, words, n }) => ({ look, text: `${inPlain(n, 0)} ${words}` }));
}

/** The frame, and the line of equal scores, with a tint on the side of the worse. */
function equalLine({ model, sheet, box }: PairsPlot): string[] {
  const { left, right, top, bottom } = box;
  const line = [
    { x: left, y: bottom },
    { x: right, y: top },
  ];
  const corner = model.direction === 'maximize' ? { x: right, y: bottom } : { x: left, y: top };
  const size = { x: left, y: top, width: right - left, height: bottom - top };
  const name = { x: right + GAP, y: centred(top, sheet.text), text: EQUAL };
  const { grid, muted } = sheet.ink;
  const fill = sheet.ink[colourOf('worse', model)];
  return [
    ...path(`${pathOf([...line, corner])}z`, { fill, 'fill-opacity': TINT_OPACITY }),
    element('rect', { ...size, fill: 'none', stroke: grid }),
    ...path(pathOf(line), { stroke: muted, 'stroke-width': 1.5 }),
    write(sheet, 'text muted', name),
  ];
}

function sideNames({ model, sheet, box }: PairsPlot): string[] {
  const high = { x: box.left + 8, y: box.top + sheet.strong.size + 6 };
  const low = { x: box.right - 8, y: box.bottom - 10, anchor: 'end' } as const;
  const isUp = model.direction === 'maximize';
  const places = { worse: isUp ? low : high, better: isUp ? high : low };
  return (['worse', 'better'] as const).map((text) =>
    write(sheet, `strong ${colourOf(text, model)}`, {
      ...places[text],
      text,
      halo: sheet.ink.background,
    }),
  );
}

/** Dots, and rings where a trial failed; those of worse candidates on top. */
const pairDots =
  (pairs: readonly PairDot[]): Mark<PairsPlot> =>
  ({ model, sheet: { ink } }) => {
    // In the corner of the bad scores, nobody sees on which side a pair is.
    const sideSeen = ({ off, side }: PairDot) => (off.length === ARMS.length ? 'same' : side);
    return SIDES.toReversed().flatMap((side) => {
      const own = pairs.filter((pair) => sideSeen(pair) === side);
      const ended = own.filter(({ failed }) => failed.length === 0);
      const failed = own.filter((pair) => !ended.includes(pair));
      const colour = ink[colourOf(side, model)];
      return [...dots(ended, colour), ...rings(failed, colour, ink.background)];
    });
  };

/** Grey where the pairs cannot tell, even if all of them lie on one side. */
function colourOf(side: Side, { isUnknown }: ChartModel) {
  return side === 'same' || isUnknown ? 'muted' : side;
}

const legendRows =
  (legend: ReturnType<typeof legendOf>, place: { x: number; y: number }): Mark<PairsPlot> =>
  ({ model, sheet }) =>
    legend.flatMap(({ look, text }, i) => {
      const { ink } = sheet;
      const y = place.y + i * lineHeight(sheet.text);
      const at = [{ x: place.x + RADIUS, y: y - 0.36 * sheet.text.size }];
      // Dots of one colour tell nobody which is which.
      const isDot = look !== null && !model.isUnknown;
      const mark =
        look === 'failed'
          ? rings(at, ink.muted, ink.background)
          : dots(isDot ? at : [], ink[colourOf(look ?? 'same', model)]);
      return [...mark, write(sheet, 'text text', { x: place.x + MARK_WIDTH, y, text })];
    });
