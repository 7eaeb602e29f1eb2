import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-AYADRNME.js";
import "./chunk-BVGZGKFR.js";
import "./chunk-KBT3JLJS.js";
import "./chunk-AN3VEVWR.js";
import "./chunk-IXF3B4JY.js";
import "./chunk-OYHAQMNA.js";
import "./chunk-CFCQUEHV.js";
import "./chunk-QOHLAX62.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
