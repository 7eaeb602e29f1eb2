import type { LineCounter, Node } from 'yaml';
import { dataError, detailOf } from '../errors.ts';
import { printable } from '../printable.ts';
import type { TextFile } from '../read/index.ts';

/** Configurations are small; parsing larger text could take long. */
const MAX_LENGTH = 2 ** 18;
/** Aliases of aliases could be unpacked without end. */
const MAX_ALIASES = 50;

interface YamlOptions {
  readonly fix: string;
  /** Whether a key that occurs twice is an error; otherwise the last one counts. */
  readonly uniqueKeys?: boolean;
}

type YamlText = Pick<TextFile, 'path' | 'text'>;

/** The value of a YAML document, as JSON has it. @throws UserError unless it is one, and not too large */
export async function parseYaml(file: YamlText, options: YamlOptions): Promise<unknown> {
  return (await readDocument(file, options)).value;
}

/** A part of a YAML document and where it is; lines and columns count from 1. */
export interface YamlTree {
  readonly line: number;
  readonly column: number;
  readonly value: unknown;
  /** Of a map, in order; their places are those of the keys. */
  readonly entries: readonly YamlEntry[];
  readonly items: readonly YamlTree[];
}

export interface YamlEntry extends Pick<YamlTree, 'line' | 'column'> {
  readonly key: string;
  readonly tree: YamlTree;
}

export async function parseYamlTree(file: YamlText, options: YamlOptions): Promise<YamlTree> {
  const { document, lineCounter } = await readDocument(file, options);
  const { isAlias, isMap, isSeq, isScalar } = await loadParser();
  const placeOf = (node: unknown) => place(node as Node | null, lineCounter);
  // What aliases repeat is gone through once.
  const known = new Map<unknown, YamlTree>();
  const toTree = (found: unknown, at = placeOf(found)): YamlTree => {
    if (!isAlias(found)) return treeOf(found, at);
    const node = found.resolve(document);
    const tree = known.get(node) ?? toTree(node);
    known.set(node, tree);
    return { ...tree, ...at };
  };
  const treeOf = (node: unknown, at: ReturnType<typeof placeOf>): YamlTree => {
    const value = isScalar(node) ? node.value : (node as Node | null)?.toJS(document);
    const pairs = isMap(node) ? node.items : [];
    const entries = pairs.map(({ key, value: inner }) => {
      const where = placeOf(key);
      const tree = toTree(inner, inner ? placeOf(inner) : where);
      return { ...where, key: nameOf(key), tree };
    });
    const items = isSeq(node) ? node.items.map((item) => toTree(item)) : [];
    return { ...at, value, entries, items };
  };
  return toTree(document.contents);
}

function nameOf(key: unknown): string {
  const isScalar = typeof key === 'object' && key !== null && 'value' in key;
  return String(isScalar ? key.value : key);
}

function place(node: Node | null, lineCounter: LineCounter) {
  const { line, col } = lineCounter.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Loaded on the first call: it is large, and few runs need it. */
async function loadParser() {
  // A CommonJS package, of which the bundle has nothing but the default.
  return (await import('yaml')).default;
}

async function readDocument({ path, text }: YamlText, { fix, uniqueKeys = false }: YamlOptions) {
  const { LineCounter, parseDocument, visit } = await loadParser();
  const damaged = (what: string, line?: number) => dataError({ path, line }, what, fix);
  if (text.length > MAX_LENGTH) throw damaged(`is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(text)) throw damaged('is nested too deeply');
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: 'error' } as const;
  // Its own check compares every key with all others, which takes half a minute for 30,000.
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged(`is not valid YAML: ${printable(error.message)}`, line);
  }
  if (uniqueKeys)
    visit(document, {
      Map: (_, { items }) => {
        const seen = new Set<string>();
        const double = items.find(({ key }) => seen.size === seen.add(nameOf(key)).size);
        if (double === undefined) return;
        const name = JSON.stringify(printable(nameOf(double.key)));
        throw damaged(`has the key ${name} twice`, place(double.key as Node, lineCounter).line);
      },
    });
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    // Throws if an alias contains itself.
    JSON.stringify(value);
    return { document, lineCounter, value };
  } catch (error) {
    throw damaged(`is not valid YAML: ${printable(detailOf(error, 'message'))}`);
  }
}

const MAX_BRACKETS = 50;
/** Every level of a block begins further to the right, by spaces or by one of its signs. */
const STEEP = /^ {100}|([-?:][ \t]+([&!]\S*[ \t]+){0,2}){50}/m;

/** Whether the parser, which recurses for every level, might abort the process. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1));
    if (open > MAX_BRACKETS) return true;
  }
  return STEEP.test(text);
}
