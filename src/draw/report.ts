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
import {
  type ChartModel,
  type ChartOptions,
  inBothThemes,
  inEachVersion,
  type Version,
} from './model.ts';
import { drawOverview } from './overview.ts';
import { overviewOf } from './overview-of.ts';
import { type PageAssets, renderPage } from './page/page.ts';

type ChartImages = Readonly<ReturnType<typeof inBothThemes>>;
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
      if (run.comparisons.length > 1) return drawn(overviewOf(run), drawOverview);
      const [[, only] = []] = modelsOf(run);
      return only ? drawn(only, renderChart, drawing) : null;
    },
    get charts() {
      const models = run.comparisons.length > 1 ? modelsOf(run) : [];
      return new Map(models.map(([name, model]) => [name, drawn(model, renderChart, drawing)]));
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
    get chart() {
      return drawn(model, renderChart, drawing);
    },
  };
}

/** All pictures of a comment by the comparison's name, and under none the overview of many. */
export function picturesOfRun(run: RunAssessment): ReadonlyMap<string, Pictures> {
  const pictures = new Map<string, Pictures>();
  if (run.comparisons.length > 1) pictures.set('', inComment(overviewOf(run), drawOverview));
  for (const [name, model] of modelsOf(run)) pictures.set(name, inComment(model, renderChart));
  return pictures;
}

type Draw<Model> = (model: Model, options: ChartOptions) => string;

function inComment<Model>(model: Model, draw: Draw<Model>): Pictures {
  return inEachVersion((version) => {
    const [theme, width = 'wide'] = version.split('-') as ['light' | 'dark', 'narrow'?];
    return draw(model, { theme, width, heading: 'none' });
  });
}

function drawn<Model>(model: Model, draw: Draw<Model>, drawing: Drawing = {}): ChartImages {
  return inBothThemes((theme) => draw(model, { ...drawing, theme }));
}

/** By the comparison's name, without those where there is nothing to draw. */
function modelsOf({ comparisons }: RunAssessment): [string, ChartModel][] {
  const subject = comparisons.length > 1 ? 'comparison' : 'check';
  return comparisons.flatMap(({ name, assessment }): [string, ChartModel][] => {
    const model = chartOf(assessment, subject);
    return model === null ? [] : [[name, model]];
  });
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
