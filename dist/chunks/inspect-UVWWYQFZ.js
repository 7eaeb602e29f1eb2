import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-CN27GQYA.js";
import "./chunk-USMOBLT6.js";
import "./chunk-LSBSHXUU.js";
import "./chunk-OJ67HXD2.js";
import "./chunk-QJMF3NRV.js";
import "./chunk-ZAPK76QA.js";
import "./chunk-CU7VYJ4H.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-G5XYUMI3.js";
import "./chunk-SPDB5JEN.js";
import "./chunk-D4UAUCOD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-B66G2I32.js";
import "./chunk-VEDAT4CN.js";
import "./chunk-OMAQASFA.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
