import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-SSQ7UVC6.js";
import "./chunk-XRQX23QS.js";
import "./chunk-IRAZNSGB.js";
import "./chunk-GYZ44JP7.js";
import "./chunk-7335ARMY.js";
import "./chunk-EW6R5ZV3.js";
import "./chunk-CFCQUEHV.js";
import "./chunk-QOHLAX62.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
