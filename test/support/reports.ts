import {
  type Block,
  data,
  emphasis,
  fold,
  link,
  list,
  paragraph,
  say,
  strong,
  table,
} from '../../src/report/index.ts';

/** Blocks of every kind with this untrusted text wherever it may stand. */
export function blocksWith(text: string): Block[] {
  const phrase = say`The ${strong(say`metric ${data(text)}`)}, ${emphasis([data(text, 20)])}: ${link([data(text)], text)}.`;
  return [
    ...paragraph(phrase),
    table([say`Name`, [data(text)]], [[[data(text)], phrase]]),
    { type: 'note', items: [phrase, phrase] },
    fold(say`About ${data(text)}`, [...list([phrase, [data(text)]]), fold([data(text)], [])]),
  ];
}
