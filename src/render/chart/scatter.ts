import { element } from '../../print/index.ts';
import { inPlain } from '../../report/index.ts';
import { belowAxis, bottomAxis, leftAxis } from '../svg/axes.ts';
import { centred, lineHeight, type Sheet } from '../svg/sheet.ts';
import { label, pathOf, tidy } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { dots, dotsHeading, perDot, RADIUS, rings } from './dots.ts';
import type { ChartModel, ChartOptions, ChartPair, ChartTrial } from './model.ts';
import { isOn, placeOn, type ScoreAxis, trialsAxis } from './scores.ts';

type ScatterPlace = NonNullable<ReturnType<typeof scatterPlace>>;

/** The best half of each sweep, which its curve is about, has at least half of the axis. */
const SHOWN = { share: 0.5, stretch: 2, padding: 0.04 };
const MAX_SIDE = 300;
/** Between the plot and the texts on its right. */
const GAP = 8;
/** Next to the plot, if there is as much space. */
const LEGEND_WIDTH = 200;
/** The name of the line of equal scores, where it ends. */
const EQUAL = 'as good';

interface Above {
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
  { above, left: least, isLog, range }: Above,
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
  const legend = legendOf(pairs, direction, axis);
  const isBeside = box.right + LEGEND_WIDTH <= sheet.right;
  const legendAt = isBeside
    ? { x: box.right + 3 * GAP, y: box.top + 3 * row }
    : { x: left, y: xNameY + 1.6 * row };

  const x = placeOn(axis, [box.left, box.right]);
  const y = placeOn(axis, [box.bottom, box.top]);
  const pairsPerDot = perDot(pairs);
  const marks = pairs
    .toSorted(byScore)
    .filter((_, rank) => rank % pairsPerDot === 0)
    .map((pair) => {
      const { baseline, candidate } = pair;
      const at = { x: x(baseline.score), y: y(candidate.score) };
      return { ...at, id: candidate.id, before: baseline.id, kind: kindOf(pair, direction) };
    });
  return {
    ...{ model, sheet, axis, box, x, y, marks, pairsPerDot, legend, legendAt },
    ...{ headingY, nameY, xNameY },
    bottom: isBeside ? xNameY + 14 : legendAt.y + row * (legend.length - 1) + 14,
  };
}

const ARMS = ['baseline', 'candidate'] as const;

function byScore(a: ChartPair, b: ChartPair): number {
  const [first = 0, second = 0] = ARMS.map((arm) => {
    return a[arm].score === b[arm].score ? 0 : a[arm].score - b[arm].score;
  });
  return first || second;
}

/** How the candidate did. */
const SIDES = ['worse', 'better', 'same'] as const;

interface Kind {
  readonly side: (typeof SIDES)[number];
  readonly hasFailed: boolean;
}

function kindOf(pair: ChartPair, direction: ChartModel['direction']): Kind {
  const { baseline, candidate } = pair;
  const hasFailed = ARMS.some((arm) => isFailed(pair[arm]));
  if (candidate.score === baseline.score) return { side: 'same', hasFailed };
  const isHigher = candidate.score > baseline.score;
  return { side: isHigher === (direction === 'maximize') ? 'better' : 'worse', hasFailed };
}

function isFailed({ score }: ChartTrial): boolean {
  return !Number.isFinite(score);
}

/** How many pairs there are of each kind; "worse" even if there are none. */
function legendOf(
  pairs: readonly ChartPair[],
  direction: ChartModel['direction'],
  axis: ScoreAxis,
) {
  const count = (is: (pair: ChartPair) => boolean) => pairs.filter(is).length;
  const sides = SIDES.map((side) => {
    const n = count((pair) => kindOf(pair, direction).side === side);
    return {
      n,
      mark: side,
      text: `${inPlain(n, 0)} ${side === 'same' ? 'the same' : side}`,
    } as const;
  });
  const failures = ARMS.map((arm) => {
    const n = count((pair) => isFailed(pair[arm]));
    return { n, mark: 'failed', text: `${inPlain(n, 0)} failed in the ${arm}` } as const;
  });
  const isOff = (trial: ChartTrial) => !isFailed(trial) && !isOn(axis, trial.score);
  const n = count((pair) => ARMS.some((arm) => isOff(pair[arm])));
  const beyond = { n, mark: null, text: `${inPlain(n, 0)} off the scale, on the frame` } as const;
  return [...sides, ...failures, beyond].filter(({ n, mark }) => n > 0 || mark === 'worse');
}

