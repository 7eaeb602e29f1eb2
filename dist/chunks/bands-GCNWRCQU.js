import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeJson
} from "./chunk-5JU44S7Z.js";
import {
  readArguments
} from "./chunk-JIF6J6Q5.js";
import "./chunk-O5QXOFNG.js";
import {
  wrongUse
} from "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import {
  bandsJson,
  confidenceBand,
  renderBandText
} from "./chunk-WOIZTXES.js";
import "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/bands.ts
var MOST_TRIALS = 1e6;
var bands = async (argv, terminal) => {
  const given = readArguments(argv, "bands");
  const band = confidenceBand(readCount(given.value("n")), given.settings.band);
  if (given.has("json")) writeJson(terminal, bandsJson(band));
  else terminal.out(renderBandText(band));
  return 0;
};
function readCount(text) {
  const count = /^[0-9]+$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (count >= 1 && count <= MOST_TRIALS) return count;
  const found = text === void 0 ? "is missing" : `is ${JSON.stringify(text.slice(0, 80))}`;
  throw wrongUse(`--n ${found}: a whole number from 1 to 1,000,000 is expected`);
}
export {
  bands
};
