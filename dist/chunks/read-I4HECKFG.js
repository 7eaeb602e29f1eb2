import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  collectedNames,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-WZXOYFMX.js";
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
} from "./chunk-JRZKUNZA.js";
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
