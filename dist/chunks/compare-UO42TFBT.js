import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-GDC5I27A.js";
import "./chunk-2HS7NY3U.js";
import "./chunk-4DDU7BNZ.js";
import "./chunk-3D7EPP5Z.js";
import "./chunk-UWLQM5OY.js";
import "./chunk-SSNQ7UYG.js";
import "./chunk-6PRQFQQO.js";
export {
  compare,
  missing
};
