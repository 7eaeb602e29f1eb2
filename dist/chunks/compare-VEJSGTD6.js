import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-IQJ3TWQN.js";
import "./chunk-6N6LTN3Y.js";
import "./chunk-VLEDUGTL.js";
import "./chunk-ZAK23N2U.js";
import "./chunk-OSHTG2B2.js";
import "./chunk-IHEZLA6Q.js";
import "./chunk-XOQFNART.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import "./chunk-ZOARCH4W.js";
import "./chunk-JB22SFQS.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
