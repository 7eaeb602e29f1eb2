import { stepFunction, valueAt } from '../math/functions.ts';
import { isOn } from './axes.ts';
import {
  armsBeyond,
  arrowsBeyond,
  band,
  budgetAxis,
  budgetLine,
  type CurveMark,
  drawArrows,
  endNames,
  line,
  longestOf,
  numberedDot,
  overflowKey,
  panelHeading,
  stretchesWhere,
  writePlaced,
} from './curves.ts';
import { type CurveFrame, type CurvePlot, type Difference, placeCurves } from './frame.ts';
import type { ChartModel } from './model.ts';
import { drawMarks, evenLine, type Panel, tint, yNumbers } from './panel.ts';
import {
  type Box,
  group,
  hatching,
  horizontal,
  OPACITY,
  path,
  rectangle,
  type Text,
  textWidth,
  write,
} from './svg/svg.ts';

const HEIGHT = 164;

/** Candidate − baseline at each budget: where its limits clear the line, the evidence is strong. */
export const differencePanel =
  (frame: CurveFrame, difference: Difference): Panel =>
  (above) => {
    const { model, sheet, budgets } = frame;
    const top = above + sheet.head;
    const plot = placeCurves(frame, difference.axis, { top, bottom: top + HEIGHT });
    const end = valueAt(difference.median, budgets.last);
    const lost = lossLine(model);
    const scale = difference.axis.near === undefined ? '' : ', log scale';
    const bottom = plot.box.bottom + sheet.belowAxis + sheet.belowText;
    const drawn = [
      panelHeading(`${model.scoreWord}: candidate − baseline${scale}`, above, frame),
      ...drawMarks<CurvePlot>(plot, [
        yNumbers(difference.axis.ticks),
        ...differenceMarks(difference, model),
        words(difference),
        budgetAxis(frame),
        overflowKey(
          [beyond(difference, plot), ...armsBeyond({ ...plot, axis: frame.scores })],
          bottom + sheet.small.line - sheet.belowText,
        ),
        endNames([
          { look: 'baseline', text: 'baseline', at: 0 },
          ...(model.compared ? [{ look: 'candidate', text: 'candidate', at: end } as const] : []),
          ...(isOn(difference.axis, lost) && lost !== 0
            ? [{ look: 'muted', text: 'margin', at: lost } as const]
            : []),
        ]),
      ]),
    ];
    return { drawn: group('difference', drawn), bottom, plot };
  };

function beyond(difference: Difference, plot: CurvePlot) {
  return { arrows: arrowsBeyond(difference, plot, { reach: shownIn(plot) }) };
}

/** The loss that does not count yet, as a difference. */
function lossLine({ margin, direction }: ChartModel): number {
  if (margin === 0) return 0;
  return direction === 'maximize' ? -margin : margin;
}

/** Without words: the same in a row of many. */
export function differenceMarks(difference: Difference, model: ChartModel): CurveMark[] {
  return [
    (plot) => tint(sideOf('worse', plot), plot.sheet),
    (plot) => {
      const look = { fill: plot.sheet.ink.muted, 'fill-opacity': OPACITY.difference };
      return band(difference, look, shownIn(plot))(plot);
    },
    ...WAYS.map((way) => clearAreas(difference, way)),
    hatchNotCompared,
    (plot) => drawArrows(beyond(difference, plot).arrows, plot.sheet.ink.muted, plot),
    budgetLine,
    (plot) => {
      const look = { stroke: plot.sheet.ink.text, 'stroke-width': 2.5 };
      return model.compared ? line(difference.median, look, shownIn(plot))(plot) : [];
    },
    zeroLine,
  ];
}

const WAYS = ['worse', 'better'] as const;
type Way = (typeof WAYS)[number];

/** The budgets that are compared, on the axis. */
function shownIn({ model: { compared }, budgets: { first, last } }: CurvePlot) {
  if (compared === null) return [first, first] as const;
  return [Math.max(first, compared[0]), Math.min(last, compared[1])] as const;
}

/** The part of the plot on one side of the line. */
function sideOf(way: Way, { model, box, y }: CurvePlot): Box {
  const { line, isBelow } = edgeOf(way, model);
  return isBelow ? { ...box, top: y(line) } : { ...box, bottom: y(line) };
}

/** A loss begins at the margin, a gain at zero. */
function edgeOf(way: Way, model: ChartModel) {
  const isUp = model.direction === 'maximize';
  const edges = {
    worse: { line: lossLine(model), isBelow: isUp },
    better: { line: 0, isBelow: !isUp },
  };
  return edges[way];
}

