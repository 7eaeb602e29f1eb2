import { formatBudget } from '../report/index.ts';
import { budgetMarks } from './budgets.ts';
import { band, endLabels, median, notes, raised, targetLine } from './curves.ts';
import { lane, looks, notCompared, outcome } from './evidence.ts';
import { type Layout, layOut } from './layout.ts';
import type { ChartArm, ChartModel, ChartOptions } from './model.ts';
import { scatter } from './pairs.ts';
import { sizeStrip } from './size.ts';
import { bottomAxis, leftAxis } from './svg/axes.ts';
import { group, pictureOf, tidy } from './svg/svg.ts';
import { strip } from './trials.ts';

/**
 * Draws tuning curves as a self-contained SVG: no script, style sheet, link or image. The same model
 * and options give the same bytes.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  return drawChart(layOut(model, { below: 'size', ...options }), `chart-${options.theme}`);
}

/** @param id unique among the pictures of a page */
export function drawChart(layout: Layout, id: string): string {
  const { model, sheet, height } = layout;
  const picture = {
    id,
    width: sheet.width,
    height,
    title: tidy(model.title) || 'Tuning curves',
    description: tidy(model.description),
    background: sheet.ink.background,
  };
  return pictureOf(picture, [
    ...layout.heading.lines,
    ...group('outcome', outcome(layout)),
    ...group('looks', looks(layout)),
    ...(layout.hasPlot ? curves(layout) : []),
    ...(layout.size ? group('size', sizeStrip(layout.size)) : []),
    ...(layout.strip ? group('strip', strip(layout.strip)) : []),
    ...(layout.scatter ? group('scatter', scatter(layout.scatter)) : []),
  ]);
}

function curves(layout: Layout): string[] {
  const { model, plot, sheet } = layout;
  const frame = { box: plot.box, sheet };
  const each = (name: string, draw: (arm: ChartArm, layout: Layout) => string[]) =>
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((arm) => group(`${name} ${arm.role}`, draw(arm, layout)));
  const scores = plot.scores.ticks
    .map(({ score, text }) => ({ y: plot.y(score), text }))
    .filter(({ y }) => y < plot.box.bottom - 1);
  const budgets = {
    wanted: budgetMarks(plot.budgets),
    x: plot.x,
    textOf: formatBudget,
    name: `${model.unit} of random search (log scale)`,
    nameY: layout.xLabelY,
  };
  return [
    ...notCompared(layout),
    ...group(
      'lane',
      layout.lanes.flatMap((place) => lane(place, layout)),
    ),
    ...leftAxis(scores, frame),
    ...each('band', (arm) => band(arm, layout)),
    ...bottomAxis(budgets, frame),
    ...targetLine(layout),
    ...group('raised candidate', raised(layout)),
    ...each('median', median),
    ...notes(layout),
    ...endLabels(layout),
  ];
}
