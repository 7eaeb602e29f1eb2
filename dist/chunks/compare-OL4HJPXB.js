import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-MVNGAJU6.js";
import "./chunk-SUGOIZQM.js";
import "./chunk-NH3RVGGM.js";
import "./chunk-ZNQYNQ56.js";
import "./chunk-7EV2YOE5.js";
import "./chunk-EILHWPVG.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-VKJ6WZ2H.js";
import "./chunk-K6VKLKHT.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
