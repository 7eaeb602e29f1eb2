import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  EXPORT,
  VARIABLE,
  readStudies,
  unanswered
} from "./sources-optuna-database.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";
export {
  EXPORT,
  VARIABLE,
  readStudies,
  unanswered
};
