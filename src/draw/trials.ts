import { scaleLinear } from 'd3-scale';
import { middleBest } from '../decide/index.ts';
import { valueAt } from '../math/functions.ts';
import { inPlain } from '../report/index.ts';
import { curveAxis, dotsAxis, isOn, placeOn, type ScoreAxis, sortedScores } from './axes.ts';
import {
  armsBeyond,
  budgetAxis,
  type CurveMark,
  curveMarks,
  type EndName,
  endNames,
  line,
  overflowKey,
  panelHeading,
} from './curves.ts';
import {
  COLUMN_GAP,
  type CurveFrame,
  type CurvePlot,
  placeCurves,
  scoresHeading,
} from './frame.ts';
import type { ChartArm, ChartModel, ChartSearches, ChartSettings } from './model.ts';
import {
  besideEachOther,
  dots,
  drawMarks,
  endsBetween,
  evenLine,
  type Mark,
  type Panel,
  type Plot,
  perDot,
  RADIUS,
  scattered,
  type TrialDot,
  tint,
  xNumbers,
  yAxis,
} from './panel.ts';
import {
  arrowHead,
  type Box,
  centred,
  group,
  horizontal,
  path,
  placed,
  type Sheet,
  vertical,
  write,
} from './svg/svg.ts';

/** Every trial beside the curves that are computed from them, on the same axis; below them on a phone. */
export function largePanels(frame: CurveFrame): Panel[] {
  const { sheet, budgets, scores, model } = frame;
  const height = budgets.isResolved ? sheet.plotHeight : 0.6 * sheet.plotHeight;
  const title = (each: number) => (each === 1 ? 'Every trial' : `Every ${each}th trial`);
  const trials = columnsPanel(frame, {
    ...{ name: 'every-trial', arms: model.arms, axis: scores, height, title },
    over:
      (arm, x) =>
      ({ box }) =>
        beyondAxis(arm, { x, box }, frame),
  });
  // Curves without bands would look like a finding.
  if (!budgets.isResolved) return [trials];
  const curves = curvesPanel(frame, height);
  return isNarrow(frame) ? [curves, trials] : [besideEachOther(trials, curves)];
}

/** Where the trials are below the curves, or above them. */
const isNarrow = ({ columns, left }: CurveFrame) => columns.right > left;

const curvesPanel =
  (frame: CurveFrame, height: number): Panel =>
  (above) => {
    const { sheet, scores } = frame;
    const top = above + sheet.head;
    const plot = placeCurves(frame, scores, { top, bottom: top + height });
    const foot = plot.box.bottom + sheet.belowAxis;
    // Those of the trials are right beside: what is between leaves no room for numbers, whatever widths round to.
    const isLeft = !isNarrow(frame) && frame.left - frame.columns.right < COLUMN_GAP + 1;
    const ticks = isLeft ? scores.ticks.map((tick) => ({ ...tick, text: '' })) : scores.ticks;
    const drawn = [
      panelHeading(scoresHeading(frame), above, { sheet, at: frame.left }),
      ...drawMarks<CurvePlot>(plot, [
        yAxis(ticks),
        ...curveMarks(frame),
        budgetAxis(frame),
        overflowKey(armsBeyond(plot), foot + sheet.small.line),
      ]),
    ];
    return { drawn, bottom: foot + sheet.small.line + 6, plot };
  };

/** A column of dots for each sweep. */
interface DotColumns {
  /** Of the group, for a page. */
  readonly name: string;
  readonly arms: readonly Pick<ChartArm, 'role' | 'trials'>[];
  readonly axis: ScoreAxis;
  readonly height: number;
  /** Where each dot stands for so many trials. */
  readonly title: (each: number) => string;
  readonly under?: Mark;
  /** Words and lines of one column, whose middle is here. */
  readonly over: (arm: Pick<ChartArm, 'role' | 'trials'>, x: number) => Mark;
}

