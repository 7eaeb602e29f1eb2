import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-V6IP6AWN.js";
import "./chunk-EZ6INVYP.js";
import "./chunk-UAN2XPDP.js";
import "./chunk-NXLZZZBT.js";
import "./chunk-IXF3B4JY.js";
import "./chunk-GNEL5CER.js";
import "./chunk-MAIB2QIN.js";
import "./chunk-U4NJL7IL.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-G6SBNGGJ.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
