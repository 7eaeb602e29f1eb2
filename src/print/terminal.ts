import type { RunAssessment } from '../decide/index.ts';
import {
  type Block,
  capitalized,
  lineOf,
  OUTSIDE,
  partsOf,
  type Section,
  say,
  sectionsOf,
  type Table,
} from '../report/index.ts';
import type { DrawFigure } from './markdown.ts';
import {
  aligned,
  alignRight,
  apart,
  plainText,
  prose,
  quotedText,
  rowsOf,
  type Screen,
  styled,
  textOf,
  widthOf,
} from './text.ts';

const COLOURS = { fail: 'red', pass: 'green', neutral: null } as const;

/** A run for a terminal: its sections in reading order, those that only some readers need where all are wanted. */
export function renderRunText(run: RunAssessment, screen: Screen, figure: DrawFigure): string {
  const sections = sectionsOf(run, OUTSIDE).filter(({ blocks }) => blocks.length > 0);
  const shown = sections.filter(
    ({ isFolded, id }) => !isFolded || screen.isVerbose || id === 'budgets',
  );
  const hidden = sections.length - shown.length;
  const printed = shown.map((section) => linesOf(section, screen, figure));
  const [[title = '', ...result] = [], ...others] = printed;
  const head = styled(styled(title, 'bold', screen), COLOURS[run.outcome.gate], screen);
  const more = hidden === 0 ? [] : ['More: --verbose'];
  return textOf([
    head,
    ...result,
    ...[...others, more.map((line) => styled(line, 'dim', screen))].flatMap(apart),
  ]);
}

function linesOf(
  { title, isFolded, blocks }: Section,
  screen: Screen,
  figure: DrawFigure,
): string[] {
  const head = isFolded ? [plainText(capitalized(say`${title}:`))] : [];
  const lines = blocks.flatMap((block) => printed(block, screen, figure));
  return [...head, ...lines];
}

function printed(block: Block, screen: Screen, figure: DrawFigure): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return prose([quotedText(lineOf(block.children))], screen);
    case 'lines':
    case 'note':
      return prose(
        block.items.map((line) => quotedText(lineOf(line))),
        screen,
      );
    case 'small':
      // An address as long as a line helps nobody here.
      return prose([plainText(partsOf(block.parts.filter(({ id }) => id !== 'help')))], screen).map(
        (line) => styled(line, 'dim', screen),
      );
    case 'facts':
      return aligned(
        block.rows.map(({ label, value }) => [plainText(label), quotedText(value)]),
        screen,
      );
    case 'table':
      return tableLines(block, screen);
    case 'fold':
      return [
        plainText(block.title),
        ...block.blocks.flatMap((one) => printed(one, screen, figure)),
        '',
      ];
    case 'code':
      return block.value.split('\n');
    case 'figure':
      return figure(block.comparison).flatMap((one) => printed(one, screen, figure));
    case 'image':
      return [];
  }
}

function tableLines({ header, rows, narrow, firstColumn }: Table, screen: Screen): string[] {
  const cellsOf = (lines: Table['rows']) => {
    const columns = header.map((name, i) =>
      [name, ...lines.map((line) => line[i] ?? [])].map(plainText),
    );
    return rowsOf(
      columns.map((column, i) =>
        i === 0 && firstColumn === 'right' ? alignRight(column) : column,
      ),
    );
  };
  const whole = aligned(cellsOf(rows), { width: Infinity });
  return widthOf(whole) <= screen.width ? whole : aligned(cellsOf(narrow), screen);
}
