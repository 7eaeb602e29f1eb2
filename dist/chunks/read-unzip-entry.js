import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  isPlainPath,
  openFile,
  unzip
} from "./read-unzip.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  isPlainPath,
  openFile,
  unzip
};
