import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-H67HSEQ5.js";
import "./chunk-BR737PJR.js";
import "./chunk-6S4TU4NZ.js";
import "./chunk-YUPNGNVH.js";
import "./chunk-QSAPCQEI.js";
import "./chunk-FHRPGQ6N.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-PSFSMCLC.js";
import "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
