import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-BQSJCDWT.js";
import "./chunk-5T6B7KGG.js";
import "./chunk-YJ6W7KVR.js";
import "./chunk-BKQP4R43.js";
import "./chunk-2YAEF3GF.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-G3MPZRTC.js";
import "./chunk-UI2GFXDX.js";
import "./chunk-EOGFN35W.js";
import "./chunk-DX7YYQVD.js";
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
