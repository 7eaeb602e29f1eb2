import type { Assessment } from '../../decide/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { chartGeometry } from '../chart/layout.ts';
import type { ChartModel, ChartOptions } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { headline } from '../wording/verdict.ts';
import { byteLength, element, jsonBlock } from './html.ts';
import { readout } from './readout.ts';

/** One way to look at the curves; the style sheet shows the one whose radio button is checked. */
interface View {
  readonly name: string;
  readonly label: string;
  readonly options: Omit<ChartOptions, 'theme' | 'width'>;
}

/** The first is shown first. A view that looks like one before it is left out. */
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
  /** How much of the top is not shown; all places are below it. */
  readonly hidden: number;
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

/**
 * The chart, drawn once for every view, for wide screens and paper, and again for phones; empty if
 * there is nothing to draw. The style sheet switches between them, so no script has to run.
 *
 * @param maxBytes of the pictures; as many views as fit are drawn
 */
export function chartFigure(assessment: Assessment, maxBytes = Infinity): string {
  const model = maxBytes < MIN_BYTES ? null : chartOf(assessment);
  if (model === null) return '';
  // Where the headline above says the same.
  const isUntitled = model.title === headline(assessment);
  const views = drawnViews(model, { isUntitled, maxBytes });
  if (views.length === 0) return '';
  const parts = [
    views.length > 1 ? viewControls(views) : '',
    ...views.map(({ drawn }) => drawn),
    jsonBlock('readout', readout(model, assessment)),
  ];
  const content = parts.filter(Boolean).join('\n');
  return element('figure', { id: 'chart', class: 'chart' }, `\n${content}\n`);
}

/** No view is smaller. */
const MIN_BYTES = 4000;

interface Drawing {
  readonly options: ChartOptions;
  readonly svg: string;
}

interface DrawnView {
  readonly view: View;
  readonly drawn: string;
}

interface Wanted {
  readonly isUntitled: boolean;
  readonly maxBytes: number;
}

function drawnViews(model: ChartModel, { isUntitled, maxBytes }: Wanted): DrawnView[] {
  const looks = new Set<string>();
  const views: DrawnView[] = [];
  let left = maxBytes;
  for (const view of VIEWS) {
    const draw = (width: 'wide' | 'narrow'): Drawing => {
      const options = { ...view.options, theme: 'page', width } as const;
      return { options, svg: renderChart(model, options) };
    };
    const wide = draw('wide');
    const look = wide.svg.replace(IDS, '');
    if (looks.has(look)) continue;
    looks.add(look);
    const pictures = [wide, draw('narrow')].map((one) => picture(one, model, isUntitled));
    const drawn = element('div', { class: `view ${view.name}` }, pictures.join('\n'));
    left -= byteLength(drawn);
    if (left < 0) break;
    views.push({ view, drawn });
  }
  return views;
}

/** Not in texts, where quotation marks are escaped. */
const IDS = / (?:id|aria-labelledby)="[^"]*"/g;

function viewControls(views: readonly DrawnView[]): string {
  const radios = views.map(({ view: { name, label } }, i) => {
    const attributes = { type: 'radio', name: 'view', id: `view-${name}`, checked: i === 0 };
    return element('label', {}, `${element('input', attributes)} ${label}`);
  });
  return element('fieldset', {}, element('legend', {}, 'View') + radios.join(''));
}

/** @param isUntitled whether the picture begins below its title; the script saves it whole */
function picture({ options, svg }: Drawing, model: ChartModel, isUntitled: boolean): string {
  const { width, height, titleBottom, plot, budgets } = chartGeometry(model, options);
  const hidden = isUntitled ? titleBottom : 0;
  const place: PicturePlot = {
    ...{ width, height: height - hidden, hidden },
    ...{ left: plot.left, right: plot.right, top: plot.top - hidden, bottom: plot.bottom - hidden },
    ...{ first: budgets.first, last: budgets.last, goodEnd: model.direction },
  };
  const shown = svg
    .trim()
    .replace(
      / height="[^"]*" viewBox="[^"]*"/,
      ` height="${place.height}" viewBox="0 ${hidden} ${width} ${place.height}"`,
    );
  const attributes = { class: `picture ${options.width}`, 'data-plot': JSON.stringify(place) };
  return element('div', attributes, shown);
}
