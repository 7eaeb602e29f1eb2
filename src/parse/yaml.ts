import { dataError, detailOf } from '../errors.ts';
import { printable } from '../printable.ts';
import type { TextFile } from '../read/index.ts';

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
  { path, text }: Pick<TextFile, 'path' | 'text'>,
  { fix, uniqueKeys = false }: { readonly fix: string; readonly uniqueKeys?: boolean },
): Promise<unknown> {
  // A CommonJS package, of which the bundle has nothing but the default.
  const { LineCounter, parseDocument } = (await import('yaml')).default;
  const damaged = (what: string, line?: number) => dataError({ path, line }, what, fix);
  if (text.length > MAX_LENGTH) throw damaged(`is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(text)) throw damaged('is nested too deeply');
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: 'error', uniqueKeys } as const;
  const document = parseDocument(text, options);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged(`is not valid YAML: ${printable(error.message)}`, line);
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    // Throws if an alias contains itself.
    JSON.stringify(value);
    return value;
  } catch (error) {
    throw damaged(`is not valid YAML: ${printable(detailOf(error, 'message'))}`);
  }
}

const MAX_BRACKETS = 50;
/** Every level of a block begins further to the right, by spaces or by one of its signs. */
const STEEP = /^ {100}|([-?:][ \t]+([&!]\S*[ \t]+){0,2}){50}/m;

/**
 * Whether YAML may be nested so deeply that the parser, which recurses for every level, aborts the
 * process. Brackets in texts count as well: no configuration leaves so many of them open.
 */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1));
    if (open > MAX_BRACKETS) return true;
  }
  return STEEP.test(text);
}
