import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-OVMVKGDA.js";
import "./chunk-HEGEEQDU.js";
import "./chunk-DVN5PM7B.js";
import "./chunk-7XKPTC35.js";
import "./chunk-ZWUQ5NKX.js";
import "./chunk-73PXEHTL.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-WOBU6YEY.js";
import "./chunk-HPXH4I3C.js";
import "./chunk-KX57X7KT.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-XKJRM3QF.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-BRDWAC32.js";
import "./chunk-ZWPVM4LG.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-WZXOYFMX.js";
import "./chunk-JRZKUNZA.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