/** Where the limits clear the line: zero, or the margin. */
function clearStretches({ lower, upper }: Difference, way: Way, plot: CurvePlot) {
  const { model } = plot;
  if (!model.isStrengthKnown) return [];
  const { line, isBelow } = edgeOf(way, model);
  return stretchesWhere([lower, upper], shownIn(plot), ([low = 0, high = 0]) =>
    isBelow ? high < line : low > line,
  );
}

const clearAreas =
  (difference: Difference, way: Way): CurveMark =>
  (plot) => {
    const look = { fill: plot.sheet.ink[way], 'fill-opacity': OPACITY.clear };
    return clearStretches(difference, way, plot).flatMap((stretch) =>
      band(difference, look, stretch)(plot),
    );
  };

/** So that what is not known does not look like no difference. */
function hatchNotCompared(plot: CurvePlot): string[] {
  const { sheet, box, x, y, model } = plot;
  const [from, to] = shownIn(plot).map(x) as [number, number];
  const beside = [{ right: from }, { left: to }].map((side) => ({ ...box, ...side }));
  const areas = model.compared ? beside.filter(({ left, right }) => right - left > 1) : [box];
  // In the larger part, away from the line between.
  const edge = y(0) - box.top > box.bottom - y(0) ? box.top : box.bottom;
  return areas.flatMap((area) => {
    const { left, right } = area;
    const text = { x: (left + right) / 2, y: (y(0) + edge) / 2 + 4, text: 'not compared' };
    const isWide = textWidth(text.text, sheet.small) + 12 < right - left;
    return group('not-compared', [
      ...path(rectangle(area), { fill: sheet.ink.background }),
      ...path(hatching(area), { stroke: sheet.ink.grid, 'stroke-width': 1.5 }),
      ...(isWide ? [write(sheet, 'small muted', { ...text, anchor: 'middle', halo: true })] : []),
    ]);
  });
}

function zeroLine({ model, sheet, axis, box, y }: CurvePlot): string[] {
  const lost = lossLine(model);
  const dotted = { stroke: sheet.ink.text, 'stroke-width': 1.5, 'stroke-dasharray': '1.5 3' };
  return [
    ...(lost !== 0 && isOn(axis, lost) ? path(horizontal(box, y(lost)), dotted) : []),
    ...evenLine(box, y(0), sheet),
  ];
}

/** From the left to the right of where a word may stand. */
const SHARES = Array.from({ length: 11 }, (_, i) => i / 10);

const constant = (value: number) => stepFunction([Infinity], [value]);

/** The number of the headline at its dot, the names of the sides, and where the difference is clear. */
const words =
  (difference: Difference): CurveMark =>
  (plot) => {
    const { model, sheet, box, x, y } = plot;
    const { example } = model;
    const at = example ? valueAt(difference.median, example.budget) : 0;
    const dot = example && {
      ...{ look: 'text' as const, text: example.difference },
      ...{ y: y(Number.isNaN(at) ? 0 : at), isAbove: at > 0 },
    };
    const drawn = dot && model.compared ? numberedDot(dot, plot) : null;
    const texts = WAYS.flatMap((way) => {
      const side = sideOf(way, plot);
      const atFoot = side.bottom === box.bottom;
      // Between them and the frame is space for arrows.
      const place = atFoot ? box.bottom - 11 : box.top + sheet.strong.size + 6;
      const word = { look: `strong ${way}`, y: place, halo: true } as const;
      const along = (text: string, from: number, to: number) => {
        const free = to - from - 16 - textWidth(text, sheet.strong);
        return SHARES.map((share): Text => ({ ...word, text, x: from + 8 + share * free }));
      };
      const [from, to] = longestOf(clearStretches(difference, way, plot), x);
      const clear = `clearly ${way}`;
      const isWide = textWidth(clear, sheet.strong) + 16 < to - from;
      const isHigh = side.bottom - side.top > 32;
      const places = [
        ...(isWide ? along(clear, from, to).reverse() : []),
        ...(isHigh ? along(way, box.left, box.right) : []),
      ];
      return places.length === 0 ? [] : [places];
    });
    return [
      ...(drawn ? [drawn.circle] : []),
      ...writePlaced(
        [...(drawn ? [drawn.places] : []), ...texts],
        [difference.median, constant(0), constant(lossLine(model))],
        { ...plot, box: { ...box, bottom: box.bottom + 6 } },
      ),
    ];
  };
