import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-R3C2FZDU.js";
import "./chunk-VZNPVP6Z.js";
import "./chunk-HMDTIESL.js";
import "./chunk-YDX7VZWN.js";
import "./chunk-5PBOE7QD.js";
import "./chunk-NGH5VM5D.js";
import "./chunk-AA6DJEKF.js";
import "./chunk-RGI62ZVE.js";
import "./chunk-PLM2JL7Y.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-MUBZ73ZV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-NPOUI55T.js";
import "./chunk-BKJMTWIL.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
