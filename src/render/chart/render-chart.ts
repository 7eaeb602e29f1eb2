import { element, group, header, pictureOf, tidy } from '../svg/svg.ts';
import { palette } from '../svg/theme.ts';
import { annotations } from './annotations.ts';
import { axisLabels, budgetAxis, scoreAxis, trialRows } from './axes.ts';
import { band, gateOutline, median, openBand, raised } from './curves.ts';
import { limitLine, targetLine } from './guides.ts';
import { lane } from './lane.ts';
import { layOut } from './layout.ts';
import { legend } from './legend.ts';
import type { ChartArm, ChartModel, ChartOptions } from './model.ts';
import { strip, stripSentence } from './strip.ts';

/**
 * Draws tuning curves as a self-contained SVG: no script, style sheet, link or image. The same model
 * gives the same bytes. Parts that a page may hide are groups with a class.
 */
export function renderChart(model: ChartModel, { theme }: ChartOptions): string {
  const ink = palette(theme);
  const layout = layOut(model);
  const { plot, width, height } = layout;
  const each = (name: string, draw: (arm: ChartArm) => string[]) =>
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((arm) => group(`${name} ${arm.role}`, draw(arm)));
  const title = tidy(model.title) || 'Tuning curves';
  const description = `${tidy(model.description)} ${stripSentence(model)}`.trim();
  return pictureOf({ kind: 'chart', theme, width, height, title, description }, [
    element('rect', { width, height, fill: ink.background }),
    ...header(layout, ink),
    ...legend(layout.legend, layout.legendY, ink),
    ...group('lane', lane(model, layout, ink)),
    ...scoreAxis(plot, ink),
    ...each('band', (arm) => [
      ...band(arm, plot, ink),
      ...openBand(arm, plot, ink),
      ...gateOutline(arm, plot, ink),
    ]),
    ...budgetAxis(plot, ink),
    ...trialRows(model, plot, ink),
    ...axisLabels(model, layout, ink),
    ...limitLine(plot, ink),
    ...targetLine(model, plot, ink),
    ...group('raised candidate', raised(model, plot, ink)),
    ...each('median', (arm) => median(arm, plot, ink)),
    ...annotations(model, plot, ink),
    ...group('strip', strip(model, layout.strip, ink)),
  ]);
}
