import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  collectedNames,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-XXRQDQNH.js";
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
} from "./chunk-2HIB6ET3.js";
import "./chunk-SUHCGAN7.js";
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
