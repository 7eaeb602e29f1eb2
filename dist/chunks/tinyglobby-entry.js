import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  convertPathToPattern,
  escapePath,
  glob,
  globSync,
  isDynamicPattern
} from "./picomatch.js";
import "./runtime.js";
export {
  convertPathToPattern,
  escapePath,
  glob,
  globSync,
  isDynamicPattern
};
