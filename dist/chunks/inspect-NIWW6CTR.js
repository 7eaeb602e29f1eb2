import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-RCTSVH4Q.js";
import "./chunk-OUXKU4HN.js";
import "./chunk-VPRYXJE7.js";
import "./chunk-7AHFPAAR.js";
import "./chunk-M6QEULPN.js";
import "./chunk-63DLAVB3.js";
import "./chunk-NPZ67USQ.js";
import "./chunk-V2GFWCBO.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-5TZG4ZNQ.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BPF36OR7.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-QH6ERNW3.js";
import "./chunk-6Y5EMKQD.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
