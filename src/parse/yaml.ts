import { dataError, UserError } from '../errors.ts';
import { printable, printablePath, type SourceFile } from '../read/index.ts';

/** Configurations are small; parsing larger text could take long. */
const MAX_LENGTH = 2 ** 18;
/** Aliases of aliases could be unpacked without end. */
const MAX_ALIASES = 50;

/**
 * The value of a YAML document, as JSON has it. The parser is loaded on the first call: it is large,
 * and few runs need it.
 *
 * @param fix what can be done about a document that cannot be read
 * @param uniqueKeys whether a key that occurs twice is an error; otherwise the last one counts
 * @throws UserError unless it is one, and not too large
 */
export async function parseYaml(
  { path, text }: SourceFile,
  { fix, uniqueKeys = false }: { readonly fix: string; readonly uniqueKeys?: boolean },
): Promise<unknown> {
  const { Lexer, LineCounter, parseDocument } = await import('yaml');
  const damaged = (where: string, what: string) => dataError(printablePath(where), what, fix);
  if (text.length > MAX_LENGTH) throw damaged(path, `is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(new Lexer().lex(text))) throw damaged(path, 'is nested too deeply');
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      logLevel: 'error',
      uniqueKeys,
    });
    const [error] = document.errors;
    if (error === undefined) {
      const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
      if (!isWithin(value, [])) return value;
      throw damaged(path, 'has an alias that contains itself');
    }
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged(`${path}, line ${line}`, `is not valid YAML: ${printable(error.message)}`);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw damaged(path, `is not valid YAML: ${printable(reason)}`);
  }
}

/** Whether a value contains itself, or one of those around it. */
function isWithin(value: unknown, around: readonly unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (around.includes(value)) return true;
  return Object.values(value).some((member) => isWithin(member, [...around, value]));
}

/** What the lexer puts before the text of a value. */
const SCALAR = '\u001f';
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const INDICATORS = ['-', '?', ':'];

const MAX_BRACKETS = 50;
/** Every level of a block is at least one column further to the right. */
const MAX_COLUMNS = 100;

/**
 * Whether YAML is nested so deeply that the parser, which recurses for every level, may abort the
 * process.
 *
 * @param tokens of the lexer
 */
function isTooDeep(tokens: Iterable<string>): boolean {
  const open: string[] = [];
  let columns = 0;
  let before = '\n';
  for (const token of tokens) {
    const isText = before === SCALAR;
    if (!isText) {
      follow(token, open);
      columns = isLineEnd(token) ? 0 : columns + columnsOf(token, before, open);
    }
    if (open.length > MAX_BRACKETS || columns > MAX_COLUMNS) return true;
    before = isText ? '' : token;
  }
  return false;
}

function follow(token: string, open: string[]): void {
  const closing = Object.hasOwn(CLOSING, token) ? CLOSING[token] : undefined;
  if (closing !== undefined) open.push(closing);
  else if (token === open.at(-1)) open.pop();
}

/** How far a token moves the column at which a block can begin. */
function columnsOf(token: string, before: string, open: readonly string[]): number {
  if (isLineEnd(before) && /^ +$/.test(token)) return token.length;
  return open.length === 0 && INDICATORS.includes(token) ? 1 : 0;
}

function isLineEnd(token: string): boolean {
  return token.startsWith('\n') || token.startsWith('\r');
}
