import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-2WHNMQBS.js";
import "./chunk-DLQHLPCB.js";
import "./chunk-55WYSL43.js";
import "./chunk-NV5FXJJB.js";
import "./chunk-N5T2DD6V.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-6OTKAKIJ.js";
import "./chunk-Z3DSG6OE.js";
import "./chunk-JW3TBVKY.js";
import "./chunk-7PODSLHL.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import "./chunk-TTT335IU.js";
import "./chunk-Y2KBWQSX.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
