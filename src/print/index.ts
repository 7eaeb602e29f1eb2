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
export { linesOf, plainText, quotedText } from './plain.ts';
