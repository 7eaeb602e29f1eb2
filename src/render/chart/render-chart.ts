import { escapeXml } from '../escape-xml.ts';
import { axisLabels, budgetAxis, scoreAxis } from './axes.ts';
import { band, median } from './curves.ts';
import { header, legend } from './header.ts';
import { lane } from './lane.ts';
import { HEIGHT, layOut, WIDTH } from './layout.ts';
import type { ChartModel, Theme } from './model.ts';
import { note } from './note.ts';
import { openEnds } from './open-ends.ts';
import { element, tidy } from './svg.ts';
import { target } from './target.ts';
import { palette } from './theme.ts';
import { trialRows } from './trial-rows.ts';

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Two pictures may stand in one page, one for each theme. */
function named(model: ChartModel, theme: Theme, parts: readonly string[]): string {
  const [title, description] = [`chart-title-${theme}`, `chart-description-${theme}`];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-labelledby': `${title} ${description}`,
    'font-family': FONTS,
  };
  const content = [
    element('title', { id: title }, escapeXml(tidy(model.title)) || 'Tuning curves'),
    element('desc', { id: description }, escapeXml(tidy(model.description)) || 'Tuning curves'),
    ...parts,
  ];
  return `${element('svg', attributes, `\n${content.join('\n')}\n`)}\n`;
}

/**
 * Draws tuning curves as an SVG that needs nothing else: no script, style sheet, link or image.
 * The same model gives the same bytes.
 */
export function renderChart(model: ChartModel, theme: Theme): string {
  const ink = palette(theme);
  const layout = layOut(model);
  const { plot } = layout;
  const marks = openEnds(model, plot, ink);
  const goal = target(model, plot, ink);
  const taken = [...marks.map(({ box }) => box), ...goal.taken];
  return named(model, theme, [
    element('rect', { width: WIDTH, height: HEIGHT, fill: ink.background }),
    ...header(layout, ink),
    ...legend(model, layout, ink),
    ...lane(model, layout, ink),
    ...scoreAxis(plot, ink),
    ...model.arms.flatMap((arm) => band(arm, plot, ink)),
    ...budgetAxis(plot, ink),
    ...trialRows(model, plot, ink),
    ...axisLabels(model, plot, ink),
    ...goal.line,
    // The dashed line last: where both run together, the solid one shows between its dashes.
    ...model.arms.toReversed().flatMap((arm) => median(arm, plot, ink)),
    ...note(model, plot, { ink, taken }),
    ...marks.map(({ markup }) => markup),
    ...goal.words,
  ]);
}
