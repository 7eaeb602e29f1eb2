import { data, Evaluator, Lexer, Parser, wellKnownFunctions } from '@actions/expressions';

export type Context = Readonly<Record<string, unknown>>;

/** Evaluates an expression of a workflow with GitHub's own library; nothing is cancelled. */
export function evaluate(expression: string, context: Context): data.ExpressionData {
  const functions = new Map(Object.entries(wellKnownFunctions));
  const hasFailed = Object(context.job).status === 'failure';
  const status = { always: true, cancelled: false, success: !hasFailed, failure: hasFailed };
  for (const [name, value] of Object.entries(status)) {
    const call = () => new data.BooleanData(value);
    functions.set(name, { name, minArgs: 0, maxArgs: 0, call });
  }
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(context), [...functions.values()]).parse();
  return new Evaluator(parsed, valuesOf(context), functions).evaluate();
}

/** Of each context once, for an event is large and a step has many expressions. */
const VALUES = new WeakMap<Context, data.Dictionary>();

function valuesOf(context: Context): data.Dictionary {
  const known = VALUES.get(context) ?? JSON.parse(JSON.stringify(context), data.reviver);
  VALUES.set(context, known);
  return known;
}

export function isTrue(condition: string, context: Context): boolean {
  const bare = condition.replace(/^\$\{\{(.*)\}\}$/s, '$1');
  return evaluate(`!!(${bare})`, context).coerceString() === 'true';
}

/** A text with the values of its expressions, as the runner puts them in. */
export function filled(text: unknown, context: Context): string {
  return String(text).replace(/\$\{\{(.*?)\}\}/gs, (_, expression) =>
    evaluate(expression, context).coerceString(),
  );
}

/** The same for each value of a map. */
export function filledIn(
  texts: Readonly<Record<string, unknown>> = {},
  context: Context,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, it]) => [name, filled(it, context)]));
}
