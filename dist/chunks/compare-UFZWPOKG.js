import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-RW3ES635.js";
import "./chunk-FREBM4D3.js";
import "./chunk-GWY7PHAN.js";
import "./chunk-427KVSAN.js";
import "./chunk-4I33OQGK.js";
import "./chunk-H4Y2QOUN.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-DMNZLQEP.js";
import "./chunk-UI2GFXDX.js";
import "./chunk-4VCYQC4T.js";
import "./chunk-UWQJ4V23.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-LIETTDKR.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
