import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  jsonText
} from "./chunk-PSFSMCLC.js";

// src/commands/terminal.ts
function writeJson(terminal, value) {
  terminal.json(jsonText(value));
}

export {
  writeJson
};