const columnsPanel =
  (
    { sheet, columns }: CurveFrame,
    { name, arms, axis, height, title, under = () => [], over }: DotColumns,
  ): Panel =>
  (above) => {
    const top = above + sheet.head;
    const box = { ...columns, top, bottom: top + height };
    const plot = { sheet, box, x: Number, y: placeOn(axis, [box.bottom, top]) };
    const width = (columns.right - columns.left) / arms.length;
    const placed = arms.map((arm, i) => {
      const middle = columns.left + (i + 0.5) * width;
      return { arm, middle, dots: dotsOf(arm, { middle, width: width - 12 }, { ...plot, axis }) };
    });
    const each = Math.max(...arms.map(({ trials }) => perDot(trials)));
    const foot = { y: box.bottom + sheet.belowAxis, anchor: 'middle' } as const;
    const drawn = [
      panelHeading(title(each), above, { sheet, at: columns.left }),
      ...drawMarks(plot, [
        yAxis(axis.ticks),
        under,
        ...placed.map(({ arm: { role }, dots: own }) => () => {
          return group(`trials ${role}`, dots(own, sheet.ink[role]));
        }),
        ...placed.flatMap(({ arm, middle: x }) => [
          () => {
            const text = arm.role === 'sweep' ? 'trials' : arm.role;
            return [write(sheet, `strong ${arm.role}`, { ...foot, x, text })];
          },
          over(arm, x),
        ]),
      ]),
    ];
    return {
      ...{ drawn: group(name, drawn), bottom: foot.y + sheet.belowText },
      dots: each === 1 ? placed.flatMap((one) => one.dots) : [],
    };
  };

interface Column {
  readonly middle: number;
  readonly width: number;
}

/** A dot at the score of each trial that is on the axis, neighbours side by side. */
function dotsOf(
  { trials }: Pick<ChartArm, 'trials'>,
  { middle, width }: Column,
  { axis, y }: Plot & { readonly axis: ScoreAxis },
) {
  const each = perDot(trials);
  // Of many, no dot is a trial that is named.
  const shown =
    each === 1
      ? trials.filter(({ score }) => isOn(axis, score)).sort((a, b) => b.score - a.score)
      : Array.from(
          sortedScores({ trials })
            .filter((score) => isOn(axis, score))
            .reverse()
            .filter((_, rank) => rank % each === 0),
          (score) => ({ id: '', score }),
        );
  const found: TrialDot[] = [];
  for (const [i, { id, score }] of shown.entries()) {
    const near = found.filter((other) => Math.abs(other.y - y(score)) < 2 * RADIUS);
    const isFree = (x: number) =>
      near.every((other) => Math.hypot(other.x - x, other.y - y(score)) >= 2 * RADIUS);
    const free = STEPS.map((step) => middle + step * RADIUS).find(
      (x) => Math.abs(x - middle) <= width / 2 && isFree(x),
    );
    const x = free ?? middle + (scattered(i) - 0.5) * width;
    found.push({ id, x, y: y(score) });
  }
  return found;
}

/** From the middle to the sides, in turns. */
const STEPS = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2));

/** How many of a sweep's trials are beyond the axis. */
function beyondAxis(
  { role, trials }: Pick<ChartArm, 'role' | 'trials'>,
  { x, box }: { readonly x: number; readonly box: Box },
  { sheet, scores: axis, model }: CurveFrame,
): string[] {
  const count = (is: (score: number) => boolean) => trials.filter(({ score }) => is(score)).length;
  const failed = count((score) => !Number.isFinite(score));
  const lower = count((score) => Number.isFinite(score) && score < axis.low);
  const higher = count((score) => Number.isFinite(score) && score > axis.high);
  const common = { look: `small ${role}`, x, anchor: 'middle', halo: true } as const;
  const isUp = model.direction === 'maximize';
  const words = (off: number, way: string, failures: number) => [
    ...(off > 0 ? [`${inPlain(off, 0)} ${way}`] : []),
    ...(failures > 0 ? [`${inPlain(failures, 0)} failed`] : []),
  ];
  const notes = (texts: readonly string[], first: number, row: number) =>
    texts.map((text) => [0, 1].map((i) => ({ ...common, y: first + i * row, text })));
  const row = sheet.small.line;
  const foot = notes(words(lower, 'lower ↓', isUp ? failed : 0), box.bottom - 6, -row);
  const head = notes(words(higher, 'higher ↑', isUp ? 0 : failed), box.top + sheet.small.size, row);
  return placed([...foot, ...head], { sheet, box });
}

/** Of trials against their settings. */
const HEIGHT = 164;
/** Of the line at a median, on either side of its column's middle. */
const HALF = 44;

/**
 * Each trial that counts, by what it has beyond what its settings predict, beside the curves, which may not show it; on a
 * phone above them.
 */
