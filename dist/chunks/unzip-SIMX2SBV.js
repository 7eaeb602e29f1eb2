import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isPlainPath,
  openFile,
  unzip
} from "./chunk-5VD7LFP4.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";
export {
  isPlainPath,
  openFile,
  unzip
};
