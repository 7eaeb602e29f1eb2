import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-CYMYOUU3.js";
import "./chunk-BPF36OR7.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-QH6ERNW3.js";
import "./chunk-6Y5EMKQD.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
