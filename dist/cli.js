#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  wrongUse
} from "./chunks/chunk-SEDIZS4I.js";
import {
  UserError,
  exitCodeOf
} from "./chunks/chunk-F4E5GJVU.js";
import {
  TOOL
} from "./chunks/chunk-AJQ7DPU3.js";
import "./chunks/chunk-6PRQFQQO.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/run.ts
var COMMANDS = {
  compare: async () => (await import("./chunks/compare-VKB6VOJR.js")).compare,
  curve: async () => (await import("./chunks/curve-V5FCY7ZA.js")).curve,
  bands: async () => (await import("./chunks/bands-HZH7UWLA.js")).bands,
  demo: async () => (await import("./chunks/demo-CK36MWOP.js")).demo
};
async function runCommandLine(argv, terminal) {
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    terminal.error(`${explain(error)}
`);
    return exitCodeOf(error);
  }
}
async function dispatch(argv, terminal) {
  const [name, ...rest] = argv;
  if (argv.includes("--version")) {
    terminal.out(`${TOOL.version}
`);
    return 0;
  }
  if (name === void 0 || argv.includes("--help") || argv.includes("-h")) {
    terminal.out((await import("./chunks/help-FKBQQD3X.js")).help());
    return name === void 0 ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
  if (!load) throw wrongUse(`there is no command ${JSON.stringify(name.slice(0, 80))}`);
  return (await load())(rest, terminal);
}
function explain(error) {
  if (error instanceof UserError) return `tuning-gate: ${error.message}`;
  const details = error instanceof Error ? error.stack ?? error.message : String(error);
  return `tuning-gate: this is a fault of the program, please report it with what follows.
${details}`;
}

// src/cli.ts
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url))
});
