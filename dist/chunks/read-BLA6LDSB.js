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
} from "./chunk-WPURUZ7Q.js";
import "./chunk-Q6A6O75P.js";
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
