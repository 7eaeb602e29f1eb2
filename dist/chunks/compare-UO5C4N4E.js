import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-XBM674EO.js";
import "./chunk-QKG2OFG7.js";
import "./chunk-FN4K4G3P.js";
import "./chunk-LJYNKEHV.js";
import "./chunk-5SK4SOFF.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-F7SGCSWK.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-MDWJVHZX.js";
import "./chunk-6T35VRDD.js";
import "./chunk-4XEFBBDG.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-PG3R2OLI.js";
import "./chunk-5YZPHX6I.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
