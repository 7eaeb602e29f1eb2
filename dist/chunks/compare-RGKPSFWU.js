import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-6JM3KRXB.js";
import "./chunk-YBDZSKAC.js";
import "./chunk-JRGOUQ4M.js";
import "./chunk-6KF6JF7Q.js";
import "./chunk-AOHA2DTC.js";
import "./chunk-YJCXZ7PH.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import "./chunk-JZ34LZJJ.js";
import "./chunk-V24CVBQZ.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-MZEZVIYJ.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
