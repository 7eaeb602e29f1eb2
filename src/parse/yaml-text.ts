import { Lexer, LineCounter, parseDocument } from 'yaml';
import { UserError } from '../errors.ts';
import { printable, printablePath, type SourceFile } from '../read/index.ts';
import { isTooDeep } from './yaml-depth.ts';

/** Configurations are small; parsing larger text could take long. */
const LONGEST = 2 ** 18;
/** What is repeated by reference could be unpacked without end. */
const MOST_ALIASES = 50;

/**
 * What a YAML document says, as JSON would.
 *
 * @throws UserError unless it is one, and not too large
 */
export function parseYaml({ path, text }: SourceFile): unknown {
  if (text.length > LONGEST) throw damaged(path, `is larger than ${LONGEST / 1024} KiB`);
  if (isTooDeep(new Lexer().lex(text))) throw damaged(path, 'is nested too deep');
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      logLevel: 'error',
      uniqueKeys: false,
    });
    const [error] = document.errors;
    if (error === undefined) {
      const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
      if (!isWithin(value, [])) return value;
      throw damaged(path, 'has an alias inside what it stands for, and so would never end');
    }
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged(`${path}, line ${line}`, `is no valid YAML: ${printable(error.message)}`);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw damaged(path, `is no valid YAML: ${printable(reason)}`);
  }
}

/** Whether a value has itself, or one of those around it, in it. */
function isWithin(value: unknown, around: readonly unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (around.includes(value)) return true;
  return Object.values(value).some((member) => isWithin(member, [...around, value]));
}

function damaged(where: string, what: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(where),
    what,
    fix: 'Copy the file again from where the run was.',
  });
}
