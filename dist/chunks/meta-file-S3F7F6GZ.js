import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-WFTVWAA5.js";
import "./chunk-YSV6RARV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-DKDVTE6S.js";
import "./chunk-LG4TCVPG.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
