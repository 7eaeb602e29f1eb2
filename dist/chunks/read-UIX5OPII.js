import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
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
  readRefFile,
  savedName
} from "./chunk-IOQCGO5Z.js";
import "./chunk-XT7U3DPD.js";
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
  readRefFile,
  savedName
};
