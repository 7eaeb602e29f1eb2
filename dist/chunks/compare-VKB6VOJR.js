import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-3BMZJER4.js";
import "./chunk-WDQWNEOZ.js";
import "./chunk-VMWKDDCO.js";
import "./chunk-SEDIZS4I.js";
import "./chunk-F4E5GJVU.js";
import "./chunk-AJQ7DPU3.js";
import "./chunk-6PRQFQQO.js";
export {
  compare,
  missing
};
