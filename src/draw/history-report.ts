import { type HistoryView, viewHistory } from '../decide/index.ts';
import type { History } from '../parse/index.ts';
import {
  aligned,
  apart,
  element,
  htmlBlocks,
  htmlPhrase,
  jsonBlock,
  plainText,
  type Screen,
  textOf,
  wrapped,
} from '../print/index.ts';
import {
  type Block,
  data,
  type HistoryFrame,
  historyBlocks,
  historyHeadline,
  statementsIn,
} from '../report/index.ts';
import { jsonHead, TOOL } from '../tool.ts';
import { jsonText } from './data/json.ts';
import { drawHistory } from './history.ts';
import { figure, inWidths, type Readout } from './page/figures.ts';
import { type PageAssets, pageOf } from './page/page.ts';
import type { Report } from './report.ts';

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
      return inBothThemes(view, frame);
    },
    page: (assets) => historyPage(view, frame, assets),
    text: (screen) => historyText(view, frame, screen),
  };
}

function inBothThemes(view: HistoryView, frame: HistoryFrame): Report['chart'] {
  if (view.merges.length === 0) return null;
  const headline = plainText(historyHeadline(view, frame));
  const title = frame.name === '' ? headline : `${frame.name}: ${headline}`;
  const [shown] = statementsIn(historyBlocks(view, frame).lead);
  const words = { title, subtitle: plainText(shown?.said ?? []) };
  const draw = (theme: 'light' | 'dark') =>
    drawHistory(view, { ...words, width: 'wide', id: `history-${theme}`, theme }).svg;
  return { light: draw('light'), dark: draw('dark') };
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

/** Self-contained, and whole without its script, which adds a readout. */
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
    footer: '',
    assets,
  });
}

/** For wide screens and paper, and for phones; the script reads out the rows of the table of merges. */
function figureOf(view: HistoryView): string {
  const words = { title: '', subtitle: '', theme: 'page' } as const;
  const { html, places } = inWidths((width) => {
    const { svg, box, ...size } = drawHistory(view, { ...words, width, id: `history-${width}` });
    return {
      svg,
      places: {
        width: size.width,
        height: size.height,
        ...box,
        first: 0,
        last: view.merges.length,
        dots: [],
      },
    };
  });
  const readout: Readout = {
    prefix: '',
    axis: { name: 'Merge', isLog: false },
    table: 'merges',
    plots: places,
    columns: [],
    rows: [],
    start: view.merges.length - 1,
  };
  const pictures = element('div', { class: 'view' }, html);
  return figure({ id: 'history', class: 'chart' }, [pictures, jsonBlock('readout', readout)]);
}
