import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-H75646EL.js";
import "./chunk-VBRHI6UE.js";
import "./chunk-ISXZWMIG.js";
import "./chunk-HARFD2S5.js";
import "./chunk-LOPVEQS7.js";
import "./chunk-OSSORBED.js";
import "./chunk-XOQFNART.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-7CDBRLGI.js";
import "./chunk-PVVU4TQ3.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
