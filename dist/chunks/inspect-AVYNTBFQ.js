import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-2AS376VQ.js";
import "./chunk-QTPFEG7L.js";
import "./chunk-TBPKSNLT.js";
import "./chunk-GMVVSDBR.js";
import "./chunk-AQGORATE.js";
import "./chunk-NO3MKGJS.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-5K7FTTH3.js";
import "./chunk-DQYQQDVP.js";
import "./chunk-RGI62ZVE.js";
import "./chunk-PZGMYUD5.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-C67ELTYP.js";
import "./chunk-Q3BPVWAW.js";
import "./chunk-J72PKMLO.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
