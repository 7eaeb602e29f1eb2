import {
  type Block,
  data,
  emphasis,
  fold,
  link,
  list,
  paragraph,
  say,
  state,
  strong,
  table,
} from '../../src/report/index.ts';

/** Blocks of every kind with this untrusted text wherever it may stand. */
export function blocksWith(text: string): Block[] {
  const said = say`The ${strong(say`metric ${data(text)}`)}, ${emphasis([data(text, 20)])}: ${link([data(text)], text)}.`;
  const line = state('found', said);
  return [
    ...paragraph(line),
    table([say`Name`, [data(text)]], [[[data(text)], said]]),
    { type: 'note', items: [line, line] },
    fold(say`About ${data(text)}`, [...list([line, line]), fold([data(text)], [])]),
  ];
}
