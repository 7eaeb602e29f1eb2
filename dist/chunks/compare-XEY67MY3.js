import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-IBZ4ZXQY.js";
import "./chunk-NR5OYLWK.js";
import "./chunk-QK3P5HSX.js";
import "./chunk-J4JHYM7H.js";
import "./chunk-OQEB6GNV.js";
import "./chunk-S4HF6FG2.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-YQIV74NM.js";
import "./chunk-6GW26CFI.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-MZEZVIYJ.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
