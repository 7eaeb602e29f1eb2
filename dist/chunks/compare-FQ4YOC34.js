import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-K6NQYVK6.js";
import "./chunk-7SQJUIOM.js";
import "./chunk-X6ARHHT7.js";
import "./chunk-IEV3YGKQ.js";
import "./chunk-7WS4IOIN.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-YSE6JNIY.js";
import "./chunk-KDIYL263.js";
import "./chunk-3YOUX6JZ.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-SG2FVL5D.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-BRCO35LL.js";
import "./chunk-ZWPVM4LG.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-WZXOYFMX.js";
import "./chunk-JRZKUNZA.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
