/** What the lexer puts before the text of a value. */
const SCALAR = '\u001f';
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const INDICATORS = ['-', '?', ':'];

const DEEPEST_BRACKETS = 50;
/** Every level of a block is at least a column to the right of that around it. */
const MOST_COLUMNS = 100;

/**
 * Whether YAML is nested so deep that the parser, which calls itself for every level, may end the
 * whole process.
 *
 * @param tokens of the lexer
 */
export function isTooDeep(tokens: Iterable<string>): boolean {
  const open: string[] = [];
  let columns = 0;
  let before = '\n';
  for (const token of tokens) {
    const isText = before === SCALAR;
    if (!isText) {
      follow(token, open);
      columns = isLineEnd(token) ? 0 : columns + columnsOf(token, before, open);
    }
    if (open.length > DEEPEST_BRACKETS || columns > MOST_COLUMNS) return true;
    before = isText ? '' : token;
  }
  return false;
}

function follow(token: string, open: string[]): void {
  const closing = Object.hasOwn(CLOSING, token) ? CLOSING[token] : undefined;
  if (closing !== undefined) open.push(closing);
  else if (token === open.at(-1)) open.pop();
}

/** How far a token moves the place to the right at which a block can begin. */
function columnsOf(token: string, before: string, open: readonly string[]): number {
  if (isLineEnd(before) && /^ +$/.test(token)) return token.length;
  return open.length === 0 && INDICATORS.includes(token) ? 1 : 0;
}

function isLineEnd(token: string): boolean {
  return token.startsWith('\n') || token.startsWith('\r');
}
