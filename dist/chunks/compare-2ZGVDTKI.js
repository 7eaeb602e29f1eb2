import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-CKTTVKD7.js";
import "./chunk-SWQT4PG3.js";
import "./chunk-PLST7ZUE.js";
import "./chunk-3B3YWONF.js";
import "./chunk-M47GG4PH.js";
import "./chunk-5QL2KRNO.js";
import "./chunk-XOQFNART.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-7BG5OXLP.js";
import "./chunk-PVVU4TQ3.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
