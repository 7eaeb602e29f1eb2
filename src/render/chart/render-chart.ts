import { axisLabels, budgetAxis, scoreAxis } from './axes.ts';
import { band, gateOutline, median, raised } from './curves.ts';
import { header } from './header.ts';
import { lane } from './lane.ts';
import { layOut } from './layout.ts';
import { legend } from './legend.ts';
import { limitLine } from './limit.ts';
import type { ChartArm, ChartModel, Theme } from './model.ts';
import { openBand } from './open-bands.ts';
import { pictureOf } from './picture.ts';
import { strip } from './strip.ts';
import { stripSentence } from './strip-words.ts';
import { element, group, tidy } from './svg.ts';
import { targetLine } from './target.ts';
import { palette } from './theme.ts';
import { trialRows } from './trial-rows.ts';
import { words } from './words.ts';

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
    ...words(model, plot, ink),
    ...group('strip', strip(model, layout.strip, ink)),
  ]);
}
