import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-ULJVLMCZ.js";
import "./chunk-TKPL5EQC.js";
import "./chunk-HWUDMHY4.js";
import "./chunk-YBX6HHYX.js";
import "./chunk-MIV7ADMX.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-BM3OCLEP.js";
import "./chunk-UI2GFXDX.js";
import "./chunk-S2NDVLMV.js";
import "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-ZQAXGFMI.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
