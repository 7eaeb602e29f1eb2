import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-L3K3USSF.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-3TB25G2C.js";
import "./chunk-FJXIJ7ZB.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-A44FASK6.js";
import "./chunk-YT6M6SLZ.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
