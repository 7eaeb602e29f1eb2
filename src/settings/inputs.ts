import { printable, printablePath } from '../printable.ts';
import { CONFIG_PATH } from './config.ts';
import { FORMER, isInput, OPTION_NAMES, OPTIONS, type OptionName } from './table.ts';
import { jsonTexts, type Kind, text, wholeNumber } from './values.ts';

const SETTINGS = OPTION_NAMES.filter((name) => OPTIONS[name].inConfig && !isInput(name));

/** The names that somebody may give in `with:` although they are no inputs. */
export const NO_INPUTS: readonly string[] = [...SETTINGS, ...FORMER.keys()];

/** What to do instead of giving it in `with:`; null for a name that is not one of these. */
export function insteadOfInput(name: string, value: string, config = CONFIG_PATH): string | null {
  const setting = SETTINGS.find((one) => one === name);
  if (setting === undefined) return FORMER.get(name) ?? null;
  const line = value.includes('${{') ? setting : `${setting}: ${yamlValue(setting, value)}`;
  return `Write \`${printable(line, 200)}\` in ${printablePath(config)} on the base branch.`;
}

/** Words that some version of YAML does not read as strings. */
const NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;

/** Plain words stay unquoted; everything else is quoted as in JSON, which YAML reads too. */
export function yamlText(value: string): string {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NOT_A_STRING.test(value);
  return isWord ? value : JSON.stringify(value);
}

/** The value of an option. Names stay text even where they look like something else. */
export function yamlValue(name: OptionName, value: string): string {
  const isLiteral = OPTIONS[name].kind.placeholder !== 'NAME' && LITERAL.test(value);
  return isLiteral ? value : yamlText(value);
}

const LITERAL = /^(-?\d+(\.\d+)?|true|false)$/;

const MAX_JOBS = 16;
/** Of a runner of one's own; GitHub's stop after six hours. */
const MAX_MINUTES = 5 * 24 * 60;

/** A label, or all that a runner has to have. */
const runnerLabels: Kind<string | readonly string[]> = {
  placeholder: 'RUNNER',
  expected: 'a label, or a JSON list of labels, such as ["self-hosted", "gpu"]',
  parse: (given) => (given.startsWith('[') ? jsonTexts(given) : given),
};

const SHARED: readonly OptionName[] = [
  ...(['candidate', 'metric', 'direction', 'name', 'models', 'charts'] as const),
  ...(['train-base', 'retention-days'] as const),
];

export const REUSABLE_INPUTS: ReadonlyMap<string, Kind<unknown>> = new Map<string, Kind<unknown>>([
  ['run', text('COMMAND')],
  ['jobs', wholeNumber('N', MAX_JOBS)],
  ['python-version', text('VERSION')],
  ['runs-on', runnerLabels],
  ['timeout-minutes', wholeNumber('MINUTES', MAX_MINUTES)],
  ...SHARED.map((name) => [name, OPTIONS[name].kind] as const),
]);
