import { scaleLog } from 'd3-scale';
import { valueAt } from '../math/functions.ts';
import { element } from '../print/index.ts';
import { formatBudget } from '../report/index.ts';
import { type Budgets, budgetMarks, chartBudgets, placeOn } from './axes.ts';
import { panelHeading } from './curves.ts';
import { differenceMarks } from './difference.ts';
import { type CurveFrame, type CurvePlot, frameOf, unitName } from './frame.ts';
import type { ChartModel, ChartTested } from './model.ts';
import type { OverviewRow } from './overview-of.ts';
import { placeStems, stemMarks } from './pairs.ts';
import { BELOW_TEXT, belowAxis, drawMarks, type Plot, xNumbers } from './panel.ts';
import { placeSearches, searchMarks } from './searches.ts';
import { lineHeight, type Sheet, write } from './svg/sheet.ts';
import { tidy } from './svg/svg.ts';
import { textWidth, wrapped } from './svg/text-width.ts';
import { settingsInRow } from './trials.ts';

const [ROW, GAP, HEAD, BESIDE] = [46, 14, 26, 12];

interface ColouredRow {
  readonly row: OverviewRow;
  readonly colour: 'worse' | 'better' | 'muted';
}

/** A few comparisons below each other: the difference of each on its own scale, and what it comes to. */
export function overviewPanels(rows: readonly ColouredRow[], sheet: Sheet, above: number) {
  const shared = sharedBudgets(rows);
  const [small, strong] = (['small', 'strong'] as const).map(
    (letters) => (texts: readonly string[]) =>
      Math.max(0, ...texts.map((text) => textWidth(text, sheet[letters]))),
  ) as [(texts: readonly string[]) => number, (texts: readonly string[]) => number];
  const left = sheet.left + small(rows.map(({ row }) => row.said)) + BESIDE;
  const estimates = rows.map(({ row }) => row.difference?.[0] ?? '');
  const limits = rows.map(({ row }) => row.difference?.[1] ?? '');
  const beside = Math.max(strong(estimates), small([...limits, shared?.unit ?? '']));
  const right = sheet.right - beside - BESIDE;
  const plots = rows.map((_, i): RowPlot => {
    const top = above + HEAD + i * (ROW + GAP);
    const box = { left, right, top, bottom: top + ROW };
    return { sheet, box, budgets: shared?.budgets ?? null };
  });
  const foot = (plots.at(-1) as RowPlot).box;
  const isDifference = rows.every(({ row: { chart } }) =>
    [undefined, 'pairs'].includes(chart?.tested?.kind),
  );
  const drawn = [
    panelHeading(
      `${isDifference ? 'Candidate − baseline' : 'What decides'}, each row its own scale`,
      above,
      { sheet },
    ),
    ...rows.flatMap((one, i) => drawRow(one, plots[i] as RowPlot)),
    ...(shared ? sharedAxis(shared, { sheet, box: foot }) : []),
  ];
  const places = rows.map(({ row: { index } }, i) => {
    const { top, bottom } = (plots[i] as RowPlot).box;
    return { index, top, bottom };
  });
  return { drawn, bottom: foot.bottom + belowAxis(sheet) + BELOW_TEXT, rows: places };
}

interface RowPlot extends Pick<Plot, 'sheet' | 'box'> {
  /** Of all rows; null where they are counted in different units. */
  readonly budgets: Budgets | null;
}

function sharedBudgets(rows: readonly ColouredRow[]) {
  const charts = rows.flatMap(({ row: { chart } }) => (chart?.tested === null ? [chart] : []));
  const [unit, ...others] = new Set(charts.map(unitName));
  if (unit === undefined || others.length > 0) return null;
  const each = charts.map(chartBudgets);
  const first = Math.min(...each.map((budgets) => budgets.first));
  const last = Math.max(...each.map((budgets) => budgets.last));
  return { unit, budgets: { first, last, isResolved: true } };
}

function sharedAxis(
  { budgets, unit }: NonNullable<ReturnType<typeof sharedBudgets>>,
  { sheet, box }: Pick<Plot, 'sheet' | 'box'>,
): string[] {
  const x = box.right + BESIDE;
  const name = { x, y: box.bottom + belowAxis(sheet), text: unit, maxWidth: sheet.right - x };
  const plot = { sheet, box, x: scaleOf(budgets, box), y: Number };
  return [...xNumbers(budgetMarks(budgets), formatBudget)(plot), write(sheet, 'small muted', name)];
}

function scaleOf({ first, last }: Budgets, { left, right }: Plot['box']) {
  return scaleLog([first, last], [left, right]).clamp(true);
}

/** The name with its state, the picture, and the number at its side. */
function drawRow({ row, colour }: ColouredRow, plot: RowPlot): string[] {
  const { sheet, box } = plot;
  const [first, second] = [box.top + 20, box.top + 20 + lineHeight(sheet.small)];
  const name = {
    x: sheet.left,
    y: first,
    text: tidy(row.name),
    maxWidth: box.left - sheet.left - 6,
  };
  const x = box.right + BESIDE;
  const [estimate = '', limits = ''] = row.difference ?? [];
  const strong = colour === 'muted' ? 'strong text' : (`strong ${colour}` as const);
  return [
    write(sheet, 'strong text', name),
    write(sheet, `small ${colour}`, { x: sheet.left, y: second, text: row.said }),
    ...pictureOf(row, plot),
    ...(estimate === '' ? [] : [write(sheet, strong, { x, y: first, text: estimate })]),
    ...(limits === '' ? [] : [write(sheet, 'small muted', { x, y: second, text: limits })]),
  ];
}

/** The difference by budget, the pairs, or in words why there is neither. */
function pictureOf({ chart, headline }: OverviewRow, { sheet, box, budgets }: RowPlot): string[] {
  const frame = chart && frameOf(chart, { theme: 'page' });
  const tested = chart?.tested ?? null;
  if (frame && tested) return testedInRow(tested, frame, { sheet, box });
  if (!frame?.difference) {
    const width = sheet.right - box.left;
    return wrapped(tidy(headline), sheet.small, { width, maxLines: 2 }).map((text, i) => {
      const y = box.top + 20 + i * lineHeight(sheet.small);
      return write(sheet, 'small muted', { x: box.left, y, text, maxWidth: width });
    });
  }
  const { difference } = frame;
  const x = scaleOf(budgets ?? frame.budgets, box);
  const { axis } = difference;
  const y = placeOn(axis, [box.bottom, box.top]);
  const plot: CurvePlot = { ...frame, sheet, box, x, y, axis };
  return [
    ...drawMarks(plot, differenceMarks(difference, frame.model)),
    ...exampleDot(frame.model, valueAt(difference.median, frame.model.example?.budget ?? 1), plot),
  ];
}

function testedInRow(tested: ChartTested, frame: CurveFrame, place: Pick<Plot, 'sheet' | 'box'>) {
  if (tested.kind === 'settings') return settingsInRow(tested, place);
  if (tested.kind === 'searches')
    return drawMarks(placeSearches(tested, frame, place), searchMarks(tested));
  const { plot, stems } = placeStems(tested, frame.model, place);
  return stemMarks(tested, stems, plot);
}

function exampleDot({ example }: ChartModel, at: number, { sheet, x, y }: CurvePlot): string[] {
  if (example === null || !Number.isFinite(at)) return [];
  const { text: fill, background: stroke } = sheet.ink;
  const circle = { cx: x(example.budget), cy: y(at), r: 4, fill, stroke, 'stroke-width': 1.5 };
  return [element('circle', circle)];
}
