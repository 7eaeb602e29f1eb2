import { type Assessment, axisOf } from '../decide/index.ts';
import type { TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import type { ChartModel } from './chart/model.ts';
import { renderChart } from './chart/render-chart.ts';
import { chartOf, curveChart } from './chart-of.ts';
import { renderComment } from './comment.ts';
import { type CommentFrame, NO_FRAME } from './comment-frame.ts';
import type { PageAssets } from './html/assets.ts';
import { renderPage } from './html/page.ts';
import { compareJson, curveJson } from './json.ts';
import { jsonText } from './json-text.ts';

/** A result in all its forms, as text; each is written when it is asked for. */
export interface Report {
  readonly json: string;
  /** Null for a single curve. */
  readonly markdown: string | null;
  /** Null without a comparison. */
  readonly chart: { readonly light: string; readonly dark: string } | null;
  /** Writes the HTML page; null where there is none, as for a single curve. */
  readonly page: ((assets: PageAssets) => string) | null;
}

/** A comparison always has words. */
export interface ComparisonReport extends Report {
  readonly markdown: string;
}

export function comparisonReport(
  assessment: Assessment,
  frame: Partial<CommentFrame> = {},
): ComparisonReport {
  const whole = { ...NO_FRAME, ...frame };
  const chart = once(() => chartImages(assessment));
  return {
    get json() {
      return jsonText(compareJson(assessment));
    },
    get markdown() {
      return renderComment(assessment, whole);
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
): Report {
  return {
    json: jsonText(curveJson(sweep, curve, { settings, budgets })),
    markdown: null,
    chart: bothThemes(curveChart(sweep, curve, { settings, axis: axisOf([sweep]) })),
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

/** The chart of an assessment as pictures, for both themes. */
export function chartImages(assessment: Assessment): Report['chart'] {
  return bothThemes(chartOf(assessment));
}

function bothThemes(model: ChartModel | null): Report['chart'] {
  return model && { light: renderChart(model, 'light'), dark: renderChart(model, 'dark') };
}
