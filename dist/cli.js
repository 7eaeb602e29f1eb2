#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  wrongUse
} from "./chunks/chunk-RNNLCFUQ.js";
import "./chunks/chunk-AEXP5K6A.js";
import "./chunks/chunk-T7LWOOVQ.js";
import "./chunks/chunk-FBKCEXDF.js";
import {
  UserError,
  failureCodeOf
} from "./chunks/chunk-OZBFLYU3.js";
import {
  TOOL
} from "./chunks/chunk-S7QSIEDW.js";
import "./chunks/chunk-JM4FXDOH.js";
import "./chunks/chunk-XNUOBV35.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/run.ts
var COMMANDS = {
  compare: async () => (await import("./chunks/compare-YVWZ2727.js")).compare,
  curve: async () => (await import("./chunks/curve-7VIMCSXQ.js")).curve,
  inspect: async () => (await import("./chunks/inspect-3G325RBS.js")).inspect,
  bands: async () => (await import("./chunks/bands-XGCSTL3R.js")).bands,
  plan: async () => (await import("./chunks/plan-5HMZHDSY.js")).plan,
  demo: async () => (await import("./chunks/demo-5RDG7SGY.js")).demo
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
    const { help } = await import("./chunks/help-JEPL2HAT.js");
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
  const { suggestedFlags } = await import("./chunks/render-B5SWZQDM.js");
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
