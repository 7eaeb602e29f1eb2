import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-3Z3IWROB.js";
import "./chunk-KX43AGXP.js";
import "./chunk-EG7VMUKL.js";
import "./chunk-C7FFAFFO.js";
import "./chunk-RNNLCFUQ.js";
import "./chunk-AEXP5K6A.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-P4OM6CAF.js";
import "./chunk-FBKCEXDF.js";
import "./chunk-OZBFLYU3.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
