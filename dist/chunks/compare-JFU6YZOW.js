import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-DHFZ46TR.js";
import "./chunk-TXYXM5QO.js";
import "./chunk-UJO2VFBD.js";
import "./chunk-RCTURILG.js";
import "./chunk-HDMV56CK.js";
import "./chunk-LO4KRYFW.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-JGPDKBPR.js";
import "./chunk-K6VKLKHT.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
