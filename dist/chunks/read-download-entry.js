import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  explainRefusal,
  readArtifacts,
  readKept,
  readRefFile
} from "./read-download.js";
import "./github.js";
import "./zod.js";
import "./tool.js";
import "./read-unzip.js";
import "./read-artifact-names.js";
import "./read-servers-location.js";
import "./settings.js";
import "./errors.js";
import "./printable.js";
import "./runtime.js";
export {
  explainRefusal,
  readArtifacts,
  readKept,
  readRefFile
};
