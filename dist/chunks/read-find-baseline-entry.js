import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ancestors,
  findBaseline,
  trustedSweeps,
  wantedCommit
} from "./read-download.js";
import "./read-unzip.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";
export {
  ancestors,
  findBaseline,
  trustedSweeps,
  wantedCommit
};
