import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-4YAHJ6A5.js";
import "./chunk-V6NTB27L.js";
import "./chunk-2CLZT2QK.js";
import "./chunk-O4G7FH5F.js";
import "./chunk-AKUI6RRE.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-2DEACT25.js";
import "./chunk-UI2GFXDX.js";
import "./chunk-BL4R5ZAG.js";
import "./chunk-UWQJ4V23.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-LIETTDKR.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
