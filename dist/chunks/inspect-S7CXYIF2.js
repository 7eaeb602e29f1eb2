import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps
} from "./chunk-5U455NJ7.js";
import "./chunk-VGB6AWXQ.js";
import "./chunk-FAGYWQ57.js";
import "./chunk-QXMHZDWG.js";
import "./chunk-HOXK3FJB.js";
import "./chunk-4JN2NGFT.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-HD726JJT.js";
import "./chunk-HJJUN2WM.js";
import "./chunk-I3W4NQVH.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-5466LJGO.js";
import "./chunk-PNRPIPOV.js";
import "./chunk-USYVZZ6J.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps
};
