import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-L44X7GTY.js";
import "./chunk-LGP4LMXG.js";
import "./chunk-6PCOLAAS.js";
import "./chunk-74EXWA3Z.js";
import "./chunk-45VXBSF6.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-CULID5A3.js";
import "./chunk-CKB6PG4R.js";
import "./chunk-FQH6XZH6.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
