import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-YQ2ZUTO5.js";
import "./chunk-PMWGO3JE.js";
import "./chunk-Y5O4V2BJ.js";
import "./chunk-MSGEI5S7.js";
import "./chunk-2WTGFX6P.js";
import "./chunk-QNJNYZH5.js";
import "./chunk-PLHC2IUT.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
