import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  collectedNames,
  findSweep,
  isMetaFile
} from "./chunk-B5DEWLIO.js";
import {
  collectedAs,
  collectedName,
  encodedName,
  isEmptyFile,
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
} from "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
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
