import { didYouMean, systemRefusal, UserError } from '../errors.ts';
import { printable, printableLines, withoutCommands } from '../printable.ts';
import { COMMAND_NAMES, type CommandName } from '../settings/index.ts';
import { TOOL } from '../tool.ts';
import {
  type Command,
  commandHelp,
  commandLineError,
  DEFAULT_COLUMNS,
  help,
  readArguments,
  type Terminal,
  terminalIn,
  type World,
} from './terminal.ts';

/** A commit that `git bisect run` skips. */
const BISECT_SKIP = 125;

/** A command is loaded only when it runs. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  compare: async () => (await import('./compare.ts')).compare,
  curve: async () => (await import('./compare.ts')).curve,
  inspect: async () => (await import('./inspect.ts')).inspect,
  save: async () => (await import('./inspect.ts')).save,
  list: async () => (await import('./list.ts')).list,
  init: async () => (await import('./init.ts')).init,
  check: async () => (await import('./check.ts')).check,
  bands: async () => (await import('./bands.ts')).bands,
  plan: async () => (await import('./plan.ts')).plan,
  history: async () => (await import('./compare.ts')).history,
  demo: async () => (await import('./compare.ts')).demo,
};

/** @returns the exit code */
export async function runCommandLine(argv: readonly string[], world: World): Promise<number> {
  const terminal = terminalIn(world);
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    const columns = terminal.isAttended ? (terminal.columns ?? DEFAULT_COLUMNS) : null;
    terminal.error(`${await explain(error, columns)}\n`);
    // Any other code would end the bisection, or call the commit bad.
    if (argv.includes('--bisect')) return BISECT_SKIP;
    if (!(error instanceof UserError) || error.fault === 'system') return 4;
    return error.fault === 'settings' ? 2 : 3;
  }
}

async function dispatch(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = argv;
  const has = (...words: string[]) => words.some((word) => argv.includes(word));
  if (has('--version', '-V')) {
    terminal.out(`${TOOL.version}\n`);
    return 0;
  }
  const isHelp = first === 'help' || has('--help', '--help=all', '-h');
  const name = first === 'help' ? (rest[0] ?? first) : first;
  const command = COMMAND_NAMES.find((known) => known === name);
  if (command !== undefined && !isHelp) {
    const given = readArguments(rest, command);
    return (await COMMANDS[command]())(given, terminal);
  }
  if (command === undefined && name !== undefined && !(isHelp && /^(-|help$)/.test(name))) {
    const advice = didYouMean(name, [...COMMAND_NAMES, 'help', '--version']);
    throw commandLineError(`unknown command ${JSON.stringify(name.slice(0, 80))}`, command, advice);
  }
  if (name === undefined) terminal.error(help());
  else terminal.out(command === undefined ? help() : commandHelp(command, has('--help=all')));
  return name === undefined ? 2 : 0;
}

const MAX_MESSAGE = 10_000;

/** What ended the program, other than a mistake of its user. */
export function explainUnexpected(error: unknown): string {
  const refusal = systemRefusal(error);
  if (refusal !== null)
    return `tuning-gate: ${printable(refusal.messageFor('flags'), MAX_MESSAGE)}`;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = `this is a bug; please report it, with what follows, at ${TOOL.issues}\n${details}`;
  return withoutCommands(`tuning-gate: ${printableLines(text, MAX_MESSAGE)}`);
}

/** @param columns of a terminal, where what went wrong and its remedy stand apart; or null */
async function explain(error: unknown, columns: number | null): Promise<string> {
  if (!(error instanceof UserError)) return explainUnexpected(error);
  const whole = printable(`tuning-gate: ${error.messageFor('flags')}`, MAX_MESSAGE);
  const { suggestedFlags } = await import('../report/index.ts');
  const flags = error.suggestion === null ? '' : suggestedFlags(error.suggestion);
  // Flags that had to be escaped would not work when copied.
  const tried = flags !== '' && printable(flags, MAX_MESSAGE) === flags ? [`try: ${flags}`] : [];
  if (columns === null) return [whole, ...tried].join('\n');
  const { prose } = await import('../print/index.ts');
  const fix = printable(error.partsFor('flags').fix, MAX_MESSAGE);
  const what = whole.endsWith(fix) ? [whole.slice(0, -fix.length).trim(), fix] : [whole];
  return [...prose(what, { width: columns }), ...tried].join('\n');
}
