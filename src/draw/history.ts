import { type HistoryView, limitsOfMerge, viewHistory } from '../decide/index.ts';
import type { History, HistoryLine } from '../parse/index.ts';
import {
  aligned,
  apart,
  element,
  htmlBlocks,
  htmlPhrase,
  plainText,
  type Screen,
  textOf,
  wrapped,
} from '../print/index.ts';
import {
  type Block,
  budgetName,
  data,
  type HistoryFrame,
  historyBlocks,
  historyHeadline,
  statementsIn,
} from '../report/index.ts';
import { jsonHead, TOOL } from '../tool.ts';
import { mergesAxis, placeOn } from './axes.ts';
import { jsonText } from './data/json.ts';
import { inBothThemes } from './model.ts';
import { figure, inWidths } from './page/figures.ts';
import { type PageAssets, pageOf } from './page/page.ts';
import {
  drawMarks,
  type Mark,
  type Placed,
  type Plot,
  stackPanels,
  xNumbers,
  yAxis,
} from './panel.ts';
import type { Report } from './report.ts';
import {
  headingOf,
  horizontal,
  OPACITY,
  path,
  pathOf,
  placed,
  type Sheet,
  sheetOf,
  type Theme,
  textWidth,
  vertical,
  WIDTHS,
  type Width,
  write,
} from './svg/svg.ts';

/** The history of one comparison in all its formats; each is written when it is asked for. */
export interface HistoryReport {
  /** Of the comparison; empty for the only one. */
  readonly name: string;
  readonly json: string;
  /** Null where no merge is recorded. */
  readonly chart: Report['chart'];
  readonly page: (assets: PageAssets) => string;
  readonly text: (screen: Screen) => string;
}

export function historyReport(history: History, frame: HistoryFrame): HistoryReport {
  const view = viewHistory(history);
  return {
    name: frame.name,
    get json() {
      const blocks = Object.values(historyBlocks(view, frame)).flat();
      const statements = statementsIn(blocks).map(({ id, said }) => ({
        id,
        text: plainText(said),
      }));
      // The file has the scores.
      const merges = view.merges.map(({ scores: _, ...merge }) => merge);
      return jsonText({ ...jsonHead('history'), name: frame.name, ...view, merges, statements });
    },
    get chart() {
      return view.merges.length === 0 ? null : historyChart(view, frame);
    },
    page: (assets) => historyPage(view, frame, assets),
    text: (screen) => historyText(view, frame, screen),
  };
}

function historyChart(view: HistoryView, frame: HistoryFrame) {
  const headline = plainText(historyHeadline(view, frame));
  const title = frame.name === '' ? headline : `${frame.name}: ${headline}`;
  const [shown] = statementsIn(historyBlocks(view, frame).lead);
  const words = { title, subtitle: plainText(shown?.said ?? []) };
  return inBothThemes((theme) => {
    return drawHistory(view, { ...words, width: 'wide', id: `history-${theme}`, theme });
  });
}

/** The same in words for a terminal; every merge only where every note is wanted. */
function historyText(view: HistoryView, frame: HistoryFrame, screen: Screen): string {
  const { lead, notes, changes, promises, merges } = historyBlocks(view, frame);
  const prose = (blocks: readonly Block[]) =>
    statementsIn(blocks).flatMap(({ said }) => wrapped(plainText(said), screen));
  const tables = [changes, screen.isVerbose ? merges : []].flat().flatMap((block) => {
    if (block.type !== 'table') return [];
    const rows = [block.header, ...block.rows].map((row) => row.map(plainText));
    return apart(aligned(rows, screen));
  });
  return textOf([
    ...wrapped(plainText(historyHeadline(view, frame)), screen),
    ...prose(lead),
    ...tables,
    ...apart(prose(promises)),
    ...apart(prose(notes)),
  ]);
}

/** Self-contained, and whole without its script. */
function historyPage(view: HistoryView, frame: HistoryFrame, assets: PageAssets): string {
  const headline = historyHeadline(view, frame);
  const { lead, notes, changes, promises, merges } = historyBlocks(view, frame);
  const section = (id: string, title: string, blocks: readonly Block[]) =>
    blocks.length > 0 &&
    element('section', { id }, `\n${element('h2', {}, title)}\n${htmlBlocks(blocks, title)}\n`);
  const content = [
    element('h1', {}, htmlPhrase(headline)),
    htmlBlocks(lead),
    htmlBlocks(notes),
    view.merges.length > 0 && figureOf(view),
    section('changes', 'Changes', changes),
    section('promises', 'What the history can promise', promises),
    section('merges', 'Merges', merges),
  ];
  const brand = element('span', { class: 'brand' }, TOOL.name);
  return pageOf({
    title: plainText(headline),
    header: frame.name === '' ? [brand] : [brand, htmlPhrase([data(frame.name)])],
    content: content.filter(Boolean).join('\n'),
    assets,
  });
}

/** For wide screens and paper, and for phones. */
function figureOf(view: HistoryView): string {
  const words = { title: '', subtitle: '', theme: 'page' } as const;
  const svgs = WIDTHS.map((width) => {
    return drawHistory(view, { ...words, width, id: `history-${width}` });
  });
  return figure({ id: 'history' }, [inWidths(svgs)]);
}

interface Drawing {
  readonly theme: Theme;
  readonly width: Width;
  /** Unique among the pictures of a page. */
  readonly id: string;
  /** Empty where the page has it. */
  readonly title: string;
  readonly subtitle: string;
}

/** Merges from the left to the right, each in the middle of its share. */
interface MergesPlot extends Plot {
  readonly view: HistoryView;
  /** Between two merges. */
  readonly step: number;
}

