import type { Assessment } from '../../decide/index.ts';
import { type StepFunction, valueAt } from '../../math/step-function.ts';
import {
  type Block,
  capitalized,
  formatBudget,
  formatPercent,
  joined,
  lineOf,
  type Phrase,
  paragraph,
  type Subject,
  say,
  shownBudget,
  state,
  verdictStatements,
  type Words,
  words,
} from '../../report/index.ts';
import { type Budgets, chartBudgets } from '../chart/budgets.ts';
import { chartOf } from '../chart/chart-of.ts';
import type { ChartModel } from '../chart/model.ts';
import { curveAxis, isLogarithmic, placeOn } from '../chart/scores.ts';
import type { Role } from '../svg/theme.ts';
import { forestPlot } from '../terminal/forest.ts';
import { quickChart } from './quickchart.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  | { readonly kind: 'none' }
  /** Curves with limits, drawn by GitHub itself. */
  | { readonly kind: 'mermaid' }
  /** A URL from which the QuickChart server at `server` draws the chart. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** URLs of pictures that are already stored. */
  | { readonly kind: 'stored'; readonly light: string; readonly dark: string };

/** The chart, drawn with characters if no other is wanted or possible; nothing if nothing is compared. */
export function figureBlocks(
  assessment: Assessment,
  picture: Picture,
  subject: Subject = 'check',
): Block[] {
  const model = chartOf(assessment, subject);
  if (model === null) return [];
  const level = formatPercent(assessment.settings.band.confidence);
  const alt = say`Tuning curves. ${lineOf(verdictStatements(assessment, subject))}`;
  if (picture.kind === 'stored')
    return [{ type: 'image', alt, url: picture.light, dark: picture.dark }];
  const drawn = picture.kind === 'quickchart' ? quickChart(model, picture.server) : null;
  if (drawn !== null)
    return [
      { type: 'image', alt, ...drawn },
      ...caption(
        say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands. The table has the limits.`,
      ),
    ];
  const curves = picture.kind === 'none' ? [] : mermaid(model, level);
  if (curves.length > 0 || !chartBudgets(model).isResolved) return curves;
  // As many columns as fit next to the numbers on a phone.
  const plot = forestPlot(assessment, 24);
  if (plot === '') return [];
  const marks = caption(say`○ baseline, ● candidate, with ${level} limits.`);
  return [{ type: 'code', language: words`text`, value: plot }, ...marks];
}

function caption(said: Phrase): Block[] {
  return paragraph(state('lines', said));
}

function mermaid(model: ChartModel, level: Words): Block[] {
  const chart = mermaidChart(model);
  if (chart === null) return [];
  const lines = model.arms.map(({ role }) => say`${COLOURS[role].name} is the ${role}`);
  const log = isLogarithmic(model) ? ' Log scale (base 10).' : '';
  const said = say`${capitalized(joined(lines, say`, `))}; pale lines are the ${level} limits.${log}`;
  return [{ type: 'code', language: words`mermaid`, value: chart }, ...caption(said)];
}

/** More labels collide on a telephone. */
const MAX_POINTS = 12;
/** From here on JavaScript writes numbers with exponents, which Mermaid cannot read. */
const MAX_PLAIN = 1e20;
/** As seen on white and on black; the default palette's first line is almost invisible. */
const COLOURS = {
  baseline: { name: 'blue', code: '#2f81f7' },
  candidate: { name: 'orange', code: '#db6d28' },
  sweep: { name: 'blue', code: '#2f81f7' },
} as const satisfies Readonly<Record<Role, object>>;

/** The lines below each other: pale limits first, medians on top. */
function theme({ arms }: ChartModel): string {
  const medians = arms.map(({ role }) => COLOURS[role].code);
  const limits = medians.flatMap((code) => [`${code}66`, `${code}66`]);
  return `---
config:
  xyChart:
    width: 480
    height: 320
    yAxis:
      labelPadding: 10
  themeVariables:
    xyChart:
      backgroundColor: "transparent"
      plotColorPalette: "${[...limits, ...medians].join(', ')}"
---`;
}

/**
 * The curves with their limits as a Mermaid chart, which GitHub draws without a stored picture.
 * Mermaid has neither log axes nor steps, so the points are labelled budgets an even factor apart, and scores over
 * several decades are drawn as their logarithms. What is beyond the axis, even infinite, is on its end. The
 * only text from the sweeps is the unit of cost. Null if no score is finite or nothing is resolved.
 */
export function mermaidChart(model: ChartModel): string | null {
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const axis = curveAxis(model.arms, { budgets, isLog, target: null });
  const points = evenBudgets(budgets);
  const [low, high] = isLog ? [Math.log10(axis.low), Math.log10(axis.high)] : [axis.low, axis.high];
  const isPlain = Math.max(Math.abs(low), Math.abs(high)) < MAX_PLAIN;
  const write = writer(high - low);
  if (axis.ticks.length === 0 || !budgets.isResolved || points.length < 2) return null;
  if (!isPlain || write(low) === write(high)) return null;

  const place = placeOn(axis, [low, high]);
  const lineFor = (curve: StepFunction) =>
    `  line [${points.map((budget) => write(place(valueAt(curve, budget)))).join(', ')}]`;
  const labels = points.map((budget) => `"${formatBudget(shortened(budget))}"`);
  return [
    theme(model),
    'xychart-beta',
    `  x-axis "${model.unit} of random search (log scale)" [${labels.join(', ')}]`,
    `  y-axis ${write(low)} --> ${write(high)}`,
    ...model.arms.flatMap(({ upper, lower }) => [lineFor(upper), lineFor(lower)]),
    ...model.arms.map(({ median }) => lineFor(median)),
  ].join('\n');
}

/** Budgets an even factor apart; Mermaid draws equal labels as one. */
function evenBudgets({ first, last }: Budgets): number[] {
  const all = Array.from(
    { length: MAX_POINTS },
    (_, i) => first * (last / first) ** (i / (MAX_POINTS - 1)),
  );
  return all.filter((budget, i) => {
    const next = all[i + 1];
    return next === undefined || shortened(next) !== shortened(budget);
  });
}

function shortened(budget: number): number {
  return shownBudget(Number(budget.toPrecision(2)));
}

/** Plain decimals that resolve a thousandth of the axis. */
function writer(span: number): (value: number) => string {
  const decimals = Math.min(100, Math.max(0, 3 - Math.floor(Math.log10(span))));
  return (value) =>
    value
      .toFixed(decimals)
      .replace(/\.?0*$/, (zeros) => (decimals === 0 ? zeros : ''))
      .replace(/^-0$/, '0');
}
