import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  EmptyFile,
  META_FILE,
  encodedName,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace,
  naturalOrder,
  piecesOf,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  readRefFile,
  savedName
} from "./chunk-JB22SFQS.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";
export {
  EmptyFile,
  META_FILE,
  encodedName,
  findSweep,
  isMetaFile,
  listLocal,
  localPlace,
  naturalOrder,
  piecesOf,
  plainSearch,
  printable,
  printableJson,
  printableLines,
  printablePath,
  readRefFile,
  savedName
};
