import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-EOXFE3IK.js";
import "./chunk-VRDTKNIF.js";
import "./chunk-ZKUL4MUC.js";
import "./chunk-6BAAAZ2K.js";
import "./chunk-76POSXUR.js";
import "./chunk-ZAFUWDWI.js";
import "./chunk-AXEDHXWS.js";
import "./chunk-A2KHNUF3.js";
import "./chunk-TYIXWRTF.js";
import "./chunk-IOQCGO5Z.js";
import "./chunk-XT7U3DPD.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
