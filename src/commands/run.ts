import { failureCodeOf, UserError } from '../errors.ts';
import { TOOL } from '../tool.ts';
import { COMMAND_NAMES, type CommandName } from './shapes.ts';
import type { Command, Terminal, World } from './terminal.ts';
import { terminalIn } from './terminal-in.ts';
import { wrongUse } from './wrong-use.ts';

/** Each subcommand is loaded only when it is asked for. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  compare: async () => (await import('./compare.ts')).compare,
  curve: async () => (await import('./curve.ts')).curve,
  inspect: async () => (await import('./inspect.ts')).inspect,
  bands: async () => (await import('./bands.ts')).bands,
  plan: async () => (await import('./plan.ts')).plan,
  demo: async () => (await import('./demo.ts')).demo,
};

/** Runs the command line; the one place where its failures end. Returns the exit code. */
export async function runCommandLine(argv: readonly string[], world: World): Promise<number> {
  const terminal = terminalIn(world);
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    terminal.error(`${await explain(error)}\n`);
    return failureCodeOf(error);
  }
}

async function dispatch(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = argv;
  if (argv.includes('--version')) {
    terminal.out(`${TOOL.version}\n`);
    return 0;
  }
  const command = COMMAND_NAMES.find((one) => one === name);
  if (name === undefined || argv.includes('--help') || argv.includes('-h')) {
    const { commandHelp, help } = await import('./help.ts');
    if (name === undefined) terminal.error(help());
    else terminal.out(command === undefined ? help() : commandHelp(command));
    return name === undefined ? 2 : 0;
  }
  if (command === undefined)
    throw wrongUse(`there is no command ${JSON.stringify(name.slice(0, 80))}`);
  return (await COMMANDS[command]())(rest, terminal);
}

/** Of a message, which may name many things; of a line of what is for whoever mends the program. */
const LONGEST = 10_000;

/** What failed may hold anything that a command line or a sweep does. */
async function explain(error: unknown): Promise<string> {
  const { printable, printableLines } = await import('../read/index.ts');
  if (error instanceof UserError) {
    const { message } = error.to('flags');
    return `tuning-gate: ${printable(message, LONGEST)}${await perhaps(error)}`;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `tuning-gate: this is a fault of the program; please report it, with what follows, at ${TOOL.issues}\n${printableLines(details, LONGEST)}`;
}

/** The flags to set; none where what is printed would not be what to type. */
async function perhaps({ suggestion }: UserError): Promise<string> {
  if (suggestion === null) return '';
  const { printable } = await import('../read/index.ts');
  const { suggestedFlags } = await import('../render/index.ts');
  const flags = suggestedFlags(suggestion);
  return printable(flags, LONGEST) === flags ? `\nSet: ${flags}` : '';
}
