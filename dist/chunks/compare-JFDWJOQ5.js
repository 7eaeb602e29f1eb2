import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-Y4DVIUVW.js";
import "./chunk-XA7PEOVM.js";
import "./chunk-LEE2C6B6.js";
import "./chunk-XL7PR7LO.js";
import "./chunk-L5RNYZN5.js";
import "./chunk-QYLKN37C.js";
import "./chunk-7UKW3JEO.js";
import "./chunk-IPPM5KXN.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-47RQDSMZ.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
