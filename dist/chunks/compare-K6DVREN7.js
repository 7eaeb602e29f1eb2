import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-ECMQCBKA.js";
import "./chunk-672FCFSE.js";
import "./chunk-SEDXPS3N.js";
import "./chunk-HE6A4IHL.js";
import "./chunk-D3IAVAOU.js";
import "./chunk-TVXUHXUV.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-2FELZFWQ.js";
import "./chunk-K6VKLKHT.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
