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
