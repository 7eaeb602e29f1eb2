import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-DCASPEAG.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-7QMW5A54.js";
import "./chunk-B5DEWLIO.js";
import "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
