import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-MIP3GXQF.js";
import "./chunk-4FOROGH5.js";
import "./chunk-EDAKVWSH.js";
import "./chunk-4NLVHJ4H.js";
import "./chunk-7335ARMY.js";
import "./chunk-MDD2BFVS.js";
import "./chunk-FTT6RAGK.js";
import "./chunk-QOHLAX62.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
