import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-INFGLDQD.js";
import "./chunk-HEDAL3QA.js";
import "./chunk-4SNGWUHI.js";
import "./chunk-XWS2VGQD.js";
import "./chunk-FMJSJAGM.js";
import "./chunk-2GX4WS5O.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-KQT745BM.js";
import "./chunk-K6VKLKHT.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
