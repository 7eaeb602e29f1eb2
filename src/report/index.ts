export {
  type Block,
  type Fold,
  fold,
  list,
  optional,
  paragraph,
  type Section,
  type Table,
  table,
} from './blocks.ts';
export {
  code,
  data,
  distinct,
  emphasis,
  joined,
  link,
  listed,
  ofMessage,
  type Phrase,
  type Span,
  say,
  strong,
  without,
} from './phrase.ts';
export { type Literal, literal, numeral, type Words, words } from './words.ts';
