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
} from "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
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
