import { element } from '../print/index.ts';
import { inPlain } from '../report/index.ts';
import { dots, dotsHeading, perDot, RADIUS, rings } from './dots.ts';
import type { ChartModel, ChartOptions, ChartPair } from './model.ts';
import { isOn, placeOn, STRETCH, trialsAxis } from './score-axis.ts';
import { belowAxis, bottomAxis, leftAxis } from './svg/axes.ts';
import { centred, lineHeight, type Sheet, write } from './svg/sheet.ts';
import { type Point, path, pathOf, tidy } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';
import { TINT_OPACITY } from './svg/theme.ts';

type ScatterPlace = NonNullable<ReturnType<typeof scatterPlace>>;

/** The axis has the best half of each sweep, as that of its median curve, and may go on as far as that. */
const SHOWN = { share: 0.5, stretch: 1 + STRETCH, padding: 0.04 };
const MAX_SIDE = 300;
/** Between the plot and the texts on its right. */
const GAP = 8;
/** From the start of a legend's row to its words. */
const MARK_WIDTH = 16;
/** The name of the line of equal scores, where it ends. */
const EQUAL = 'as good';

interface Surroundings {
  /** The last baseline above it. */
  readonly above: number;
  /** Where the curves begin, to be in line with them. */
  readonly left: number;
  readonly isLog: boolean;
  readonly range?: ChartOptions['range'];
}

/** The scatter of pairs, with the same scores on both axes; null without pairs. */
export function scatterPlace(
  model: ChartModel,
  sheet: Sheet,
  { above, left: least, isLog, range }: Surroundings,
) {
  const { pairs, direction } = model;
  if (pairs === null) return null;
  const scores = ARMS.map((arm) => pairs.map((pair) => pair[arm].score));
  const stretch = range === 'full' ? Infinity : SHOWN.stretch;
  const axis = trialsAxis(scores, { ...SHOWN, stretch, direction, isLog });

  const row = lineHeight(sheet.text);
  const headingY = above + 2 * row;
  const nameY = headingY + row + 6;
  const ticks = axis.ticks.map(({ text }) => textWidth(text, sheet.text));
  const left = Math.max(least, sheet.left + Math.max(0, ...ticks) + 10);
  const end = sheet.width - 8 - textWidth(EQUAL, sheet.text) - GAP;
  const side = Math.min(MAX_SIDE, end - left);
  const box = { left, right: left + side, top: nameY + 14, bottom: nameY + 14 + side };
  const xNameY = box.bottom + belowAxis(sheet) + 24;

  const x = placeOn(axis, [box.left, box.right]);
  const y = placeOn(axis, [box.bottom, box.top]);
  const all = pairs.toSorted(byScore).map((pair): Mark => {
    const { baseline, candidate } = pair;
    return {
      ...{ id: candidate.id, before: baseline.id, side: sideOf(pair, direction) },
      ...{ x: x(baseline.score), y: y(candidate.score) },
      failed: ARMS.filter((arm) => !Number.isFinite(pair[arm].score)),
      off: ARMS.filter((arm) => !isOn(axis, pair[arm].score)),
    };
  });
  const pairsPerDot = perDot(all);
  const marks = all.filter((_, rank) => rank % pairsPerDot === 0);
  const legend = legendOf(all);
  const beside = box.right + 3 * GAP;
  const words = Math.max(...legend.map(({ text }) => textWidth(text, sheet.text)));
  const isBeside = beside + MARK_WIDTH + words <= sheet.right;
  const legendAt = isBeside
    ? { x: beside, y: box.top + 3 * row }
    : { x: left, y: xNameY + 1.6 * row };
  return {
    ...{ model, sheet, axis, box, x, y, marks, pairsPerDot, legend, legendAt },
    ...{ headingY, nameY, xNameY },
    bottom: isBeside ? xNameY + 14 : legendAt.y + row * (legend.length - 1) + 14,
  };
}

const ARMS = ['baseline', 'candidate'] as const;
type Arm = (typeof ARMS)[number];

/** How the candidate did. */
const SIDES = ['worse', 'better', 'same'] as const;
type Side = (typeof SIDES)[number];

/** A pair in the picture. */
interface Mark extends Point {
  /** The candidate's trial, and the baseline's. */
  readonly id: string;
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
function legendOf(marks: readonly Mark[]) {
  const count = (is: (mark: Mark) => boolean) => marks.filter(is).length;
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

/** Below the curves: the pairs of trials that are compared. */
export function scatter(place: ScatterPlace): string[] {
  const { model, sheet, axis, box, x, y, pairsPerDot, headingY, nameY, xNameY } = place;
  const frame = { box, sheet };
  const metric = tidy(model.metric);
  const texts = new Map(axis.ticks.map(({ score, text }) => [score, text]));
  const bottom = {
    wanted: [...texts.keys()],
    x,
    textOf: (score: number) => texts.get(score) ?? '',
    name: `baseline’s ${metric}`,
    nameY: xNameY,
  };
  const name = { x: sheet.left, y: nameY, text: `candidate’s ${metric}` };
  return [
    dotsHeading({ title: 'Every pair', perDot: pairsPerDot, y: headingY }, sheet),
    write(sheet, 'text text', { ...name, maxWidth: sheet.right - sheet.left }),
    ...leftAxis(
      axis.ticks.map(({ score, text }) => ({ y: y(score), text })),
      frame,
    ),
    ...sides(place),
    ...bottomAxis(bottom, frame),
    ...marks(place),
    ...sideNames(place),
    ...legendRows(place),
  ];
}

/** The frame, and the line of equal scores, with a tint on the side of the worse. */
function sides({ model, sheet, box }: ScatterPlace): string[] {
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

function sideNames({ model, sheet, box }: ScatterPlace): string[] {
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
function marks({ marks, model, sheet: { ink } }: ScatterPlace): string[] {
  // In the corner of the bad scores, nobody sees on which side a pair is.
  const sideSeen = ({ off, side }: Mark) => (off.length === ARMS.length ? 'same' : side);
  return SIDES.toReversed().flatMap((side) => {
    const own = marks.filter((mark) => sideSeen(mark) === side);
    const ended = own.filter(({ failed }) => failed.length === 0);
    const failed = own.filter((mark) => !ended.includes(mark));
    const colour = ink[colourOf(side, model)];
    return [...dots(ended, colour), ...rings(failed, colour, ink.background)];
  });
}

/** Grey where the pairs cannot tell, even if all of them lie on one side. */
function colourOf(side: Side, { isUnknown }: ChartModel) {
  return side === 'same' || isUnknown ? 'muted' : side;
}

function legendRows({ model, sheet, legend, legendAt }: ScatterPlace): string[] {
  const { ink } = sheet;
  return legend.flatMap(({ look, text }, i) => {
    const y = legendAt.y + i * lineHeight(sheet.text);
    const at = [{ x: legendAt.x + RADIUS, y: y - 0.36 * sheet.text.size }];
    // Dots of one colour tell nobody which is which.
    const isDot = look !== null && !model.isUnknown;
    const mark =
      look === 'failed'
        ? rings(at, ink.muted, ink.background)
        : dots(isDot ? at : [], ink[colourOf(look ?? 'same', model)]);
    return [...mark, write(sheet, 'text text', { x: legendAt.x + MARK_WIDTH, y, text })];
  });
}
