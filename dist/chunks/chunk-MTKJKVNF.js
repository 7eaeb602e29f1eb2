import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  UserError
} from "./chunk-JBKJOPF2.js";

// src/commands/wrong-use.ts
function wrongUse(what, command) {
  return new UserError({
    fault: "settings",
    where: "command line",
    what: what.slice(0, 300),
    fix: `See tuning-gate ${command === void 0 ? "" : `${command} `}--help.`
  });
}

export {
  wrongUse
};
