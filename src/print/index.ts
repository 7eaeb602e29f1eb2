export { renderCurveText } from './curve.ts';
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
export { renderInspection } from './inspection.ts';
export {
  aligned,
  apart,
  PLAIN_SCREEN,
  prose,
  type Screen,
  styled,
  textOf,
  widthOf,
  wrapped,
} from './layout.ts';
export {
  codeSpan,
  fitSections,
  markdownBlocks,
  markdownPhrase,
  renderFailure,
} from './markdown.ts';
export { plainText, quotedText } from './plain.ts';
export { renderPlan } from './plan.ts';
export { renderRunText } from './terminal.ts';
