import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-TQ6HJJIN.js";
import "./chunk-4FD5JWXH.js";
import "./chunk-XO5MJXEY.js";
import "./chunk-E2MSR4IC.js";
import "./chunk-HGW5LCBT.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-C3CLTWLU.js";
import "./chunk-D3YOIQ67.js";
import "./chunk-MM75BKOK.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-X5MXTM5Z.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-3TB25G2C.js";
import "./chunk-FJXIJ7ZB.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-A44FASK6.js";
import "./chunk-YT6M6SLZ.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
