import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-ZFRQ7UCP.js";
import "./chunk-7KWTLTBS.js";
import "./chunk-PZVLC6V2.js";
import "./chunk-G6KENJQH.js";
import "./chunk-7335ARMY.js";
import "./chunk-FYBK3UBW.js";
import "./chunk-2VBMZG3L.js";
import "./chunk-MJTFJRB2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-2GOXJCNS.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
