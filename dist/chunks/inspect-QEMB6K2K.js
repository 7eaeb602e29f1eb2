import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-7C6O4EY4.js";
import "./chunk-EEQPKGHV.js";
import "./chunk-H42BX42P.js";
import "./chunk-4AXKVXX2.js";
import "./chunk-GQ3DW46W.js";
import "./chunk-2YN4TKSA.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-P774D75V.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-ARDMXCRI.js";
import "./chunk-6T35VRDD.js";
import "./chunk-YSV6RARV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-DKDVTE6S.js";
import "./chunk-LG4TCVPG.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
