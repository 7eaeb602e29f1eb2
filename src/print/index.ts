export { fitSections } from './fit-to-limit.ts';
export { htmlBlocks, htmlPhrase, scrolling } from './html.ts';
export { codeSpan, fenced, markdownBlocks, markdownPhrase } from './markdown.ts';
export { plainText, quotedText } from './plain.ts';
export { type Attributes, attributesOf, coordinate, element, escapeXml, jsonBlock } from './xml.ts';
