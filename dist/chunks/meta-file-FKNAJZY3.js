import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-MKTRU3PD.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BT2M53CB.js";
import "./chunk-UT7EHW7U.js";
import "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
