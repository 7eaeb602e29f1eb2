import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  PLAIN_SCREEN,
  aligned,
  apart,
  codeSpan,
  columnsOf,
  coordinate,
  dimmed,
  element,
  escapeXml,
  fitSections,
  htmlBlocks,
  htmlPhrase,
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
  aligned,
  apart,
  codeSpan,
  columnsOf,
  coordinate,
  dimmed,
  element,
  escapeXml,
  fitSections,
  htmlBlocks,
  htmlPhrase,
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
  scrolling,
  styled,
  textOf,
  widthOf,
  wrapped
};
