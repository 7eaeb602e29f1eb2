import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-ARAJSMZK.js";
import "./chunk-FV7SBH5Q.js";
import "./chunk-SDBXA6IP.js";
import "./chunk-IIUKOE2T.js";
import "./chunk-N5NUSU2W.js";
import "./chunk-2N6XAGFQ.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-Q3KAJUVK.js";
import "./chunk-K6VKLKHT.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
