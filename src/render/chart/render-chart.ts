import { header } from '../svg/sheet.ts';
import { group, pictureOf, tidy } from '../svg/svg.ts';
import { palette } from '../svg/theme.ts';
import { endLabels, notes, targetLine } from './annotations.ts';
import { budgetAxis, scoreAxis } from './axes.ts';
import { band, gateOutline, median, raised } from './curves.ts';
import { lane } from './lane.ts';
import { layOut } from './layout.ts';
import { looks } from './looks.ts';
import type { ChartCurve, ChartModel, ChartOptions } from './model.ts';
import { strip } from './strip.ts';

/**
 * Draws tuning curves as a self-contained SVG: no script, style sheet, link or image. The same model
 * and options give the same bytes.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  const ink = palette(options.theme);
  const layout = layOut(model, options);
  const { plot, sheet, height } = layout;
  const each = (name: string, draw: (curve: ChartCurve) => string[]) =>
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((curve) => group(`${name} ${curve.role}`, draw(curve)));
  const picture = {
    id: options.id ?? `chart-${options.theme}`,
    width: sheet.width,
    height,
    title: tidy(model.title) || 'Tuning curves',
    description: tidy(model.description),
    background: ink.background,
  };
  return pictureOf(picture, [
    ...header(layout.heading, sheet, ink),
    ...group('looks', looks(model, layout, ink)),
    ...group(
      'lane',
      layout.lanes.flatMap((place) => lane(model, place, layout, ink)),
    ),
    ...scoreAxis(layout, ink),
    ...each('band', (curve) => [...band(curve, plot, ink), ...gateOutline(curve, plot, ink)]),
    ...budgetAxis(model, layout, ink),
    ...targetLine(model, layout, ink),
    ...group('raised candidate', raised(model, plot, ink)),
    ...each('median', (curve) => median(curve, plot, ink)),
    ...notes(model, layout, ink),
    ...endLabels(model, layout, ink),
    ...(layout.strip ? group('strip', strip(model, layout.strip, ink)) : []),
  ]);
}
