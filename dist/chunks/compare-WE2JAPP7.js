import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-OBEJ2FWD.js";
import "./chunk-O3X47LVL.js";
import "./chunk-F6I7WC6R.js";
import "./chunk-YCDBSF3P.js";
import "./chunk-IXF3B4JY.js";
import "./chunk-GKI3K6YU.js";
import "./chunk-KG63OGHA.js";
import "./chunk-FKM4TPXZ.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
