import type { SuggestedSetting, Suggestion, UserError } from '../../errors.ts';
import { codeSpan, fenced, table } from '../wording/markup.ts';
import { inDigits, plural } from '../wording/numbers.ts';
import type { CommentFrame } from './comment.ts';

/** What went wrong in a few words, for titles. Holds no untrusted text. */
export function failureTitle({ fault, suggestion }: UserError): string {
  return fault === 'data' && suggestion === null
    ? 'No verdict: a sweep could not be read'
    : 'No verdict: the settings have to be corrected';
}

/** A failure as GitHub Markdown, with suggested settings ready to copy. */
export function renderFailure(
  error: UserError,
  { name, origin }: Pick<CommentFrame, 'name' | 'origin'>,
  title = failureTitle(error),
): string {
  const { suggestion } = error;
  const mark = ['❌', name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  const sections = [
    `${mark} **${title}.**`,
    fenced(error.message),
    suggestion && columnTable(suggestion),
    suggestion && settingsToCopy(suggestion),
    origin,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function columnTable({ columns, hidden }: Suggestion): string {
  if (columns.length === 0) return '';
  const rows = columns.map(({ name, values, least, greatest }) => [
    String(values),
    codeSpan(name),
    least <= greatest ? `${inDigits(least, 4)} to ${inDigits(greatest, 4)}` : '',
  ]);
  const more = hidden > 0 ? `\n\nAnd ${plural(hidden, 'more column')}.` : '';
  return `The columns of numbers:\n\n${table(['Values', 'Column', 'Range'], rows)}${more}`;
}

/** Values with an expression are not offered for copying: a workflow would evaluate them. */
export function isCopiable(settings: Suggestion['settings']): boolean {
  return !settings.some(([, value]) => JSON.stringify(value).includes('${{'));
}

function settingsToCopy({ settings }: Suggestion): string {
  if (!isCopiable(settings)) return '';
  return `What to set:\n\n${fenced(withBlock(settings), 'yaml')}`;
}

/** Settings as the `with:` block of a workflow step; open questions become comments. */
export function withBlock(settings: readonly SuggestedSetting[]): string {
  const line = ([name, value]: SuggestedSetting) =>
    `  ${name}: ${typeof value === 'string' ? yamlText(value) : `# ${value.question}`}`;
  return ['with:', ...settings.map(line)].join('\n');
}

/** Words that some version of YAML does not read as strings. */
const NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;

/** Plain words stay unquoted; everything else is quoted as in JSON, which YAML reads too. */
export function yamlText(value: string): string {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NOT_A_STRING.test(value);
  return isWord ? value : JSON.stringify(value);
}

/** The settings as flags of the command line. */
export function suggestedFlags({ settings }: Pick<Suggestion, 'settings'>): string {
  return settings
    .map(([name, value]) =>
      typeof value === 'string'
        ? `--${name}${separator(value)}${shellText(value)}`
        : `--${name} ${value.placeholder}`,
    )
    .join(' ');
}

/** A value that begins with a minus would be read as the next flag. */
function separator(value: string): string {
  return value.startsWith('-') ? '=' : ' ';
}

/** A value quoted for a POSIX shell. */
export function shellText(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
