import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-4RFDV2CI.js";
import "./chunk-N6U2MS3Y.js";
import "./chunk-UVBGB2WT.js";
import "./chunk-TLZWSGBP.js";
import "./chunk-5VWKMBAV.js";
import "./chunk-OMJCLRA7.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-COD7OEOI.js";
import "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
