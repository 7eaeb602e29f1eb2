import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-3CZPLMGV.js";
import "./chunk-MNZ55G5K.js";
import "./chunk-E6MUNJ6D.js";
import "./chunk-BWMYMP2N.js";
import "./chunk-PMGJUGYM.js";
import "./chunk-7K44DSQH.js";
import "./chunk-XFM44SHZ.js";
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
