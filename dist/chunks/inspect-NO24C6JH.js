import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-HN4G66FO.js";
import "./chunk-MLBFXSWZ.js";
import "./chunk-OSCRHUWZ.js";
import "./chunk-QB5ACCED.js";
import "./chunk-PJGCK5Q4.js";
import "./chunk-XJLNDNBU.js";
import "./chunk-XFM44SHZ.js";
import "./chunk-N5266Q74.js";
import "./chunk-7RCQCGNP.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-ATXJV3GM.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7Z6T63A4.js";
import "./chunk-KFTVACGU.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-C7ZD2LLS.js";
import "./chunk-2L6XZZLT.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
