import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  VERSION,
  retry
} from "./chunk-BY5OPHNG.js";
import "./chunk-F74JXWG5.js";
import "./chunk-ACEK2XPF.js";
import "./chunk-XNUOBV35.js";
export {
  VERSION,
  retry
};
