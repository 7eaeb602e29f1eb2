import type { Assessment } from '../../decide/index.ts';
import { valueAt } from '../../math/step-function.ts';
import { chartOf } from '../chart/chart-of.ts';
import type { ChartModel } from '../chart/model.ts';
import { capitalized } from '../wording/curve.ts';
import { attributesOf } from '../wording/markup.ts';
import { formatPercent } from '../wording/numbers.ts';
import { verdictSentence } from '../wording/verdict.ts';
import { quickChart } from './quickchart.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  | { readonly kind: 'none' }
  /** Medians only, drawn by GitHub itself. */
  | { readonly kind: 'mermaid' }
  /** A URL from which the QuickChart server at `server` draws the chart. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** URLs of pictures that are already stored. */
  | { readonly kind: 'stored'; readonly light: string; readonly dark: string };

/** The chart as Markdown; empty if there is nothing to draw or no chart is wanted. */
export function pictureSection(assessment: Assessment, picture: Picture): string {
  const model = picture.kind === 'none' ? null : chartOf(assessment);
  if (model === null) return '';
  const drawn = { assessment, model };
  if (picture.kind === 'stored') return storedImage(assessment, picture);
  const image = picture.kind === 'quickchart' ? quickChartImage(drawn, picture.server) : '';
  return image || mermaid(model);
}

interface Drawn {
  readonly assessment: Assessment;
  readonly model: ChartModel;
}

function mermaid(model: ChartModel): string {
  const chart = mermaidMedians(model);
  if (chart === null) return '';
  const medians = capitalized(model.curveWord);
  return `${chart}\n\n${mermaidKey(model)} ${medians}s only, as far as the data resolve; the table has the limits.`;
}

function quickChartImage({ assessment, model }: Drawn, server: string): string {
  const chart = quickChart(model, server);
  if (chart === null) return '';
  const image = `<img${attributesOf({ alt: altText(assessment), width: chart.width, src: chart.url })}>`;
  const { settings } = assessment;
  const level = formatPercent(settings.band.confidence);
  const shaded = chart.hasBands ? `; shaded: ${level} simultaneous bands` : '';
  const thinned = chart.isThinned ? ' Some of their steps are left out.' : '';
  return `${image}\n\nLines: ${model.curveWord}s${shaded}.${thinned} The table has the limits.`;
}

function storedImage(
  assessment: Assessment,
  { light, dark }: Picture & { kind: 'stored' },
): string {
  const source = attributesOf({ media: '(prefers-color-scheme: dark)', srcset: dark });
  const image = attributesOf({ alt: altText(assessment), src: light });
  return `<picture><source${source}><img${image}></picture>`;
}

/** No untrusted text. */
function altText(assessment: Assessment): string {
  return `Tuning curves. ${verdictSentence(assessment)}`;
}

const MAX_POINTS = 24;
/** From here on JavaScript writes numbers with exponents, which Mermaid cannot read. */
const MAX_PLAIN = 1e20;
/** The default palette's first line is almost invisible. */
const COLOURS = {
  baseline: { name: 'Blue', code: '#2f81f7' },
  candidate: { name: 'Orange', code: '#db6d28' },
} as const;

function theme({ arms }: ChartModel): string {
  return `---
config:
  themeVariables:
    xyChart:
      plotColorPalette: "${arms.map(({ role }) => COLOURS[role].code).join(', ')}"
---`;
}

/** Which line belongs to which sweep. */
function mermaidKey({ arms }: ChartModel): string {
  return arms.map(({ role }) => `${COLOURS[role].name}: ${role}.`).join(' ');
}

/**
 * The medians as a Mermaid chart, which GitHub draws without a stored picture. Mermaid has no log
 * axes and no steps, so the points are labelled budgets an even factor apart. The only text from
 * the sweeps is the unit of cost. Null if there is nothing to draw: a median is infinite, or only
 * one trial is resolved.
 */
export function mermaidMedians(model: ChartModel): string | null {
  const { firstBudget: first, unit, curveWord } = model;
  const last = Math.min(...model.arms.map((arm) => arm.resolvableBudget));
  const budgets = evenFactors(last / first).map((factor) => factor * first);
  const lines = model.arms.map(({ median }) => budgets.map((budget) => valueAt(median, budget)));
  const values = lines.flat();
  if (budgets.length < 2 || !values.every((value) => Math.abs(value) < MAX_PLAIN)) return null;

  const [low, high] = paddedRange(Math.min(...values), Math.max(...values));
  const write = writer(high - low);
  if (write(low) === write(high)) return null;

  return [
    '```mermaid',
    theme(model),
    'xychart-beta',
    `  x-axis "budget: ${unit} of random search (log scale)" [${budgets.map(quoted).join(', ')}]`,
    `  y-axis "${curveWord} best score" ${write(low)} --> ${write(high)}`,
    ...lines.map((line) => `  line [${line.map(write).join(', ')}]`),
    '```',
  ].join('\n');
}

/** Powers of ⁴√2, √2 or 2 from 1 on: the densest that fits. */
function evenFactors(most: number): number[] {
  const doublings = Math.log2(Math.max(1, most));
  const perDoubling = [4, 2].find((density) => doublings * density < MAX_POINTS) ?? 1;
  const count = Math.floor(doublings * perDoubling) + 1;
  return Array.from({ length: count }, (_, i) => 2 ** (i / perDoubling));
}

/** With enough digits that neighbours differ: Mermaid draws equal labels as one. */
function quoted(budget: number): string {
  return `"${budget < 100 ? Number(budget.toPrecision(2)) : Number(budget.toPrecision(3))}"`;
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

function paddedRange(low: number, high: number): [number, number] {
  const padding = (high - low) * 0.05 || Math.abs(high) * 0.01 || 1;
  return [low - padding, high + padding];
}
