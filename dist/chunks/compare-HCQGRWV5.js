import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-JCUHV2IA.js";
import "./chunk-KPEQG2C4.js";
import "./chunk-RDBXCHFB.js";
import "./chunk-BRBAGNRI.js";
import "./chunk-MFI6B4P6.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-CULID5A3.js";
import "./chunk-HJJUN2WM.js";
import "./chunk-FQH6XZH6.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-D62W44T6.js";
import "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
