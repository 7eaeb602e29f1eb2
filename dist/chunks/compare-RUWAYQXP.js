import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-YUFMD5LP.js";
import "./chunk-2FKGM3OD.js";
import "./chunk-SK57SRJU.js";
import "./chunk-VCZVB3SM.js";
import "./chunk-JIF6J6Q5.js";
import "./chunk-O5QXOFNG.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-WOIZTXES.js";
import "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
