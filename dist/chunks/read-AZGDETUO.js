import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  collectedNames,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace
} from "./chunk-HP77T5JU.js";
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
} from "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
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
