import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-ILK6X74C.js";
import "./chunk-7TJ332J4.js";
import "./chunk-LCMK6EUY.js";
import "./chunk-OE5HUZOT.js";
import "./chunk-FLBN7GZC.js";
import "./chunk-VUS7X3IB.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-CYUFODBG.js";
import "./chunk-SLVZVWHM.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-MZEZVIYJ.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
