import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-V3TCTU2Q.js";
import "./chunk-W5YWNO4Z.js";
import "./chunk-LHA4AKW4.js";
import "./chunk-MT5HMB2E.js";
import "./chunk-6KO3PCR4.js";
import "./chunk-S7BF2U5S.js";
import "./chunk-SFN4ZN26.js";
import "./chunk-XOQFNART.js";
import "./chunk-4EOTO6PO.js";
import "./chunk-SS6TKXU3.js";
import "./chunk-WEDI2FWU.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};
