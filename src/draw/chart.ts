import { inPlain } from '../report/index.ts';
import { isOn, placeOn, type ScoreAxis } from './axes.ts';
import { panelHeading, smallCurvesPanel } from './curves.ts';
import { differencePanel } from './difference.ts';
import { type CurveFrame, frameOf } from './frame.ts';
import type { ChartArm, ChartModel, ChartOptions, ChartTrial } from './model.ts';
import { arePasses, examplesPanel, pairsPanel } from './pairs.ts';
import {
  dots,
  drawMarks,
  headingPanel,
  type Mark,
  type Panel,
  type Plot,
  perDot,
  rings,
  stackPanels,
  xNumbers,
  yAxis,
} from './panel.ts';
import { group, horizontal, path, tidy, write } from './svg/svg.ts';
import { largePanels, searchesPanel, settingsPanels } from './trials.ts';

/**
 * Draws a comparison or a curve as a self-contained SVG: no script, style sheet, link or image. The same model
 * and options give the same bytes.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  return drawChart(model, options, `chart-${options.theme}`).svg;
}

/** @param id unique among the pictures of a page */
export function drawChart(model: ChartModel, options: ChartOptions, id: string) {
  const frame = frameOf(model, options);
  const { sheet } = frame;
  const title = tidy(model.title) || 'Tuning curves';
  return stackPanels(sheet, { id, title, description: tidy(model.description) }, [
    headingPanel(model, options.heading, sheet),
    ...panelsOf(frame, options),
  ]);
}

function panelsOf(frame: CurveFrame, { view }: ChartOptions): Panel[] {
  const { difference, model } = frame;
  if (view === 'order') return [orderPanel(frame)];
  const tested = view === 'curves' ? null : model.tested;
  if (tested?.kind === 'settings') return settingsPanels(tested, frame);
  if (tested?.kind === 'searches') return [searchesPanel(tested, frame)];
  if (tested) return [arePasses(tested) ? examplesPanel(tested, frame) : pairsPanel(tested, frame)];
  if (difference) return [differencePanel(frame, difference), smallCurvesPanel(frame)];
  return largePanels(frame);
}

const GAP = 20;
/** A search that does not drift has about the same median in each quarter. */
const PARTS = 4;
/** The medians of fewer say nothing. */
const MIN_TRIALS = 5 * PARTS;

/** Whether there are enough trials for a drift to be seen. */
export function hasOrder({ arms }: Pick<ChartModel, 'arms'>): boolean {
  return arms.every(({ trials }) => trials.length >= MIN_TRIALS);
}

/** The scores of each sweep in the order of its trials, where a drift is seen. */
const orderPanel =
  ({ model: { arms }, sheet, scores, columns }: CurveFrame): Panel =>
  (above) => {
    const width = (sheet.right - columns.left + GAP) / arms.length;
    const top = above + sheet.head;
    const placed = arms.map((arm, i) => {
      const left = columns.left + i * width;
      const box = { left, right: left + width - GAP, top, bottom: top + sheet.plotHeight };
      const x = (place: number) => left + ((place - 0.5) / arm.trials.length) * (width - GAP);
      const plot = { sheet, box, x, y: placeOn(scores, [box.bottom, box.top]) };
      const ticks = i === 0 ? scores.ticks : scores.ticks.map((tick) => ({ ...tick, text: '' }));
      const own = dotsOf(arm, plot);
      return { dots: own, drawn: drawMarks(plot, [yAxis(ticks), order(arm, own, scores)]) };
    });
    const scale = scores.isLog ? ', log scale' : '';
    const heading = `Trials in their order, line: median of each quarter${scale}`;
    return {
      drawn: [panelHeading(heading, above, { sheet }), ...placed.flatMap((one) => one.drawn)],
      bottom: top + sheet.plotHeight + sheet.belowAxis + sheet.strong.line + sheet.belowText,
      dots: arms.some(({ trials }) => perDot(trials) > 1) ? [] : placed.flatMap((one) => one.dots),
    };
  };

/** Scores beyond the axis are on the frame. */
function dotsOf({ trials }: ChartArm, { x, y }: Plot) {
  const each = perDot(trials);
  const shown = Array.from({ length: Math.ceil(trials.length / each) }, (_, i) => i * each);
  return shown.map((i) => {
    const { id, score } = trials[i] as ChartTrial;
    return { id, score, x: x(i + 1), y: y(score) };
  });
}

const order =
  ({ role, trials }: ChartArm, all: ReturnType<typeof dotsOf>, axis: ScoreAxis): Mark =>
  (plot) => {
    const { sheet, box, x, y } = plot;
    const ink = sheet.ink[role];
    const ended = all.filter(({ score }) => Number.isFinite(score));
    const failed = all.filter(({ score }) => !Number.isFinite(score));
    const medians = Array.from({ length: PARTS }, (_, i) => {
      const from = Math.round((i * trials.length) / PARTS);
      const to = Math.round(((i + 1) * trials.length) / PARTS);
      const sorted = Float64Array.from(trials.slice(from, to), ({ score }) => score).sort();
      const median = sorted[Math.floor(sorted.length / 2)] as number;
      const ends = { left: x(from + 0.5), right: x(to + 0.5) };
      return isOn(axis, median) ? horizontal(ends, y(median)) : '';
    });
    return [
      ...group(`order ${role}`, dots(ended, ink)),
      ...rings(failed, ink, sheet.ink.background),
      ...path(medians, { stroke: sheet.ink.text, 'stroke-width': 2.5 }),
      ...xNumbers([1, trials.length, Math.round(trials.length / 2)], (i) => inPlain(i, 0))(plot),
      write(sheet, `strong ${role}`, {
        ...{ x: (box.left + box.right) / 2, y: box.bottom + sheet.belowAxis + sheet.strong.line },
        ...{ text: role === 'sweep' ? 'trials' : role, anchor: 'middle' },
      }),
    ];
  };
