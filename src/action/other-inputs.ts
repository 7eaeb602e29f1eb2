import { nearestNames, usageError } from '../errors.ts';
import { printable } from '../printable.ts';
import {
  CONFIG_PATH,
  insteadOfInput,
  isInput,
  NO_INPUTS,
  OPTION_NAMES,
} from '../settings/index.ts';

const PREFIX = 'INPUT_';

/**
 * Refuses what a step gives in `with:` and is no input: the runner passes it on, and a gate must not weaken in silence.
 *
 * A variable from the `env:` of a workflow may be called INPUT_SIZE too. So a name that is not one of our options, nor
 * nearly one, counts only with a hyphen; the runner itself warns about the others.
 *
 * @param env the variables of the step
 * @throws UserError that names all of them, and says what to do instead
 */
export function refuseOtherInputs(env: Readonly<Record<string, string | undefined>>): void {
  const given = new Map(
    Object.entries(env).flatMap(([variable, value = '']) => {
      const isGiven = variable.toUpperCase().startsWith(PREFIX) && value.trim() !== '';
      return isGiven ? [[variable.slice(PREFIX.length).toLowerCase(), value.trim()]] : [];
    }),
  );
  const config = given.get('config') ?? CONFIG_PATH;
  const others = [...given].flatMap(([name, value]) => {
    const fix = isInput(name) ? null : fixFor(name, value, config);
    return fix === null ? [] : [{ name, fix }];
  });
  if (others.length === 0) return;
  const names = others.map(({ name }) => printable(name)).join(', ');
  const what = others.length === 1 ? 'is not an input' : 'are not inputs';
  throw usageError(names, what, others.map(({ fix }) => fix).join(' '));
}

/** Null for what may not come from `with:`. */
function fixFor(name: string, value: string, config: string): string | null {
  const fix = insteadOfInput(name, value, config);
  if (fix !== null) return fix;
  // The runner makes a space a `_`.
  const spelt = name.replaceAll('_', '-');
  const [near] = nearestNames(spelt, KNOWN).filter(
    (known) => Math.abs(known.length - spelt.length) <= 1,
  );
  if (near !== undefined) return insteadOfInput(near, value, config) ?? `Did you mean \`${near}\`?`;
  return name.includes('-') ? 'docs/reference.md lists the inputs.' : null;
}

const KNOWN = [...OPTION_NAMES.filter(isInput), ...NO_INPUTS];
