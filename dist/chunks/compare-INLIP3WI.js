import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-AI6JC5FX.js";
import "./chunk-4GTPAQTK.js";
import "./chunk-3RMRKQP7.js";
import "./chunk-3D7EPP5Z.js";
import "./chunk-UWLQM5OY.js";
import "./chunk-SSNQ7UYG.js";
import "./chunk-6PRQFQQO.js";
export {
  compare,
  missing
};