/** Below the curves: the pairs of trials that are compared. */
export function scatter(place: ScatterPlace, ink: Palette): string[] {
  const { model, sheet, axis, box, x, y, pairsPerDot, headingY, nameY, xNameY } = place;
  const frame = { box, sheet, ink };
  const metric = tidy(model.metric);
  const heading = { title: 'Every pair of trials', perDot: pairsPerDot, y: headingY };
  const written = new Map(axis.ticks.map(({ score, text }) => [score, text]));
  const bottom = {
    wanted: [...written.keys()],
    x,
    write: (score: number) => written.get(score) ?? '',
    name: `baseline’s ${metric}`,
    nameY: xNameY,
  };
  const name = { ...sheet.text, x: sheet.left, y: nameY, text: `candidate’s ${metric}` };
  return [
    ...dotsHeading(heading, sheet, ink),
    label({ ...name, fill: ink.text, maxWidth: sheet.right - sheet.left }),
    ...leftAxis(
      axis.ticks.map(({ score, text }) => ({ y: y(score), text })),
      frame,
    ),
    ...halves(place, ink),
    ...bottomAxis(bottom, frame),
    ...marks(place, ink),
    ...legendRows(place, ink),
  ];
}

const TINT = 0.1;

/** The frame, and the line of equal scores with a tint on the side of worse ones. */
function halves({ model, sheet, box }: ScatterPlace, ink: Palette): string[] {
  const { left, right, top, bottom } = box;
  const line = [
    { x: left, y: bottom },
    { x: right, y: top },
  ];
  const corner = model.direction === 'maximize' ? { x: right, y: bottom } : { x: left, y: top };
  const worse = { d: `${pathOf([...line, corner])}z`, fill: ink.worse, 'fill-opacity': TINT };
  const size = { x: left, y: top, width: right - left, height: bottom - top };
  const name = { ...sheet.text, x: right + GAP, y: centred(top, sheet.text), text: EQUAL };
  return [
    element('path', worse),
    element('rect', { ...size, fill: 'none', stroke: ink.grid }),
    element('path', { d: pathOf(line), stroke: ink.muted, 'stroke-width': 1.5 }),
    label({ ...name, fill: ink.muted }),
  ];
}

/** Dots, and rings where a trial failed, those of worse candidates on top; then the names of the sides. */
function marks({ model, sheet, box, marks }: ScatterPlace, ink: Palette): string[] {
  const drawn = SIDES.toReversed().flatMap((side) => {
    const own = marks.filter(({ kind }) => kind.side === side);
    const [failed, ended] = [true, false].map((is) =>
      own.filter(({ kind }) => kind.hasFailed === is),
    );
    const colour = colourOf(side, ink);
    return [...dots(ended ?? [], colour), ...rings(failed ?? [], colour, ink.background)];
  });
  const high = { x: box.left + 8, y: box.top + sheet.strong.size + 6 };
  const low = { x: box.right - 8, y: box.bottom - 10, anchor: 'end' } as const;
  const isUp = model.direction === 'maximize';
  const names = { worse: isUp ? low : high, better: isUp ? high : low };
  return [
    ...drawn,
    ...(['worse', 'better'] as const).map((text) =>
      label({ ...sheet.strong, ...names[text], text, fill: ink[text], halo: ink.background }),
    ),
  ];
}

function colourOf(side: Kind['side'], ink: Palette): string {
  return side === 'same' ? ink.muted : ink[side];
}

function legendRows({ sheet, legend, legendAt }: ScatterPlace, ink: Palette): string[] {
  return legend.flatMap(({ mark, text }, i) => {
    const y = legendAt.y + i * lineHeight(sheet.text);
    const at = [{ x: legendAt.x + RADIUS, y: y - 0.36 * sheet.text.size }];
    const look = { ...sheet.text, x: legendAt.x + 16, y, fill: ink.text };
    const drawn = mark === 'failed' ? rings(at, ink.muted, ink.background) : [];
    const dot = mark === null || mark === 'failed' ? drawn : dots(at, colourOf(mark, ink));
    return [...dot, label({ ...look, text })];
  });
}
