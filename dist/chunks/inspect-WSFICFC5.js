import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-CFX5WCYD.js";
import "./chunk-M22KRC4G.js";
import "./chunk-M6MVIJOD.js";
import "./chunk-ZTNEQXLN.js";
import "./chunk-4FGIICJZ.js";
import "./chunk-JLQMRM75.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-XYU4DH6K.js";
import "./chunk-WKGNCGPK.js";
import "./chunk-2KVD3BEQ.js";
import "./chunk-6T35VRDD.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-7QMW5A54.js";
import "./chunk-X43U4MQQ.js";
import "./chunk-PT5DXEUW.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
