import type { SuggestedSetting, Suggestion } from '../errors.ts';

/** Values with an expression are not offered for copying: a workflow would evaluate them. */
export function isCopiable(settings: Suggestion): boolean {
  return !settings.some(([, value]) => JSON.stringify(value).includes('${{'));
}

/** Settings as the lines of a workflow step’s `with:` block; open questions become comments. */
export function withBlock(settings: Suggestion): string[] {
  const line = ([name, value]: SuggestedSetting) =>
    `  ${name}: ${typeof value === 'string' ? yamlText(value) : `# ${value.question}`}`;
  return ['with:', ...settings.map(line)];
}

/** Words that some version of YAML does not read as strings. */
const NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;

/** Plain words stay unquoted; everything else is quoted as in JSON, which YAML reads too. */
export function yamlText(value: string): string {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NOT_A_STRING.test(value);
  return isWord ? value : JSON.stringify(value);
}

/** The settings as flags of the command line. */
export function suggestedFlags(settings: Suggestion): string {
  const flags = settings.map(([name, value]) => {
    if (typeof value !== 'string') return `--${name} ${value.placeholder}`;
    // A value that begins with a minus would be read as the next flag.
    return `--${name}${value.startsWith('-') ? '=' : ' '}${shellText(value)}`;
  });
  return flags.join(' ');
}

/** A value quoted for a POSIX shell. */
export function shellText(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
