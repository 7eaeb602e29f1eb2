import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-GSG2HVID.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BBQ4QRFI.js";
import "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
