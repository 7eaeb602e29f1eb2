import { type Assessment, axisOf } from '../decide/index.ts';
import type { TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Plan, PowerCurve } from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import { chartOf, curveChart } from './chart/chart-of.ts';
import type { ChartModel, ChartOptions } from './chart/model.ts';
import { renderChart } from './chart/render-chart.ts';
import { type CommentFrame, NO_FRAME, renderComment } from './comment/comment.ts';
import { curveCsv, curvesCsv } from './data/curves.ts';
import { sweepCsv, trialsCsv } from './data/trials.ts';
import { compareJson } from './json/comparison.ts';
import { curveJson } from './json/curve.ts';
import { planJson } from './json/plan.ts';
import { jsonText } from './json/values.ts';
import { type PageAssets, renderPage } from './page/page.ts';
import { powerChartOf } from './power-chart/power-chart-of.ts';
import { renderPowerChart } from './power-chart/render-power-chart.ts';

/** A result in all its formats, as text; each is written when it is asked for. */
export interface Report {
  readonly json: string;
  /** Null for a single curve. */
  readonly markdown: string | null;
  /** As CSV; null where there is no curve, or no sweep. */
  readonly curves: string | null;
  readonly trials: string | null;
  /** Null without a comparison. */
  readonly chart: { readonly light: string; readonly dark: string } | null;
  /** Writes the HTML page; null for a single curve or a plan. */
  readonly page: ((assets: PageAssets) => string) | null;
}

/** A comparison always has a Markdown report. */
interface ComparisonReport extends Report {
  readonly markdown: string;
}

/** How the reader wants the chart's files drawn. */
type Drawing = Pick<ChartOptions, 'scale'>;

export function comparisonReport(
  assessment: Assessment,
  frame: Partial<CommentFrame> = {},
  drawing: Drawing = {},
): ComparisonReport {
  const whole = { ...NO_FRAME, ...frame };
  const chart = once(() => chartImages(assessment, drawing));
  return {
    get json() {
      return jsonText(compareJson(assessment));
    },
    get markdown() {
      return renderComment(assessment, whole);
    },
    get curves() {
      return curvesCsv(assessment);
    },
    get trials() {
      return trialsCsv(assessment);
    },
    get chart() {
      return chart();
    },
    page: (assets) => renderPage(assessment, assets, whole),
  };
}

export function curveReport(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
  drawing: Drawing,
): Report {
  const model = curveChart(sweep, curve, { settings, axis: axisOf([sweep]) });
  return {
    json: jsonText(curveJson(sweep, curve, { settings, budgets })),
    markdown: null,
    curves: curveCsv(sweep, curve),
    trials: sweepCsv(sweep),
    chart: bothThemes(model, drawing),
    page: null,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The chart of an assessment in both themes; null if there is nothing to draw. */
export function chartImages(assessment: Assessment, drawing: Drawing = {}): Report['chart'] {
  return bothThemes(chartOf(assessment), drawing);
}

function bothThemes(model: ChartModel | null, drawing: Drawing): Report['chart'] {
  return (
    model && {
      light: renderChart(model, { ...drawing, theme: 'light' }),
      dark: renderChart(model, { ...drawing, theme: 'dark' }),
    }
  );
}

/** A plan in all its formats; without a picture if there is no curve. */
export function planReport(plan: Plan, curve: PowerCurve | null): Report {
  const model = curve && powerChartOf(curve, plan.settings);
  return {
    json: jsonText(planJson(plan)),
    markdown: null,
    curves: null,
    trials: null,
    chart: model && {
      light: renderPowerChart(model, 'light'),
      dark: renderPowerChart(model, 'dark'),
    },
    page: null,
  };
}