export function settingsPanels({ arms, change }: ChartSettings, frame: CurveFrame): Panel[] {
  const axis = beyondAxisOf(arms);
  const even = arms[0] ? median(arms[0]) : 0;
  // The only scale that the panel has: how far apart its two medians are in the metric's unit.
  const sizeBeside = (x: number, [from, to]: readonly [number, number], sheet: Sheet) => {
    if (change === null) return [];
    const y = centred((from + to) / 2, sheet.strong);
    const place = { x: x - 5, y, anchor: 'end', halo: true } as const;
    const stroke = sheet.ink.text;
    return [
      ...path(vertical(x, [from, to]), { stroke, 'stroke-width': 1.5 }),
      ...path(arrowHead({ x, y: to }, 4, 6 * Math.sign(to - from)), { fill: stroke }),
      write(sheet, 'strong text', { ...place, text: change }),
    ];
  };
  const trials = columnsPanel(frame, {
    ...{ name: 'settings', arms, axis, height: HEIGHT },
    title: () => 'Each score minus what settings predict',
    under: sides(even),
    over:
      (arm, x) =>
      ({ y, sheet }) => {
        const [left, at, stroke] = [x - HALF, y(median(arm)), sheet.ink.text];
        const line = horizontal({ left, right: x + HALF }, at);
        return [
          ...path(line, { stroke, 'stroke-width': 2.5 }),
          ...(arm.role === 'candidate' ? sizeBeside(left - 7, [y(even), at], sheet) : []),
        ];
      },
  });
  // Their numbers are not what decides.
  const plain = { ...frame, model: { ...frame.model, example: null } };
  const curves = curvesPanel(plain, HEIGHT);
  return isNarrow(frame) ? [trials, curves] : [besideEachOther(trials, curves)];
}

type Trials = Pick<ChartArm, 'trials'>;

const scoresIn = ({ trials }: Trials) => trials.map(({ score }) => score);
const beyondAxisOf = (arms: readonly Trials[]) => dotsAxis(arms.flatMap(scoresIn));
const median = (column: Trials) => middleBest(scoresIn(column));

/** The same in a row of many, from left to right: worse to better. */
export function settingsInRow(
  { arms }: ChartSettings,
  { sheet, box }: Pick<Plot, 'sheet' | 'box'>,
): string[] {
  const x = placeOn(beyondAxisOf(arms), [box.left + 4, box.right - 4]);
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
    const [x, halo] = [box.left + 6, true];
    return [
      ...tint({ ...box, top: y(even) }, sheet),
      ...evenLine(box, y(even), sheet),
      write(sheet, 'strong better', { x, y: box.top + sheet.strong.size, text: 'better', halo }),
      write(sheet, 'strong worse', { x, y: box.bottom - 6, text: 'worse', halo }),
    ];
  };

const SEARCHES_HEIGHT = 190;
const UNIT = 'trials in a search';

/** The best score so far of each search, thin, and of the one in the middle, thick. */
export const searchesPanel =
  (searches: ChartSearches, frame: CurveFrame): Panel =>
  (above) => {
    const { sheet } = frame;
    const top = above + sheet.head;
    const names = namesOf(searches, frame);
    const texts = [...names.map(({ text }) => text), UNIT];
    const ends = endsBetween(searchesAxis(searches, frame.model).ticks, texts, sheet);
    const box = { ...ends, top, bottom: top + SEARCHES_HEIGHT };
    const plot = placeSearches(searches, frame, { sheet, box });
    const wanted = [1, searches.length, Math.round(searches.length / 2)];
    const unit = { x: box.right + sheet.rightGap, y: box.bottom + sheet.belowAxis, text: UNIT };
    const drawn = [
      panelHeading('Best score so far: each search thin, their median thick', above, frame),
      ...drawMarks<CurvePlot>(plot, [
        yAxis(plot.axis.ticks),
        ...searchMarks(searches),
        xNumbers(wanted, (trials) => inPlain(trials, 0)),
        endNames(names),
      ]),
      write(sheet, 'small muted', unit),
    ];
    return { drawn: group('searches', drawn), bottom: unit.y + sheet.belowText };
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
function namesOf({ arms, length }: ChartSearches, { model }: CurveFrame): EndName[] {
  const names = arms.map(({ role, median }) => {
    const at = valueAt(median, length);
    return { look: role, at, text: `${role} ${Number.isFinite(at) ? model.format(at) : 'fails'}` };
  });
  const sign = model.direction === 'maximize' ? 1 : -1;
  const [before = [], after = []] = arms.map(({ runs }) =>
    runs.map((run) => sign * valueAt(run, length)),
  );
  if (!(Math.max(...after) < Math.min(...before))) return names;
  const way = sign > 0 ? 'below' : 'above';
  const all = [`all ${after.length} end ${way}`, `the baseline’s ${before.length}`];
  const at = names.at(-1)?.at ?? 0;
  return [...names, ...all.map((text): EndName => ({ look: 'worse', at, text }))];
}
