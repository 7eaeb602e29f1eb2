import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-YTH4QZLP.js";
import "./chunk-4XEFBBDG.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-PG3R2OLI.js";
import "./chunk-5YZPHX6I.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
