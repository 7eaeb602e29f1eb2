import type { Assessment } from '../../decide/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { differenceChart } from '../chart/difference.ts';
import { layOut } from '../chart/layout.ts';
import type { ChartModel, ChartOptions } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { isLogarithmic } from '../chart/scores.ts';
import { element } from '../svg/svg.ts';
import { headline } from '../wording/verdict.ts';
import { jsonBlock } from './html.ts';
import { readout } from './readout.ts';

/** Where a picture's parts are, in its own units, for what the script lays over it. */
export interface PicturePlot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The ends of the logarithmic axis of budgets. */
  readonly first: number;
  readonly last: number;
  readonly goodEnd: ChartModel['direction'];
}

/** One way to look at the curves. */
interface View {
  /** The style sheet shows the view whose radio button is checked. */
  readonly name: 'curves' | 'full' | 'scale' | 'difference';
  readonly label: string;
  readonly model: ChartModel;
  readonly options?: Pick<ChartOptions, 'scale' | 'range'>;
}

/**
 * The chart in all its views, each for wide screens and paper, and again for phones; empty if there is
 * nothing to draw. The style sheet switches between them, so no script has to run.
 *
 * @param isWhole if not, it has only its first view and no readout
 */
export function chartFigure(assessment: Assessment, isWhole: boolean): string {
  const model = chartOf(assessment);
  if (model === null) return '';
  // Above it is the headline.
  const shown = model.title === headline(assessment) ? { ...model, title: '' } : model;
  const [first, ...others] = viewsOf(shown);
  const views = isWhole ? [first, ...others] : [first];
  const parts = [
    ...(views.length > 1 ? [viewControls(views)] : []),
    ...views.map((view) => {
      const pictures = [picture(view, 'wide'), picture(view, 'narrow')];
      return element('div', { class: `view ${view.name}` }, pictures.join('\n'));
    }),
    ...(isWhole ? [jsonBlock('readout', readout(model, assessment))] : []),
  ];
  return element('figure', { id: 'chart', class: 'chart' }, `\n${parts.join('\n')}\n`);
}

/** Those that differ from the first. */
function viewsOf(model: ChartModel): [View, ...View[]] {
  const [focused, full] = (['focus', 'full'] as const).map(
    (range) => layOut(model, { range }).plot.scores,
  );
  const isLog = isLogarithmic(model);
  const scale = isLog ? 'linear' : 'log';
  const difference = differenceChart(model);
  const others: (View | false | null)[] = [
    (focused?.low !== full?.low || focused?.high !== full?.high) && {
      name: 'full',
      label: 'Whole range',
      model,
      options: { range: 'full' },
    },
    isLogarithmic(model, scale) !== isLog && {
      name: 'scale',
      label: isLog ? 'Linear scale' : 'Log scale',
      model,
      options: { scale },
    },
    difference && { name: 'difference', label: 'Difference', model: difference },
  ];
  return [{ name: 'curves', label: 'Curves', model }, ...others.filter((view) => !!view)];
}

function viewControls(views: readonly View[]): string {
  const radios = views.map(({ name, label }, i) => {
    const attributes = { type: 'radio', name: 'view', value: name, checked: i === 0 };
    return element('label', {}, `${element('input', attributes)} ${label}`);
  });
  return element('fieldset', {}, element('legend', {}, 'View') + radios.join(''));
}

function picture({ name, model, options }: View, width: 'wide' | 'narrow'): string {
  const { sheet, height, plot } = layOut(model, { ...options, width });
  const { first, last } = plot.budgets;
  const goodEnd = model.direction;
  const place: PicturePlot = { width: sheet.width, height, ...plot.box, first, last, goodEnd };
  const svg = renderChart(model, { ...options, theme: 'page', width, id: `${name}-${width}` });
  const attributes = { class: `picture ${width}`, 'data-plot': JSON.stringify(place) };
  return element('div', attributes, svg.trim());
}
