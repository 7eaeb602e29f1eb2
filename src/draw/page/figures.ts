import { compareAt } from '../../compare/index.ts';
import type { Assessment, RunAssessment } from '../../decide/index.ts';
import { limitsAt } from '../../estimate/index.ts';
import { element, jsonBlock, plainText } from '../../print/index.ts';
import { cellsByBudget, formatBudget, type Subject, scoreFormat } from '../../report/index.ts';
import { chartBudgets } from '../axes.ts';
import { drawChart, hasOrder } from '../chart.ts';
import { chartOf, differenceOf } from '../chart-of.ts';
import type { ChartModel, ChartOptions } from '../model.ts';
import { drawOverview } from '../overview.ts';
import { overviewOf } from '../overview-of.ts';
import { type Box, WIDTHS, type Width } from '../svg/svg.ts';

interface View {
  /** The style sheet shows the view whose radio button is checked. */
  readonly name: 'result' | 'curves' | 'order';
  readonly label: string;
  readonly options: Omit<ChartOptions, 'theme' | 'width'>;
}

interface ChartPlace {
  /** Before all ids, of which a page has each once. */
  readonly prefix: string;
  readonly subject: Subject;
  /** Whether only the views that tell most are drawn: a page of many has to be stored, too. */
  readonly isBrief?: boolean;
}

/**
 * The chart in all its views, each for wide screens and paper, and again for phones; empty if there is
 * nothing to draw. The style sheet switches between them, so no script has to run.
 */
export function chartFigure(
  assessment: Assessment,
  { prefix, subject, isBrief = false }: ChartPlace,
): string {
  const model = chartOf(assessment, subject);
  if (model === null || assessment.kind === 'unjudged') return '';
  const views = viewsOf(model).filter(
    ({ name }) => !isBrief || name === 'result' || name === 'curves',
  );
  // Above a comparison is the headline.
  const shown = assessment.kind === 'lone' ? model : { ...model, title: '' };
  const drawn = views.map((view) => ({ view, ...inWidths(drawnWith(view, shown, prefix)) }));
  const readout: Readout = {
    ...readoutOf(model, assessment),
    prefix,
    plots: drawn.flatMap(({ places }) => places),
  };
  return figure({ id: `${prefix}chart`, class: 'chart' }, [
    ...(views.length > 1 ? [viewControls(views, prefix)] : []),
    ...drawn.map(({ view, html }) => element('div', { class: `view ${view.name}` }, html)),
    jsonBlock(`${prefix}readout`, readout),
  ]);
}

const RESULTS = {
  difference: 'Difference',
  pairs: 'Pairs',
  settings: 'Settings',
  searches: 'Searches',
} as const;

/** The picture of the comment first, if it is another one than that of the curves; then those that differ. */
function viewsOf(model: ChartModel): readonly View[] {
  const result = RESULTS[model.tested?.kind ?? 'difference'];
  const all: readonly (View & { readonly isShown: boolean })[] = [
    {
      ...{ name: 'result', label: result, options: { heading: 'none' } },
      isShown: model.tested !== null || differenceOf(model) !== null,
    },
    {
      ...{ name: 'curves', label: 'Curves and trials', options: { view: 'curves' } },
      // Adaptive searches have no curve of trials.
      isShown: model.tested?.kind !== 'searches',
    },
    {
      ...{ name: 'order', label: 'By order', options: { view: 'order' } },
      isShown: hasOrder(model),
    },
  ];
  return all.filter(({ isShown }) => isShown);
}

function viewControls(views: readonly View[], prefix: string): string {
  const radios = views.map(({ name, label }, i) => {
    // A link to a view is one to its button.
    const id = `${prefix}view-${name}`;
    const attributes = { type: 'radio', id, name: `${prefix}view`, value: name, checked: i === 0 };
    return element('label', {}, `${element('input', attributes)} ${label}`);
  });
  return element('fieldset', {}, element('legend', {}, 'View') + radios.join(''));
}

function drawnWith({ name, options }: View, model: ChartModel, prefix: string) {
  return (width: Width): { svg: string; places: PicturePlot } => {
    const drawn = drawChart(
      model,
      { ...options, theme: 'page', width },
      `${prefix}${name}-${width}`,
    );
    const { svg, box, height } = drawn;
    const { first, last } = chartBudgets(model);
    const dots = drawn.dots.map(({ id, x, y, before }) => {
      const place = [id, Math.round(x), Math.round(y)] as const;
      return before === undefined ? place : ([...place, before] as const);
    });
    return { svg, places: { width: drawn.width, height, ...box, first, last, dots } };
  };
}

