#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  withoutCommands
} from "./chunks/chunk-WGQFRRZG.js";
import {
  ProgressLine
} from "./chunks/chunk-R5XWEP6H.js";
import {
  commandLineError
} from "./chunks/chunk-AIHW2JZ7.js";
import {
  TOOL
} from "./chunks/chunk-6T35VRDD.js";
import {
  COMMAND_NAMES,
  UserError,
  failureCodeOf
} from "./chunks/chunk-JHSXOLMS.js";
import "./chunks/chunk-XNUOBV35.js";

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// src/commands/terminal.ts
function terminalIn(world) {
  const { out, error, showsProgress, directory, home } = world;
  const progress = new ProgressLine(showsProgress ? error : () => {
  });
  const after = (write) => (text) => {
    progress.clear();
    write(text);
  };
  return {
    directory,
    home,
    progress,
    out: after((text) => out(withoutCommands(text))),
    json: after(out),
    error: after((text) => error(withoutCommands(text))),
    screenFor: (given) => ({
      width: Math.max(MIN_COLUMNS, world.columns || DEFAULT_COLUMNS),
      hasColours: hasColours(given.value("color"), world),
      isVerbose: given.has("verbose")
    })
  };
}
var DEFAULT_COLUMNS = 80;
var MIN_COLUMNS = 20;
function hasColours(asked, { columns, environment }) {
  if (asked !== "auto") return asked === "always";
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: kind } = environment;
  if (force) return force !== "0" && force !== "false";
  return !none && columns !== null && kind !== "dumb";
}

// src/commands/run.ts
var COMMANDS = {
  compare: async () => (await import("./chunks/compare-XY5C7CRL.js")).compare,
  curve: async () => (await import("./chunks/curve-HYAE2PKZ.js")).curve,
  inspect: async () => (await import("./chunks/inspect-2XARJIW3.js")).inspect,
  init: async () => (await import("./chunks/init-D4QER2NL.js")).init,
  bands: async () => (await import("./chunks/bands-NL2WDQMB.js")).bands,
  plan: async () => (await import("./chunks/plan-ZGIPJSOZ.js")).plan,
  demo: async () => (await import("./chunks/demo-MKLRT5UP.js")).demo
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
    const { commandHelp, help } = await import("./chunks/help-Y537M3N6.js");
    if (name === void 0) terminal.error(help());
    else terminal.out(command === void 0 ? help() : commandHelp(command));
    return name === void 0 ? 2 : 0;
  }
  if (command === void 0)
    throw commandLineError(`unknown command ${JSON.stringify(name.slice(0, 80))}`);
  return (await COMMANDS[command]())(rest, terminal);
}
var MAX_MESSAGE = 1e4;
async function explain(error) {
  const { printable, printableLines } = await import("./chunks/read-AZGDETUO.js");
  if (!(error instanceof UserError)) {
    const details = error instanceof Error ? error.stack ?? error.message : String(error);
    return `tuning-gate: this is a bug; please report it, with what follows, at ${TOOL.issues}
${printableLines(details, MAX_MESSAGE)}`;
  }
  const message = `tuning-gate: ${printable(error.to("flags").message, MAX_MESSAGE)}`;
  if (error.suggestion === null) return message;
  const { suggestedFlags } = await import("./chunks/render-ABA46ED5.js");
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
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  showsProgress: process.stderr.isTTY && process.env.TERM !== "dumb",
  environment: process.env,
  directory: process.cwd(),
  home: dirname(fileURLToPath(import.meta.url))
});