const PANEL = 96;
/** Above a panel, for its name. */
const HEAD = 30;

/**
 * One plot a budget, one below the other, over the merges: medians with their limits, the level of each stretch, a
 * line at each change. The same view gives the same bytes.
 */
function drawHistory(view: HistoryView, drawing: Drawing): string {
  const { theme, width, id, title, subtitle } = drawing;
  const sheet = sheetOf(width, theme);
  const description = `${subtitle} The table has every merge.`;
  return stackPanels(sheet, { id, title: title || 'The history of main', description }, [
    () => headingOf(title, [subtitle], sheet),
    (above) => mergesPanel(view, sheet, title === '' ? above - 12 : above),
  ]).svg;
}

function mergesPanel(view: HistoryView, sheet: Sheet, above: number): Placed {
  // The names of changes stand above the plots.
  const top = above + (view.changes?.length ? sheet.small.line : 0);
  const tops = view.budgets.map((_, i) => top + HEAD + i * (PANEL + HEAD));
  const bottom = (tops.at(-1) ?? top) + PANEL;
  const box = { left: sheet.left + 52, right: sheet.right - 8, top, bottom };
  const step = (box.right - box.left) / Math.max(1, view.merges.length);
  const plot = { view, sheet, box, step, x: (i: number) => box.left + (i + 0.5) * step, y: Number };
  const drawn = [
    ...view.budgets.flatMap((budget, i) => {
      const own = { ...box, top: tops[i] as number, bottom: (tops[i] as number) + PANEL };
      return drawScores(budget, { ...plot, box: own });
    }),
    ...changeLines(plot),
    ...mergeAxis(view, sheet)(plot),
  ];
  return { drawn, bottom: bottom + 2.6 * sheet.text.line + 12, plot };
}

/** The scores at one budget. What cannot be drawn, as half of the trials failed, is a cross at the foot or the top. */
function drawScores(budget: number | null, merges: MergesPlot): string[] {
  const { view, sheet, box, x, step } = merges;
  const shown = view.merges.flatMap((merge, i) => {
    const limits = limitsOfMerge(merge, budget);
    return limits === undefined ? [] : [{ at: x(i), ...limits }];
  });
  const axis = mergesAxis(shown);
  const y = placeOn(axis, [box.bottom, box.top]);
  const known = shown.filter(({ median }) => Number.isFinite(median));
  const bars = known.map(({ at, lower, upper }) => vertical(at, [y(upper), y(lower)]));
  const dots = shown.map(({ at, median }) => `${pathOf([{ x: at, y: y(median) }])}h0`);
  const levels = view.stretches.flatMap(({ from, to, levels: known }) => {
    const level = known[view.budgets.indexOf(budget)] ?? null;
    const ends = { left: box.left + from * step, right: box.left + to * step };
    return level === null ? [] : horizontal(ends, y(level));
  });
  const lines = { fill: 'none', 'stroke-linecap': 'round', stroke: sheet.ink.sweep } as const;
  const bar = { 'stroke-opacity': 2 * OPACITY.band, 'stroke-width': widthOf(step, 6) };
  const name = plainText(budgetName(budget, view));
  return drawMarks<MergesPlot>({ ...merges, y }, [
    () => [write(sheet, 'small text', { x: sheet.left, y: box.top - 8, text: name })],
    yAxis(axis.ticks),
    () => path(horizontal(box, box.bottom), { stroke: sheet.ink.grid }),
    () => path(bars, { ...lines, ...bar }),
    () => path(levels, { stroke: sheet.ink.text, 'stroke-width': 1.5 }),
    () => path(dots, { ...lines, 'stroke-width': widthOf(step, 5) }),
  ]);
}

const widthOf = (step: number, most: number) => Math.max(1.5, Math.min(most, 0.6 * step));

/** A line through all plots at each change, with its commit and pull request above, where there is space. */
function changeLines({ view, sheet, box, step }: MergesPlot): string[] {
  const changes = view.changes ?? [];
  const lines = changes.flatMap(({ at, direction }) => {
    const line = vertical(box.left + at * step, [box.top + 4, box.bottom]);
    return path(line, { stroke: sheet.ink[direction], 'stroke-width': 1.5 });
  });
  const names = changes.toReversed().map(({ at, direction }) => {
    const { commit, pull } = view.merges[at] as HistoryLine;
    const number = pull === null ? '' : ` #${pull}`;
    const text = `${direction}: ${commit.slice(0, 7)}${number}`;
    const half = textWidth(text, sheet.small) / 2;
    const x = Math.max(box.left + half, Math.min(box.right - half, box.left + at * step));
    const look = `small ${direction}` as const;
    return [{ look, x, y: box.top, anchor: 'middle', halo: true, text } as const];
  });
  const around = { ...box, left: 0, right: sheet.width, top: box.top - 20 };
  return [...lines, ...placed(names, { sheet, box: around })];
}

/** Dates at some of the merges, and how many there are. */
function mergeAxis({ merges }: HistoryView, sheet: Sheet): Mark {
  const last = merges.length - 1;
  const wanted = [0, last, last / 2, last / 4, (3 * last) / 4].map(Math.round);
  const text = merges.length === 1 ? 'one merge' : `${merges.length} merges, oldest first`;
  return (plot) => {
    const { box } = plot;
    const x = (box.left + box.right) / 2;
    const y = box.bottom + 2.4 * sheet.text.line;
    return [
      ...path(horizontal(box, box.bottom), { stroke: sheet.ink.muted }),
      ...xNumbers(wanted, (i) => merges[i]?.date.slice(0, 10) ?? '')(plot),
      write(sheet, 'small text', { x, y, text, anchor: 'middle' }),
    ];
  };
}
