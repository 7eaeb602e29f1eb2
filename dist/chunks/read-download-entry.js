import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  explainRefusal,
  openFile,
  readArtifacts,
  readRefFile,
  unzip
} from "./read-download.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  explainRefusal,
  openFile,
  readArtifacts,
  readRefFile,
  unzip
};
