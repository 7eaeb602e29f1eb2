import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-7S7DMERS.js";
import "./chunk-AVCIS35U.js";
import "./chunk-ZF2BGIHM.js";
import "./chunk-YKQVYA67.js";
import "./chunk-TJAAMWHA.js";
import "./chunk-CU7VYJ4H.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-4A7CTQ3P.js";
import "./chunk-N5G5QNJY.js";
import "./chunk-YPFCOSRG.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-KFA6MUZP.js";
import "./chunk-VEDAT4CN.js";
import "./chunk-OMAQASFA.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
