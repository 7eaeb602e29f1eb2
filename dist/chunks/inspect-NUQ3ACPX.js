import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-OR34X2KR.js";
import "./chunk-3PNLYFSK.js";
import "./chunk-XTQ6NUBR.js";
import "./chunk-YUARKZTM.js";
import "./chunk-VAJF46EF.js";
import "./chunk-A3RWO7KP.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-XYU4DH6K.js";
import "./chunk-WKGNCGPK.js";
import "./chunk-2KVD3BEQ.js";
import "./chunk-6T35VRDD.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-7QMW5A54.js";
import "./chunk-PO3H5RU7.js";
import "./chunk-PT5DXEUW.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
