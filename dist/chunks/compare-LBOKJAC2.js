import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-Y7APP63M.js";
import "./chunk-ZAZOEZMG.js";
import "./chunk-Y5O4V2BJ.js";
import "./chunk-MSGEI5S7.js";
import "./chunk-2WTGFX6P.js";
import "./chunk-JWA72X5I.js";
import "./chunk-PLHC2IUT.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
