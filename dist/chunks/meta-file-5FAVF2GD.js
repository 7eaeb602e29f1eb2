import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-PPJ7YOE3.js";
import "./chunk-CKB6PG4R.js";
import "./chunk-7QMW5A54.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
