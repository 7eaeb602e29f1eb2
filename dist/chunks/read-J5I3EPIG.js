import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  collectedNames,
  findSweep,
  isMetaFile
} from "./chunk-N4EP4YUE.js";
import {
  collectedAs,
  collectedName,
  isOfInstance,
  localPlace,
  newReads,
  plainSearch,
  requireGitHub,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import {
  WANDB_EXPORT,
  encodedName,
  isEmptyFile,
  naturalOrder,
  printable,
  printableJson,
  printableLines,
  printablePath
} from "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  WANDB_EXPORT,
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
