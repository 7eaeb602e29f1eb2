import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  PLAIN_SCREEN,
  aligned,
  apart,
  attributesOf,
  codeSpan,
  coordinate,
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
import "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import "./read.js";
import "./read-data-branch.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  PLAIN_SCREEN,
  aligned,
  apart,
  attributesOf,
  codeSpan,
  coordinate,
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
