import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commonMeta,
  meta,
  metaFile,
  readMeta
} from "./chunk-OD72QD7W.js";
import "./chunk-DQYQQDVP.js";
import "./chunk-7QMW5A54.js";
import "./chunk-C67ELTYP.js";
import "./chunk-Q3BPVWAW.js";
import "./chunk-J72PKMLO.js";
import "./chunk-5CTTYJ6C.js";
import "./chunk-XNUOBV35.js";
export {
  commonMeta,
  meta,
  metaFile,
  readMeta
};
