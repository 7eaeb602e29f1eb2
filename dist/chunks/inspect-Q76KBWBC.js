import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-D7NJ3QOM.js";
import "./chunk-VOJQ4P3I.js";
import "./chunk-LTIVMSR2.js";
import "./chunk-ZUELIXIZ.js";
import "./chunk-Y3TXVMAH.js";
import "./chunk-Z3D3EMIW.js";
import "./chunk-OECFC5JZ.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-LIGZ5R25.js";
import "./chunk-SPDB5JEN.js";
import "./chunk-EORGMONF.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BRB575L7.js";
import "./chunk-VEDAT4CN.js";
import "./chunk-OMAQASFA.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
