import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  collectedNames,
  findSweep,
  isMetaFile,
  localPlace,
  newReads
} from "./chunk-C7ZD2LLS.js";
import {
  collectedAs,
  collectedName,
  encodedName,
  isEmptyFile,
  isOfInstance,
  naturalOrder,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunk-2L6XZZLT.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  META_FILE,
  collectedAs,
  collectedName,
  collectedNames,
  encodedName,
  findSweep,
  isEmptyFile,
  isMetaFile,
  isOfInstance,
  localPlace,
  naturalOrder,
  newReads,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
};
