import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-6V3KQDXG.js";
import "./chunk-DYDWXWQE.js";
import "./chunk-XZ6Z4B4R.js";
import "./chunk-GEKSVXGM.js";
import "./chunk-JFOOQU4O.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-CPSD2S3Z.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-MDWJVHZX.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BBQ4QRFI.js";
import "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
