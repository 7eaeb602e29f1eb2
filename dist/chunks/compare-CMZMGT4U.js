import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-2TU3GSTC.js";
import "./chunk-5VKYLKAR.js";
import "./chunk-2KEI2PHC.js";
import "./chunk-D4HT53SP.js";
import "./chunk-BNKY7HJ2.js";
import "./chunk-SVEEBS3R.js";
import "./chunk-2ZBCYVP2.js";
import "./chunk-WBIFPGQ7.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-WPURUZ7Q.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
