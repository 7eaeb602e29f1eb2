import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-XKPLZTD2.js";
import "./chunk-MRMIOSPE.js";
import "./chunk-N4S57VWK.js";
import "./chunk-SS4DM7BT.js";
import "./chunk-4UFGA3NV.js";
import "./chunk-YVOA5YHN.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-YLKBWOY4.js";
import "./chunk-SLVZVWHM.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-MZEZVIYJ.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
