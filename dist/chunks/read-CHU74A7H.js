import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  collectedNames,
  findSweep,
  isMetaFile
} from "./chunk-Q3BPVWAW.js";
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
  requireGitHub,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunk-J72PKMLO.js";
import "./chunk-5CTTYJ6C.js";
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
  requireGitHub,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
};
