import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-K2UJFJIV.js";
import "./chunk-ABI4MYO2.js";
import "./chunk-BQ7TVE2O.js";
import "./chunk-QTMTTBS4.js";
import "./chunk-TN25QUIY.js";
import "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-5H2KI6VS.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
