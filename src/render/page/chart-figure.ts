import type { Assessment } from '../../decide/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { chartGeometry } from '../chart/layout.ts';
import type { ChartModel, ChartOptions } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { element, jsonBlock } from './html.ts';
import { readout } from './readout.ts';

/** One way to look at the curves; the style sheet shows the one whose radio button is checked. */
interface View {
  readonly name: string;
  readonly label: string;
  readonly options: Omit<ChartOptions, 'theme' | 'width'>;
}

/** The first is shown first, and on paper. A view that would be drawn the same is left out. */
const VIEWS: readonly View[] = [
  { name: 'curves', label: 'Curves', options: {} },
  { name: 'full', label: 'Whole range', options: { range: 'full' } },
  { name: 'linear', label: 'Linear scale', options: { scale: 'linear' } },
  { name: 'log', label: 'Log scale', options: { scale: 'log' } },
  { name: 'difference', label: 'Difference', options: { view: 'difference' } },
];

/** Where a picture's parts are, in its own units, for what the script lays over it. */
export interface PicturePlot {
  readonly width: number;
  readonly height: number;
  /** The frame of the curves. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The ends of the logarithmic axis of budgets. */
  readonly first: number;
  readonly last: number;
  readonly goodEnd: ChartModel['direction'];
}

/** Wide screens and paper get the first, phones the second. */
const WIDTHS = ['wide', 'narrow'] as const;

/**
 * The chart, drawn once for every view and width; empty if there is nothing to draw. The style sheet
 * switches between them, so no script has to run.
 */
export function chartFigure(assessment: Assessment): string {
  const model = chartOf(assessment);
  if (model === null) return '';
  const views = distinctViews(model);
  const parts = [
    views.length > 1 ? viewControls(views) : '',
    ...views.map((view) => pictures(view, model)),
    jsonBlock('readout', readout(model, assessment)),
  ];
  const content = parts.filter(Boolean).join('\n');
  return element('figure', { id: 'chart', class: 'chart' }, `\n${content}\n`);
}

function distinctViews(model: ChartModel): View[] {
  const drawn = VIEWS.map(({ options }) =>
    renderChart(model, { ...options, theme: 'page' }).replace(IDS, ''),
  );
  return VIEWS.filter((_, i) => drawn.indexOf(drawn[i] ?? '') === i);
}

/** Not in texts, where quotation marks are escaped. */
const IDS = / (?:id|aria-labelledby)="[^"]*"/g;

function viewControls(views: readonly View[]): string {
  const radios = views.map(({ name, label }, i) => {
    const attributes = { type: 'radio', name: 'view', id: `view-${name}`, checked: i === 0 };
    return element('label', {}, `${element('input', attributes)} ${label}`);
  });
  return element('fieldset', {}, element('legend', {}, 'View') + radios.join(''));
}

function pictures({ name, options }: View, model: ChartModel): string {
  const each = WIDTHS.map((width) => {
    const drawn = { ...options, theme: 'page', width } as const;
    const { plot, budgets, width: across, height } = chartGeometry(model, drawn);
    const place = { ...plot, ...budgets, width: across, height, goodEnd: model.direction };
    const svg = renderChart(model, drawn).trim();
    return element('div', { class: `picture ${width}`, 'data-plot': JSON.stringify(place) }, svg);
  });
  return element('div', { class: `view ${name}` }, each.join('\n'));
}
