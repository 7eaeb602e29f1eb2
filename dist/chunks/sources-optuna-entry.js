import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  optunaTrials,
  readStudies
} from "./sources-optuna.js";
import "./read.js";
import "./read-location.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import "./settings.js";
import "./errors.js";
import "./runtime.js";
export {
  optunaTrials,
  readStudies
};
