import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-SDZL46UI.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
