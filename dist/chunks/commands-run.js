import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  DEFAULT_COLUMNS,
  commandHelp,
  commandLineError,
  help,
  readArguments,
  terminalIn
} from "./commands-terminal.js";
import {
  COMMAND_NAMES
} from "./settings.js";
import {
  TOOL,
  UserError,
  didYouMean,
  printable,
  printableLines,
  systemRefusal,
  withoutCommands
} from "./errors.js";
import "./runtime.js";

// src/commands/run.ts
var BISECT_SKIP = 125;
var COMMANDS = {
  compare: async () => (await import("./commands-compare.js")).compare,
  curve: async () => (await import("./commands-compare.js")).curve,
  inspect: async () => (await import("./commands-inspect-entry.js")).inspect,
  save: async () => (await import("./commands-inspect-entry.js")).save,
  list: async () => (await import("./commands-list.js")).list,
  init: async () => (await import("./commands-init.js")).init,
  check: async () => (await import("./commands-check-entry.js")).check,
  bands: async () => (await import("./commands-bands.js")).bands,
  plan: async () => (await import("./commands-plan.js")).plan,
  history: async () => (await import("./commands-compare.js")).history,
  demo: async () => (await import("./commands-compare.js")).demo
};
async function runCommandLine(argv, world) {
  const terminal = terminalIn(world);
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    const columns = terminal.isAttended ? terminal.columns ?? DEFAULT_COLUMNS : null;
    terminal.error(`${await explain(error, columns)}
`);
    if (argv.includes("--bisect")) return BISECT_SKIP;
    if (!(error instanceof UserError) || error.fault === "system") return 4;
    return error.fault === "settings" ? 2 : 3;
  }
}
async function dispatch(argv, terminal) {
  const [first, ...rest] = argv;
  const has = (...words) => words.some((word) => argv.includes(word));
  if (has("--version", "-V")) {
    terminal.out(`${TOOL.version}
`);
    return 0;
  }
  const isHelp = first === "help" || has("--help", "--help=all", "-h");
  const name = first === "help" ? rest[0] ?? first : first;
  const command = COMMAND_NAMES.find((known) => known === name);
  if (command !== void 0 && !isHelp) {
    const given = readArguments(rest, command);
    return (await COMMANDS[command]())(given, terminal);
  }
  if (command === void 0 && name !== void 0 && !(isHelp && /^(-|help$)/.test(name))) {
    const advice = didYouMean(name, [...COMMAND_NAMES, "help", "--version"]);
    throw commandLineError(`unknown command ${JSON.stringify(name.slice(0, 80))}`, command, advice);
  }
  if (name === void 0) terminal.error(help());
  else terminal.out(command === void 0 ? help() : commandHelp(command, has("--help=all")));
  return name === void 0 ? 2 : 0;
}
var MAX_MESSAGE = 1e4;
function explainUnexpected(error) {
  const refusal = systemRefusal(error);
  if (refusal !== null)
    return `tuning-gate: ${printable(refusal.messageFor("flags"), MAX_MESSAGE)}`;
  const details = error instanceof Error ? error.stack ?? error.message : String(error);
  const text = `this is a bug; please report it, with what follows, at ${TOOL.issues}
${details}`;
  return withoutCommands(`tuning-gate: ${printableLines(text, MAX_MESSAGE)}`);
}
async function explain(error, columns) {
  if (!(error instanceof UserError)) return explainUnexpected(error);
  const whole = printable(`tuning-gate: ${error.messageFor("flags")}`, MAX_MESSAGE);
  const { suggestedFlags } = await import("./report-entry.js");
  const flags = error.suggestion === null ? "" : suggestedFlags(error.suggestion);
  const tried = flags !== "" && printable(flags, MAX_MESSAGE) === flags ? [`try: ${flags}`] : [];
  if (columns === null) return [whole, ...tried].join("\n");
  const { prose } = await import("./print-entry.js");
  const fix = printable(error.partsFor("flags").fix, MAX_MESSAGE);
  const what = whole.endsWith(fix) ? [whole.slice(0, -fix.length).trim(), fix] : [whole];
  return [...prose(what, { width: columns }), ...tried].join("\n");
}
export {
  explainUnexpected,
  runCommandLine
};
