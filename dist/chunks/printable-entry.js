import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  printable,
  printableJson,
  printableLines,
  printablePath
} from "./printable.js";
import "./runtime.js";
export {
  printable,
  printableJson,
  printableLines,
  printablePath
};