type Drawn = Exclude<Assessment, { kind: 'unjudged' }>;

/** The cells of the report's table at many more budgets, starting at the budget of the headline. */
function readoutOf(model: ChartModel, assessment: Drawn) {
  const example = assessment.kind === 'compared' ? assessment.example : null;
  // Of adaptive searches no curve says anything.
  if (model.tested?.kind === 'searches') return { columns: [], rows: [], start: 0 };
  const { first, last } = chartBudgets(model);
  const inTable = assessment.rows.map(({ budget }) => budget);
  const budgets = readableBudgets([first, last], example ? [example.budget, ...inTable] : inTable);
  const cells = cellsByBudget(assessmentAt(budgets, assessment), scoreFormat(assessment));
  const distances = budgets.map((budget) => Math.abs(Math.log(budget ** 2 / first / last)));
  return {
    columns: (cells?.header ?? []).map(plainText),
    rows: budgets.map((at, i) => ({ at, cells: (cells?.rows[i] ?? []).map(plainText) })),
    start: example ? budgets.indexOf(example.budget) : distances.indexOf(Math.min(...distances)),
  };
}

/** About as many as can be told apart on a screen. */
const STEPS = 160;

/** Budgets of at most two digits at even distances on the axis, and those given, which replace what is written the same. */
function readableBudgets([first, last]: [number, number], given: readonly number[]): number[] {
  const even = Array.from({ length: STEPS + 1 }, (_, i) => first * (last / first) ** (i / STEPS));
  const written = new Set(given.map(formatBudget));
  const others = even
    .map((budget) => Number(budget.toPrecision(2)))
    .filter((budget) => budget >= first && budget <= last && !written.has(formatBudget(budget)));
  return [...new Set([...given, ...others])].sort((a, b) => a - b);
}

function assessmentAt(budgets: readonly number[], assessment: Drawn): Drawn {
  if (assessment.kind === 'lone') {
    const { curve } = assessment;
    return {
      ...assessment,
      rows: budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) })),
    };
  }
  const { comparison } = assessment;
  return { ...assessment, rows: budgets.map((budget) => compareAt(comparison, budget)) };
}

/** Where a picture's parts are, in its own units, for what the script lays over it. */
export interface PicturePlot extends Box {
  readonly width: number;
  readonly height: number;
  /** The ends of the axis. */
  readonly first: number;
  readonly last: number;
  /** The dots that stand for one trial, by its id, or for one that was compared with the baseline's. */
  readonly dots: readonly (readonly [id: string, x: number, y: number, before?: string])[];
}

/** What the page says of the place on the axis, or of the dot, under the pointer. */
export interface Readout {
  /** Before the ids of trials, which are those of their rows in the table. */
  readonly prefix: string;
  /** Of each picture, in the order of the page. */
  readonly plots: readonly PicturePlot[];
  /** The first is that of the axis. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
  /** The index of the row shown first. */
  readonly start: number;
}

/** A picture for wide screens and paper, and again for phones, with where its parts are in each. */
export function inWidths<Places>(draw: (width: Width) => { svg: string; places: Places }) {
  const drawn = WIDTHS.map((width) => {
    const { svg, places } = draw(width);
    return { html: element('div', { class: `picture ${width}` }, svg.trim()), places };
  });
  const html = drawn.map((one) => one.html).join('\n');
  return { html, places: drawn.map((one) => one.places) };
}

export function figure(
  attributes: { readonly id?: string; readonly class?: 'chart' },
  parts: readonly string[],
): string {
  return element('figure', attributes, `\n${parts.join('\n')}\n`);
}

/** All comparisons at a glance. */
export function overviewFigure(run: RunAssessment): string {
  const model = overviewOf(run);
  const { html } = inWidths((width) => {
    const id = `overview-${width}`;
    return {
      svg: drawOverview(model, { theme: 'page', heading: 'none', width, id }),
      places: null,
    };
  });
  return figure({ id: 'overview' }, [html]);
}
