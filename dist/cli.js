#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  withoutCommands
} from "./chunks/chunk-WGQFRRZG.js";
import {
  wrongUse
} from "./chunks/chunk-MTKJKVNF.js";
import {
  COMMAND_NAMES
} from "./chunks/chunk-SPSDZVFB.js";
import "./chunks/chunk-GXRSQLW3.js";
import {
  UserError,
  failureCodeOf
} from "./chunks/chunk-JBKJOPF2.js";
import {
  TOOL
} from "./chunks/chunk-S7QSIEDW.js";
import "./chunks/chunk-XNUOBV35.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/terminal-in.ts
function terminalIn({ out, error, ...rest }) {
  return {
    ...rest,
    out: (text) => out(withoutCommands(text)),
    json: out,
    error: (text) => error(withoutCommands(text))
  };
}

// src/commands/run.ts
var COMMANDS = {
  compare: async () => (await import("./chunks/compare-MIFPQP6P.js")).compare,
  curve: async () => (await import("./chunks/curve-BZLBUMCH.js")).curve,
  inspect: async () => (await import("./chunks/inspect-5ZLKF2D6.js")).inspect,
  bands: async () => (await import("./chunks/bands-24C7546F.js")).bands,
  plan: async () => (await import("./chunks/plan-4FUUVFJL.js")).plan,
  demo: async () => (await import("./chunks/demo-KINS44RS.js")).demo
};
async function runCommandLine(argv, world) {
  const terminal = terminalIn(world);
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
  const command = COMMAND_NAMES.find((one) => one === name);
  if (name === void 0 || argv.includes("--help") || argv.includes("-h")) {
    const { commandHelp, help } = await import("./chunks/help-ECSCYNO2.js");
    if (name === void 0) terminal.error(help());
    else terminal.out(command === void 0 ? help() : commandHelp(command));
    return name === void 0 ? 2 : 0;
  }
  if (command === void 0)
    throw wrongUse(`there is no command ${JSON.stringify(name.slice(0, 80))}`);
  return (await COMMANDS[command]())(rest, terminal);
}
var LONGEST = 1e4;
async function explain(error) {
  const { printable, printableLines } = await import("./chunks/read-ETCV3OEQ.js");
  if (error instanceof UserError) {
    const { message } = error.to("flags");
    return `tuning-gate: ${printable(message, LONGEST)}${await perhaps(error)}`;
  }
  const details = error instanceof Error ? error.stack ?? error.message : String(error);
  return `tuning-gate: this is a fault of the program; please report it, with what follows, at ${TOOL.issues}
${printableLines(details, LONGEST)}`;
}
async function perhaps({ suggestion }) {
  if (suggestion === null) return "";
  const { printable } = await import("./chunks/read-ETCV3OEQ.js");
  const { suggestedFlags } = await import("./chunks/render-OUR6Y6E5.js");
  const flags = suggestedFlags(suggestion);
  return printable(flags, LONGEST) === flags ? `
Set: ${flags}` : "";
}

// src/cli.ts
process.stdout.on("error", (error) => {
  if ("code" in error && error.code === "EPIPE") return;
  process.stderr.write(`tuning-gate: standard output cannot be written: ${error.message}
`);
  process.exit(4);
});
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url))
});
