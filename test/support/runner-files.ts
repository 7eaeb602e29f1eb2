import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Manifest {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>>;
}

/**
 * The INPUT_ variables the runner sets: every input `action.yml` declares, with its default or an
 * empty string when the workflow gives none.
 *
 * @param expressions values of the `${{ … }}` expressions that defaults may use
 */
export async function inputVariables(
  manifestPath: string,
  given: Readonly<Record<string, string>>,
  expressions: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { inputs = {} } = parse(await readFile(manifestPath, 'utf8')) as Manifest;
  // The runner warns only; in a test it is a slip.
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`${manifestPath} declares no input ${unknown.join()}`);

  return Object.fromEntries(
    Object.entries(inputs).map(([name, declared]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      given[name] ?? evaluate(String(declared?.default ?? ''), expressions),
    ]),
  );
}

function evaluate(text: string, expressions: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = expressions[expression];
    if (value === undefined) throw new Error(`The runner double has no value for ${expression}`);
    return value;
  });
}

/**
 * Reads what a process wrote to GITHUB_OUTPUT: `name=value` lines and `name<<end … end` blocks. The
 * last value of a name wins.
 *
 * @throws on what the runner would fail the step for.
 */
export function parseOutputs(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/);
  const outputs: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) throw new Error(`Invalid line in GITHUB_OUTPUT: ${line}`);
    outputs[name] = operator === '=' ? rest : takeBlock(lines, rest);
  }
  return outputs;
}

function takeBlock(lines: string[], delimiter: string): string {
  const end = lines.indexOf(delimiter);
  if (end < 0) throw new Error(`No ${delimiter} ends a block in GITHUB_OUTPUT`);
  const block = lines.splice(0, end + 1);
  return block.slice(0, -1).join('\n');
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
}

// The runner ignores white space before a command.
const COMMAND = /^\s*::(error|warning|notice)(?: [^:]*)?::(.*)$/;

/** The annotations the runner would make of a process's output. */
export function parseAnnotations(output: string): Annotation[] {
  return output.split(/\r?\n/).flatMap((line) => {
    const match = COMMAND.exec(line);
    if (match === null) return [];
    const [, level, message = ''] = match;
    return [{ level: level as Annotation['level'], message: unescapeData(message) }];
  });
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
