import { header } from '../svg/sheet.ts';
import { group, pictureOf, tidy } from '../svg/svg.ts';
import { palette } from '../svg/theme.ts';
import { endLabels, guideLines, notes } from './annotations.ts';
import { budgetAxis, scoreAxis } from './axes.ts';
import { band, gateOutline, median, raised } from './curves.ts';
import { lanes } from './lane.ts';
import { layOut } from './layout.ts';
import type { ChartCurve, ChartModel, ChartOptions } from './model.ts';
import { strip } from './strip.ts';

/**
 * Draws tuning curves, or their difference, as a self-contained SVG: no script, style sheet, link or
 * image. The same model and options give the same bytes. Parts that a page may hide are groups with a
 * class.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  const ink = palette(options.theme);
  const layout = layOut(model, options);
  const { plot, sheet, height, curves, isDifference } = layout;
  const each = (name: string, draw: (curve: ChartCurve) => string[]) =>
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    curves.toReversed().flatMap((curve) => group(`${name} ${curve.role}`, draw(curve)));
  const title = tidy(model.title) || 'Tuning curves';
  const description = tidy(model.description);
  const { width } = sheet;
  const picture = {
    id: idOf(options),
    width,
    height,
    title,
    description,
    background: ink.background,
  };
  return pictureOf(picture, [
    ...header(layout.heading, sheet, ink),
    ...group('lane', lanes(model, layout, ink)),
    ...scoreAxis(layout, ink),
    ...each('band', (curve) => [...band(curve, plot, ink), ...gateOutline(curve, plot, ink)]),
    ...budgetAxis(model, layout, ink),
    ...guideLines(model, layout, ink),
    ...(isDifference ? [] : group('raised candidate', raised(model, plot, ink))),
    ...each('median', (curve) => median(curve, plot, ink)),
    ...notes(model, layout, ink),
    ...endLabels(model, layout, ink),
    ...(layout.strip ? group('strip', strip(model, layout.strip, ink)) : []),
  ]);
}

/** Unique among the pictures of a page: `chart-dark`, `chart-page-log-narrow`. */
function idOf({ theme, scale, range, view, width }: ChartOptions): string {
  const defaults = ['auto', 'focus', 'curves', 'wide'];
  const chosen = [scale, range, view, width].filter((one) => one && !defaults.includes(one));
  return ['chart', theme, ...chosen].join('-');
}
