import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-EV4WPG7X.js";
import "./chunk-MUBZ73ZV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-NPOUI55T.js";
import "./chunk-BKJMTWIL.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
