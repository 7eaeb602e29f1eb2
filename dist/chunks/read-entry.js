import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  collectedNames,
  findSweep,
  isMetaFile
} from "./read.js";
import {
  collectedAs,
  collectedName,
  isOfInstance,
  localPlace,
  newReads,
  plainSearch,
  refuseOutage,
  requireGitHub,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
} from "./read-artifact-names.js";
import "./settings.js";
import {
  WANDB_EXPORT,
  encodedName,
  isEmptyFile,
  naturalOrder,
  printable,
  printableJson,
  printableLines,
  printablePath
} from "./read-names.js";
import "./errors.js";
import "./runtime.js";
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
  refuseOutage,
  requireGitHub,
  savedName,
  sharedFile,
  sharedName,
  sharedNames
};
