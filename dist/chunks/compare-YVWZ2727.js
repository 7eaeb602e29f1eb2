import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-RJKFUVRC.js";
import "./chunk-5MSVV2O4.js";
import "./chunk-MLDZIC3Z.js";
import "./chunk-OJ4J72RU.js";
import "./chunk-RNNLCFUQ.js";
import "./chunk-AEXP5K6A.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-ZNWSCHOY.js";
import "./chunk-FBKCEXDF.js";
import "./chunk-OZBFLYU3.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
