import { axisOf, type RunAssessment } from '../decide/index.ts';
import type { TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Plan } from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import { renderChart } from './chart.ts';
import { chartOf, curveChart } from './chart-of.ts';
import { type CommentFrame, NO_FRAME, renderRunComment } from './comment.ts';
import { curveCsv, curvesCsv, sweepCsv, trialsCsv } from './data/csv.ts';
import { curveJson, jsonText, planJson, runJson } from './data/json.ts';
import { type ChartModel, type ChartOptions, inEachVersion, type Version } from './model.ts';
import { drawOverview } from './overview.ts';
import { overviewOf } from './overview-of.ts';
import { type PageAssets, renderPage } from './page/page.ts';

type ChartImages = Readonly<Record<'light' | 'dark', string>>;
type Pictures = Readonly<Record<Version, string>>;

/** A result in all its formats, as text; each is written when it is asked for. */
export interface Report {
  readonly json: string;
  /** Null for a single curve. */
  readonly markdown: string | null;
  /** As CSV; null where there is no curve, or no sweep. */
  readonly curves: string | null;
  readonly trials: string | null;
  /** Of several comparisons the overview; null where there is nothing to draw. */
  readonly chart: ChartImages | null;
  /** Those of several comparisons, by name. */
  readonly charts: ReadonlyMap<string, ChartImages>;
  /** Writes the HTML page; null for a single curve or a plan. */
  readonly page: ((assets: PageAssets) => string) | null;
}

/** A run always has a Markdown report. */
type RunReport = Report & { readonly markdown: string };

const NOTHING_ELSE = { markdown: null, charts: new Map(), page: null };

/** How the charts are drawn. */
type Drawing = Pick<ChartOptions, 'scale'>;

export function reportOfRun(
  run: RunAssessment,
  frame: Partial<CommentFrame> = {},
  drawing: Drawing = {},
): RunReport {
  const whole = { ...NO_FRAME, ...frame };
  return {
    get json() {
      return jsonText(runJson(run));
    },
    get markdown() {
      return renderRunComment(run, whole);
    },
    get curves() {
      return curvesCsv(run);
    },
    get trials() {
      return trialsCsv(run);
    },
    get chart() {
      const { length } = run.comparisons;
      if (length > 1) return overviewImages(run);
      const [only = null] = chartsOfRun(run, drawing).values();
      return only;
    },
    get charts() {
      return run.comparisons.length > 1 ? chartsOfRun(run, drawing) : new Map();
    },
    page: (assets) => renderPage(run, assets, whole),
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
    ...NOTHING_ELSE,
    json: jsonText(curveJson(sweep, curve, { settings, budgets })),
    curves: curveCsv(sweep, curve),
    trials: sweepCsv(sweep),
    chart: inBothThemes((theme) => renderChart(model, { ...drawing, theme })),
  };
}

/** All pictures of a comment by the comparison's name, and under none the overview of many. */
export function picturesOfRun(run: RunAssessment): ReadonlyMap<string, Pictures> {
  const charts = modelsOf(run).map(([name, model]): [string, Pictures] => [
    name,
    inEachVersion((version) => renderChart(model, optionsOf(version))),
  ]);
  if (run.comparisons.length < 2) return new Map(charts);
  const model = overviewOf(run);
  const overview = inEachVersion((version) => drawOverview(model, optionsOf(version)));
  return new Map([['', overview], ...charts]);
}

function optionsOf(version: Version) {
  return {
    theme: version.startsWith('dark') ? 'dark' : 'light',
    width: version.endsWith('narrow') ? 'narrow' : 'wide',
    heading: 'none',
  } as const;
}

function overviewImages(run: RunAssessment): ChartImages {
  const model = overviewOf(run);
  return inBothThemes((theme) => drawOverview(model, { theme }));
}

/** The charts of a run's comparisons in both themes, by name. */
function chartsOfRun(run: RunAssessment, drawing: Drawing = {}): ReadonlyMap<string, ChartImages> {
  return new Map(
    modelsOf(run).map(([name, model]) => [
      name,
      inBothThemes((theme) => renderChart(model, { ...drawing, theme })),
    ]),
  );
}

/** By the comparison's name, without those where there is nothing to draw. */
function modelsOf({ comparisons }: RunAssessment): [string, ChartModel][] {
  const subject = comparisons.length > 1 ? 'comparison' : 'check';
  return comparisons.flatMap(({ name, assessment }): [string, ChartModel][] => {
    const model = chartOf(assessment, subject);
    return model === null ? [] : [[name, model]];
  });
}

/** Each is drawn when it is first asked for. */
function inBothThemes(draw: (theme: 'light' | 'dark') => string): ChartImages {
  let [light, dark]: string[] = [];
  return {
    get light() {
      light ??= draw('light');
      return light;
    },
    get dark() {
      dark ??= draw('dark');
      return dark;
    },
  };
}

/** A plan has no picture and no files but its JSON. */
export function planReport(plan: Plan): Report {
  return {
    ...NOTHING_ELSE,
    json: jsonText(planJson(plan)),
    curves: null,
    trials: null,
    chart: null,
  };
}
