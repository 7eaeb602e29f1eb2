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
  const views = viewsOf(model).filter(({ name }) => !(isBrief && name === 'order'));
  // Above a comparison is the headline.
  const shown = assessment.kind === 'lone' ? model : { ...model, title: '' };
  const drawn = views.map(({ name: view }) => ({
    view,
    pictures: WIDTHS.map((width) => drawView(shown, { view, width, prefix })),
  }));
  const readout: Readout = {
    ...readoutOf(model, assessment),
    prefix,
    plots: drawn.flatMap(({ pictures }) => pictures.map(({ plot }) => plot)),
  };
  return figure({ id: `${prefix}chart`, class: 'chart' }, [
    ...(views.length > 1 ? [viewControls(views, prefix)] : []),
    ...drawn.map(({ view, pictures }) => {
      return element('div', { class: `view ${view}` }, inWidths(pictures.map(({ svg }) => svg)));
    }),
    jsonBlock(`${prefix}readout`, readout),
  ]);
}

const RESULTS = {
  difference: 'Difference',
  pairs: 'Pairs',
  settings: 'Settings',
  searches: 'Searches',
} as const;

/** The style sheet shows the one whose radio button is checked. */
interface View {
  readonly name: NonNullable<ChartOptions['view']>;
  readonly label: string;
}

/** The picture of the comment first, if it is another one than that of the curves; then those that differ. */
function viewsOf(model: ChartModel): readonly View[] {
  const kind = model.tested?.kind ?? 'difference';
  const hasResult = model.tested !== null || differenceOf(model) !== null;
  const all: readonly (View & { readonly isShown: boolean })[] = [
    { name: 'result', label: RESULTS[kind], isShown: hasResult },
    // Adaptive searches have no curve of trials.
    { name: 'curves', label: 'Curves and trials', isShown: kind !== 'searches' },
    { name: 'order', label: 'By order', isShown: hasOrder(model) },
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

interface ViewPlace {
  readonly view: View['name'];
  readonly width: Width;
  readonly prefix: string;
}

function drawView(model: ChartModel, { view, width, prefix }: ViewPlace) {
  const heading = view === 'result' ? 'none' : 'shown';
  const options = { view, heading, width, theme: 'page' } as const;
  const { svg, box, dots, ...size } = drawChart(model, options, `${prefix}${view}-${width}`);
  const { first, last } = chartBudgets(model);
  const places = dots.map(({ id, x, y, before }) => {
    const place = [id, Math.round(x), Math.round(y)] as const;
    return before === undefined ? place : ([...place, before] as const);
  });
  const plot: PicturePlot = { ...size, ...box, first, last, dots: places };
  return { svg, plot };
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

/** A picture for wide screens and paper, and again for phones. */
export function inWidths(svgs: readonly string[]): string {
  return WIDTHS.map((width, i) => {
    return element('div', { class: `picture ${width}` }, svgs[i]?.trim());
  }).join('\n');
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
  const svgs = WIDTHS.map((width) => {
    return drawOverview(model, { theme: 'page', heading: 'none', width }, `overview-${width}`);
  });
  return figure({ id: 'overview' }, [inWidths(svgs)]);
}
