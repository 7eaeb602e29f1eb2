import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-URTLA27K.js";
import "./chunk-MKSSLYTV.js";
import "./chunk-67FXCN32.js";
import "./chunk-BSHOOSDW.js";
import "./chunk-NLBLSIXY.js";
import "./chunk-TKTUIWY5.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-2URTSAT2.js";
import "./chunk-HPXH4I3C.js";
import "./chunk-JZXK3BFN.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-NLW3HKS3.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-ZFXLCL7Q.js";
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
