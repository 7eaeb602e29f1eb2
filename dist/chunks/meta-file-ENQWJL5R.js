import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-QHPA3DBL.js";
import "./chunk-7Z6T63A4.js";
import "./chunk-KFTVACGU.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-C7ZD2LLS.js";
import "./chunk-2L6XZZLT.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
