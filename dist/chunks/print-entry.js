import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  PLAIN_SCREEN,
  alignRight,
  aligned,
  apart,
  attributesOf,
  codeSpan,
  columnsOf,
  coordinate,
  element,
  escapeXml,
  fitSections,
  htmlBlocks,
  htmlPhrase,
  isOnTheWeb,
  jsonBlock,
  markdownBlocks,
  markdownPhrase,
  plainText,
  prose,
  quotedText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderRunText,
  rowsOf,
  scrolling,
  styled,
  textOf,
  widthOf,
  wrapped
} from "./print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import "./estimate.js";
import "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import "./read-location.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  PLAIN_SCREEN,
  alignRight,
  aligned,
  apart,
  attributesOf,
  codeSpan,
  columnsOf,
  coordinate,
  element,
  escapeXml,
  fitSections,
  htmlBlocks,
  htmlPhrase,
  isOnTheWeb,
  jsonBlock,
  markdownBlocks,
  markdownPhrase,
  plainText,
  prose,
  quotedText,
  renderCurveText,
  renderFailure,
  renderInspection,
  renderPlan,
  renderRunText,
  rowsOf,
  scrolling,
  styled,
  textOf,
  widthOf,
  wrapped
};
