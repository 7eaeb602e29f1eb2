#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  withoutCommands
} from "./chunks/chunk-WGQFRRZG.js";
import {
  usageError
} from "./chunks/chunk-BNKY7HJ2.js";
import {
  COMMAND_NAMES
} from "./chunks/chunk-7LFGPFK4.js";
import {
  TOOL,
  UserError,
  failureCodeOf
} from "./chunks/chunk-Q6A6O75P.js";
import "./chunks/chunk-XNUOBV35.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/terminal.ts
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
  compare: async () => (await import("./chunks/compare-CMZMGT4U.js")).compare,
  curve: async () => (await import("./chunks/curve-KE6SD6CG.js")).curve,
  inspect: async () => (await import("./chunks/inspect-GIBRCE2N.js")).inspect,
  bands: async () => (await import("./chunks/bands-QZHQUR53.js")).bands,
  plan: async () => (await import("./chunks/plan-5BHUQE67.js")).plan,
  demo: async () => (await import("./chunks/demo-G632IK43.js")).demo
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
    const { commandHelp, help } = await import("./chunks/help-PWUJF7H5.js");
    if (name === void 0) terminal.error(help());
    else terminal.out(command === void 0 ? help() : commandHelp(command));
    return name === void 0 ? 2 : 0;
  }
  if (command === void 0)
    throw usageError(`unknown command ${JSON.stringify(name.slice(0, 80))}`);
  return (await COMMANDS[command]())(rest, terminal);
}
var MAX_MESSAGE = 1e4;
async function explain(error) {
  const { printable, printableLines } = await import("./chunks/read-BLA6LDSB.js");
  if (!(error instanceof UserError)) {
    const details = error instanceof Error ? error.stack ?? error.message : String(error);
    return `tuning-gate: this is a bug; please report it, with what follows, at ${TOOL.issues}
${printableLines(details, MAX_MESSAGE)}`;
  }
  const message = `tuning-gate: ${printable(error.to("flags").message, MAX_MESSAGE)}`;
  if (error.suggestion === null) return message;
  const { suggestedFlags } = await import("./chunks/render-2NRKW4EC.js");
  const flags = suggestedFlags(error.suggestion);
  return printable(flags, MAX_MESSAGE) === flags ? `${message}
Set: ${flags}` : message;
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
