import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-M6TQPWPS.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-BRCO35LL.js";
import "./chunk-ZWPVM4LG.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-WZXOYFMX.js";
import "./chunk-JRZKUNZA.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
