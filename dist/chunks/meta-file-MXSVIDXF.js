import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-CBHZPC7K.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-T5J3F4IF.js";
import "./chunk-UT7EHW7U.js";
import "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
