import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  meta,
  metaFile,
  readMeta
} from "./chunk-HLZCD55Z.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
import "./chunk-XNUOBV35.js";
export {
  meta,
  metaFile,
  readMeta
};
