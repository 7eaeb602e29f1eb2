import type { Theme } from '../chart/model.ts';
import { LEFT, RIGHT, TEXT, TEXT_LINE, TITLE, TITLE_LINE, WIDTH } from '../chart/sizes.ts';
import { element, label } from '../chart/svg.ts';
import { type Palette, palette } from '../chart/theme.ts';
import { escapeXml } from '../escape-xml.ts';
import { axisLabels, chanceAxis, slowdownAxis } from './axes.ts';
import { powerCurve } from './curve.ts';
import { type Layout, layOut } from './layout.ts';
import { marks } from './marks.ts';
import type { PowerChartModel } from './model.ts';

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Draws how likely each slowdown is caught, as an SVG that is safe inside any page: no script, style
 * sheet, link or image. The same model gives the same bytes.
 */
export function renderPowerChart(model: PowerChartModel, theme: Theme): string {
  const ink = palette(theme);
  const layout = layOut(model);
  const { plot, height } = layout;
  const { lines, words } = marks(model, plot, ink);
  const parts = [
    element('rect', { width: WIDTH, height, fill: ink.background }),
    ...header(layout, ink),
    ...chanceAxis(plot, ink),
    ...lines,
    ...powerCurve(model, plot, ink),
    ...slowdownAxis(model, plot, ink),
    ...axisLabels(model, plot, ink),
    ...words,
  ];
  return named(model, { theme, height }, parts);
}

function header({ title, titleY, subtitle, subtitleY }: Layout, ink: Palette): string[] {
  const place = { x: LEFT, maxWidth: RIGHT - LEFT };
  return [
    ...title.map((text, i) =>
      label({ ...TITLE, ...place, y: titleY + TITLE_LINE * i, text, fill: ink.text }),
    ),
    ...subtitle.map((text, i) =>
      label({ ...TEXT, ...place, y: subtitleY + TEXT_LINE * i, text, fill: ink.muted }),
    ),
  ];
}

/** Two pictures may stand in one page, one for each theme. */
function named(
  model: PowerChartModel,
  { theme, height }: { theme: Theme; height: number },
  parts: readonly string[],
): string {
  const [title, description] = [`power-title-${theme}`, `power-description-${theme}`];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height,
    viewBox: `0 0 ${WIDTH} ${height}`,
    role: 'img',
    'aria-labelledby': `${title} ${description}`,
    'font-family': FONTS,
  };
  const content = [
    element('title', { id: title }, escapeXml(model.title)),
    element('desc', { id: description }, escapeXml(model.description)),
    ...parts,
  ];
  return element('svg', attributes, `\n${content.join('\n')}\n`);
}
