import { valueAt } from '../math/step-function.ts';
import type { ChartModel } from './chart/model.ts';

const MOST_POINTS = 24;
/** Beyond this, numbers are written with powers of ten, which Mermaid does not know. */
const MOST = 1e20;
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

/** Which line is whose. */
export function mermaidKey({ arms }: ChartModel): string {
  return arms.map(({ role }) => `${COLOURS[role].name}: ${role}.`).join(' ');
}

/**
 * The medians alone as a Mermaid chart, which GitHub draws without any picture being stored.
 * Mermaid has neither log axes nor steps: the points are budgets an even factor apart, each named.
 * It holds no text of the sweeps but what their budgets are counted in. Null where there is nothing
 * to draw: a median is infinite, or one trial is all that is resolved.
 */
export function mermaidMedians(model: ChartModel): string | null {
  const { firstBudget: first, unit, curveWord } = model;
  const last = Math.min(...model.arms.map((arm) => arm.resolvableBudget));
  const budgets = evenFactors(last / first).map((factor) => factor * first);
  const lines = model.arms.map(({ median }) => budgets.map((budget) => valueAt(median, budget)));
  const values = lines.flat();
  if (budgets.length < 2 || !values.every((value) => Math.abs(value) < MOST)) return null;

  const [low, high] = padded(Math.min(...values), Math.max(...values));
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

/** Powers of 2, √2 or ⁴√2 from 1 on, whichever is the densest that fits. */
function evenFactors(most: number): number[] {
  const doublings = Math.log2(Math.max(1, most));
  const perDoubling = [4, 2].find((density) => doublings * density < MOST_POINTS) ?? 1;
  const count = Math.floor(doublings * perDoubling) + 1;
  return Array.from({ length: count }, (_, i) => 2 ** (i / perDoubling));
}

/** Digits enough to tell neighbours apart; equal names would be drawn as one. */
function quoted(budget: number): string {
  return `"${budget < 100 ? Number(budget.toPrecision(2)) : Number(budget.toPrecision(3))}"`;
}

/** Numbers that tell a thousandth of the axis apart, in plain decimals. */
function writer(span: number): (value: number) => string {
  const decimals = Math.min(100, Math.max(0, 3 - Math.floor(Math.log10(span))));
  return (value) =>
    value
      .toFixed(decimals)
      .replace(/\.?0*$/, (zeros) => (decimals === 0 ? zeros : ''))
      .replace(/^-0$/, '0');
}

function padded(low: number, high: number): [number, number] {
  const room = (high - low) * 0.05 || Math.abs(high) * 0.01 || 1;
  return [low - room, high + room];
}
