import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-XK655ICP.js";
import "./chunk-EHZSTSKI.js";
import "./chunk-UAAKIWUJ.js";
import "./chunk-LR3U4GBR.js";
import "./chunk-SLYKIOEE.js";
import "./chunk-RYPA3U7F.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-MGE5CK4P.js";
import "./chunk-KDIYL263.js";
import "./chunk-Y4XGNN3E.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-2NLTERQ3.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-EHRSH3AI.js";
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
