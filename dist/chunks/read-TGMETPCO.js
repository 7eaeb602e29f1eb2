import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-TTT335IU.js";
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
} from "./chunk-Y2KBWQSX.js";
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
