import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-KTPBUFY5.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-7QMW5A54.js";
import "./chunk-X43U4MQQ.js";
import "./chunk-PT5DXEUW.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
