import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-ZQAXGFMI.js";
import {
  encodedName,
  isEmptyFile,
  naturalOrder,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  savedName
} from "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  META_FILE,
  encodedName,
  findSweep,
  isEmptyFile,
  isMetaFile,
  listLocal,
  localPlace,
  naturalOrder,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  savedName
};
