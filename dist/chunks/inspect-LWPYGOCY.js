import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  inspect,
  inspectSweeps,
  obstacleIn
} from "./chunk-O43KPWB3.js";
import "./chunk-DXAPN6A3.js";
import "./chunk-UUPFECK4.js";
import "./chunk-N2L36NTF.js";
import "./chunk-UIUINDJW.js";
import "./chunk-5J3HOVVU.js";
import "./chunk-FANTXAHB.js";
import "./chunk-ZHP73ZFZ.js";
import "./chunk-LCHP43GM.js";
import "./chunk-HSQ5QEC6.js";
import "./chunk-YGVVZJYM.js";
import "./chunk-6T35VRDD.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BT2M53CB.js";
import "./chunk-UT7EHW7U.js";
import "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";
export {
  inspect,
  inspectSweeps,
  obstacleIn
};
