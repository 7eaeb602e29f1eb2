import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-IKGQWMYC.js";
import "./chunk-TSCIJJFS.js";
import "./chunk-EOTFTVYU.js";
import "./chunk-5UGHG3YH.js";
import "./chunk-7335ARMY.js";
import "./chunk-CFJMXTHX.js";
import "./chunk-UMNVDJCZ.js";
import "./chunk-PM6L37UG.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
