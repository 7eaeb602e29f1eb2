import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-3QCHWIWP.js";
import "./chunk-UM2BOL3J.js";
import "./chunk-WCEGB5AS.js";
import "./chunk-5UY46LKC.js";
import "./chunk-TJHU3XBK.js";
import "./chunk-S7Q6YSR3.js";
import "./chunk-HSMGDG3F.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-C2GLRQ3F.js";
import "./chunk-RHWRTI2Q.js";
import "./chunk-UK5ZPVZL.js";
import "./chunk-ADIJYXYJ.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-2Z73UNYG.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
