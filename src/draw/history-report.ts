import { type HistoryView, viewHistory } from '../decide/index.ts';
import type { History } from '../parse/index.ts';
import { aligned, apart, plainText, type Screen, textOf, wrapped } from '../print/index.ts';
import {
  type Block,
  type HistoryFrame,
  historyBlocks,
  historyHeadline,
  statementsIn,
} from '../report/index.ts';
import { jsonHead } from '../tool.ts';
import { jsonText } from './data/json-values.ts';
import { drawHistory } from './history.ts';
import { historyPage } from './page/history-page.ts';
import type { PageAssets } from './page/page.ts';
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
