import type { HistoryView } from '../../decide/index.ts';
import { element, htmlBlocks, htmlPhrase, jsonBlock, plainText } from '../../print/index.ts';
import {
  type Block,
  data,
  type HistoryFrame,
  historyBlocks,
  historyHeadline,
} from '../../report/index.ts';
import { TOOL } from '../../tool.ts';
import { drawHistory } from '../history.ts';
import { type PageAssets, pageOf } from './page.ts';
import { figure, inWidths, type Readout } from './pictures.ts';

/** Self-contained, and whole without its script, which adds a readout. */
export function historyPage(view: HistoryView, frame: HistoryFrame, assets: PageAssets): string {
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
