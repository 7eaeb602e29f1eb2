#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  wrongUse
} from "./chunks/chunk-UAN2XPDP.js";
import "./chunks/chunk-NXLZZZBT.js";
import "./chunks/chunk-IXF3B4JY.js";
import "./chunks/chunk-MAIB2QIN.js";
import {
  UserError,
  failureCodeOf
} from "./chunks/chunk-U4NJL7IL.js";
import {
  TOOL
} from "./chunks/chunk-S7QSIEDW.js";
import "./chunks/chunk-G6SBNGGJ.js";
import "./chunks/chunk-XNUOBV35.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/run.ts
var COMMANDS = {
  compare: async () => (await import("./chunks/compare-T5IG7HYA.js")).compare,
  curve: async () => (await import("./chunks/curve-TUY4BW7B.js")).curve,
  inspect: async () => (await import("./chunks/inspect-XNM5MM7O.js")).inspect,
  bands: async () => (await import("./chunks/bands-TZKKXOFG.js")).bands,
  plan: async () => (await import("./chunks/plan-FB3NM5YX.js")).plan,
  demo: async () => (await import("./chunks/demo-6ZXBIPUB.js")).demo
};
async function runCommandLine(argv, terminal) {
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    terminal.error(`${await explain(error)}
`);
    return failureCodeOf(error);
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
    const { help } = await import("./chunks/help-A2655I6Q.js");
    if (name === void 0) terminal.error(help());
    else terminal.out(help());
    return name === void 0 ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
  if (!load) throw wrongUse(`there is no command ${JSON.stringify(name.slice(0, 80))}`);
  return (await load())(rest, terminal);
}
async function explain(error) {
  if (error instanceof UserError) return `tuning-gate: ${error.message}${await perhaps(error)}`;
  const details = error instanceof Error ? error.stack ?? error.message : String(error);
  return `tuning-gate: this is a fault of the program; please report it, with what follows, at ${TOOL.issues}
${details}`;
}
async function perhaps({ suggestion }) {
  if (suggestion === null) return "";
  const { suggestedFlags } = await import("./chunks/render-Q4F66Y6L.js");
  return `
Perhaps: ${suggestedFlags(suggestion)}`;
}

// src/cli.ts
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url))
});
