import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-W55MT42V.js";
import "./chunk-HIHGUS7Y.js";
import "./chunk-EL3NEDOG.js";
import "./chunk-N5Z5OM4S.js";
import "./chunk-GWUPDQOE.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-YSPTHAJT.js";
import "./chunk-Z3DSG6OE.js";
import "./chunk-LI2YSN7O.js";
import "./chunk-7PODSLHL.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import "./chunk-TTT335IU.js";
import "./chunk-Y2KBWQSX.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
