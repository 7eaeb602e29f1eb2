import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  collectedNames,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-A44FASK6.js";
import {
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
} from "./chunk-YT6M6SLZ.js";
import "./chunk-SUHCGAN7.js";
import "./chunk-XNUOBV35.js";
export {
  META_FILE,
  collectedNames,
  encodedName,
  findSweep,
  isEmptyFile,
  isMetaFile,
  isOfInstance,
  listLocal,
  localPlace,
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
};
