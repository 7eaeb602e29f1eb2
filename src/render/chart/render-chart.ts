import { escapeXml } from '../escape-xml.ts';
import { axisLabels, budgetAxis, scoreAxis } from './axes.ts';
import { band, median, raised } from './curves.ts';
import { header } from './header.ts';
import { lane } from './lane.ts';
import { type Layout, layOut } from './layout.ts';
import { legend } from './legend.ts';
import { limitLine } from './limit.ts';
import type { ChartArm, ChartModel, Theme } from './model.ts';
import { openBand } from './open-bands.ts';
import { strip } from './strip.ts';
import { stripSentence } from './strip-words.ts';
import { element, group, tidy } from './svg.ts';
import { targetLine } from './target.ts';
import { palette } from './theme.ts';
import { trialRows } from './trial-rows.ts';
import { words } from './words.ts';

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

interface Named {
  readonly model: ChartModel;
  readonly theme: Theme;
  readonly layout: Layout;
}

/** Pictures of several themes may stand in one page. */
function named({ model, theme, layout }: Named, parts: readonly string[]): string {
  const [title, description] = [`chart-title-${theme}`, `chart-description-${theme}`];
  const { width, height } = layout;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': `${title} ${description}`,
    'font-family': FONTS,
    direction: 'ltr',
  };
  const told = `${tidy(model.description)} ${stripSentence(model)}`.trim();
  const content = [
    element('title', { id: title }, escapeXml(tidy(model.title)) || 'Tuning curves'),
    element('desc', { id: description }, escapeXml(told)),
    ...parts,
  ];
  return `${element('svg', attributes, `\n${content.join('\n')}\n`)}\n`;
}

/**
 * Draws tuning curves as an SVG that needs nothing else: no script, style sheet, link or image.
 * The same model gives the same bytes. Parts that a page may hide are groups with a class.
 */
export function renderChart(model: ChartModel, theme: Theme): string {
  const ink = palette(theme);
  const layout = layOut(model);
  const { plot, width, height } = layout;
  const each = (name: string, draw: (arm: ChartArm) => string[]) =>
    // The dashed line last: where both run together, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((arm) => group(`${name} ${arm.role}`, draw(arm)));
  return named({ model, theme, layout }, [
    element('rect', { width, height, fill: ink.background }),
    ...header(layout, ink),
    ...legend(layout.legend, layout.legendY, ink),
    ...group('lane', lane(model, layout, ink)),
    ...scoreAxis(plot, ink),
    ...each('band', (arm) => [...band(arm, plot, ink), ...openBand(arm, plot, ink)]),
    ...budgetAxis(plot, ink),
    ...trialRows(model, plot, ink),
    ...axisLabels(model, layout, ink),
    ...limitLine(plot, ink),
    ...targetLine(model, plot, ink),
    ...group('raised candidate', raised(model, plot, ink)),
    ...each('median', (arm) => median(arm, plot, ink)),
    ...words(model, plot, ink),
    ...group('strip', strip(model, layout.strip, ink)),
  ]);
}
