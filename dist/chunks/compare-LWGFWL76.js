import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-APQY2PPF.js";
import "./chunk-PPLOM3V2.js";
import "./chunk-3AM3CQ4M.js";
import "./chunk-Y25NUBP3.js";
import "./chunk-QI3PPSCN.js";
import "./chunk-5IVI4PAM.js";
import "./chunk-7UKW3JEO.js";
import "./chunk-Z7FD4LHR.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-HS36KN4E.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
