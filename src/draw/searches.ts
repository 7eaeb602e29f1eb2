import { scaleLinear } from 'd3-scale';
import { valueAt } from '../math/functions.ts';
import { inPlain } from '../report/index.ts';
import { curveAxis, placeOn } from './axes.ts';
import { type CurveMark, endNames, HEAD, line, panelHeading } from './curves.ts';
import type { CurveFrame, CurvePlot } from './frame.ts';
import type { ChartModel, ChartSearches } from './model.ts';
import {
  BELOW_TEXT,
  belowAxis,
  drawMarks,
  endsBetween,
  type Panel,
  type Plot,
  xNumbers,
  yAxis,
} from './panel.ts';
import { RIGHT_GAP, write } from './svg/sheet.ts';
import { group } from './svg/svg.ts';

const HEIGHT = 190;
const UNIT = 'trials in a search';

/** The best score so far of each search, thin, and of the one in the middle, thick. */
export const searchesPanel =
  (searches: ChartSearches, frame: CurveFrame): Panel =>
  (above) => {
    const { sheet } = frame;
    const top = above + HEAD;
    const names = namesOf(searches, frame);
    const texts = [...names.map(({ text }) => text), UNIT];
    const ends = endsBetween(searchesAxis(searches, frame.model).ticks, texts, sheet);
    const box = { ...ends, top, bottom: top + HEIGHT };
    const plot = placeSearches(searches, frame, { sheet, box });
    const wanted = [1, searches.length, Math.round(searches.length / 2)];
    const unit = { x: box.right + RIGHT_GAP, y: box.bottom + belowAxis(sheet), text: UNIT };
    const drawn = [
      panelHeading('Best score so far: each search thin, their median thick', above, frame),
      ...drawMarks<CurvePlot>(plot, [
        yAxis(plot.axis.ticks),
        ...searchMarks(searches),
        xNumbers(wanted, (trials) => inPlain(trials, 0)),
        endNames(names.map(({ score, ...name }) => ({ ...name, y: plot.y(score) }))),
      ]),
      write(sheet, 'small muted', unit),
    ];
    return { drawn: group('searches', drawn), bottom: unit.y + BELOW_TEXT };
  };

/** Trials from left to right, each in the middle of its step. */
export function placeSearches(
  searches: ChartSearches,
  frame: CurveFrame,
  place: Pick<Plot, 'sheet' | 'box'>,
): CurvePlot {
  const { left, right, top, bottom } = place.box;
  const budgets = budgetsOf(searches);
  const axis = searchesAxis(searches, frame.model);
  const x = scaleLinear([budgets.first, budgets.last], [left, right]).clamp(true);
  return { ...frame, ...place, budgets, axis, x, y: placeOn(axis, [bottom, top]) };
}

/** Without words: the same in a row of many. */
export function searchMarks({ arms }: ChartSearches): CurveMark[] {
  return [
    ...arms.flatMap(({ role, runs }) =>
      runs.map(
        (run): CurveMark =>
          (plot) =>
            line(run, { stroke: plot.sheet.ink[role], 'stroke-opacity': 0.55 })(plot),
      ),
    ),
    // As everywhere: the solid line shows between the dashes.
    ...arms.toReversed().map(
      ({ role, median }): CurveMark =>
        (plot) => {
          const dashes = role === 'baseline' ? '9 4' : undefined;
          const look = { 'stroke-width': 3.5, 'stroke-dasharray': dashes };
          return line(median, { stroke: plot.sheet.ink[role], ...look })(plot);
        },
    ),
  ];
}

const budgetsOf = ({ length }: ChartSearches) =>
  ({ first: 0.5, last: length + 0.5, isResolved: true }) as const;

/** Where searches end matters, not where they begin. */
export function searchesAxis(searches: ChartSearches, model: ChartModel) {
  const budgets = { ...budgetsOf(searches), first: Math.max(1, searches.length / 4) };
  const shown = { ...model, arms: searches.arms };
  return curveAxis(shown, { budgets, scale: 'linear', target: null, count: 4 });
}

/** What the searches in the middle end with, and where all of one sweep end beyond all of the other. */
function namesOf({ arms, length }: ChartSearches, { model }: CurveFrame) {
  const sign = model.direction === 'maximize' ? 1 : -1;
  const found = arms.map(({ role, median, runs }) => {
    const score = valueAt(median, length);
    const ends = runs.map((run) => sign * valueAt(run, length));
    const text = `${role} ${Number.isFinite(score) ? model.format(score) : 'fails'}`;
    return { role, score, text, ends };
  });
  const [before, after] = found.map(({ ends }) => ends);
  const isBelow = Math.max(...(after ?? [])) < Math.min(...(before ?? []));
  const candidate = found.at(-1);
  const all =
    isBelow && candidate
      ? [
          `all ${after?.length} end ${sign > 0 ? 'below' : 'above'}`,
          `the baseline’s ${before?.length}`,
        ]
      : [];
  return [
    ...found.map(({ role, score, text }) => ({ look: role, score, text })),
    ...all.map((text) => ({ look: 'worse', score: candidate?.score ?? 0, text }) as const),
  ];
}
