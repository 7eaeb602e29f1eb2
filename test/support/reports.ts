import type { Assessment } from '../../src/decide/index.ts';
import { type CommentFrame, renderRunText, reportOfRun } from '../../src/draw/index.ts';
import type { Screen } from '../../src/print/index.ts';
import {
  type Block,
  data,
  emphasis,
  fact,
  facts,
  fold,
  lines,
  link,
  paragraph,
  say,
  small,
  state,
  strong,
  table,
} from '../../src/report/index.ts';
import { runOf } from './assessments.ts';

/** Blocks of every kind with this untrusted text wherever it may stand. */
export function blocksWith(text: string): Block[] {
  const said = say`The ${strong(say`metric ${data(text)}`)}, ${emphasis([data(text, 20)])}: ${link([data(text)], text)}.`;
  const line = state('found', said);
  return [
    ...paragraph(line),
    table([say`Name`, [data(text)]], [[[data(text)], said]]),
    { type: 'note', items: [line, line] },
    ...small([...line, ...line]),
    ...facts(fact('found', [data(text)], said)),
    fold(say`About ${data(text)}`, [...lines([line, line]), fold([data(text)], [])]),
  ];
}

export function comparisonReport(assessment: Assessment, frame: Partial<CommentFrame> = {}) {
  return reportOfRun(runOf(assessment), frame);
}

export function renderText(assessment: Assessment, screen: Screen): string {
  return renderRunText(runOf(assessment), screen);
}
