import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-23NBTQT6.js";
import "./chunk-Q3N7J3AA.js";
import "./chunk-2SNUQUA6.js";
import "./chunk-XYD2MSD7.js";
import "./chunk-Y5ZLF7QA.js";
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
