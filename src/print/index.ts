export {
  type Attributes,
  attributesOf,
  coordinate,
  element,
  escapeXml,
  htmlBlocks,
  htmlPhrase,
  jsonBlock,
  scrolling,
} from './html.ts';
export { codeSpan, fitSections, markdownBlocks, markdownPhrase } from './markdown.ts';
export { BREAK, plainText, quotedText } from './plain.ts';
