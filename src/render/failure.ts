import type { Suggestion, UserError } from '../errors.ts';
import type { CommentFrame } from './comment-frame.ts';
import { codeSpan, fenced, table } from './markdown.ts';
import { plural } from './numbers.ts';

/** What went wrong in a few words, for titles. Holds no untrusted text. */
export function failureTitle({ fault }: UserError): string {
  return fault === 'data'
    ? 'No verdict: a sweep could not be read'
    : 'No verdict: the settings have to be corrected';
}

/** A failure as GitHub Markdown, with the settings that may be what was meant ready to copy. */
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
    least <= greatest ? `${rounded(least)} to ${rounded(greatest)}` : '',
  ]);
  const more = hidden > 0 ? `\n\nAnd ${plural(hidden, 'more column')}.` : '';
  return `The columns of numbers:\n\n${table(['Values', 'Column', 'Range'], rows)}${more}`;
}

/** A value that a workflow would evaluate is none to copy. */
export function isCopiable(settings: Suggestion['settings']): boolean {
  return !settings.some(([, value]) => value.includes('${{'));
}

function settingsToCopy({ settings }: Suggestion): string {
  if (!isCopiable(settings)) return '';
  return `Perhaps this is what is meant:\n\n${fenced(withBlock(settings), 'yaml')}`;
}

/** Settings as the `with:` of a workflow's step. */
export function withBlock(settings: Suggestion['settings']): string {
  return ['with:', ...settings.map(([name, value]) => `  ${name}: ${yamlText(value)}`)].join('\n');
}

/** Words that YAML, of one version or another, takes for something else. */
const NO_TEXT = /^(null|true|false|yes|no|on|off|y|n)$/i;

/** Words stand for themselves; all else is quoted, and JSON's quotes are YAML's. */
function yamlText(value: string): string {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NO_TEXT.test(value);
  return isWord ? value : JSON.stringify(value);
}

/** The settings that may be what was meant, as flags of the command line. */
export function suggestedFlags({ settings }: Pick<Suggestion, 'settings'>): string {
  return settings
    .map(([name, value]) => `--${name}${separator(value)}${shellText(value)}`)
    .join(' ');
}

/** What begins with a minus would be taken for the next flag. */
function separator(value: string): string {
  return value.startsWith('-') ? '=' : ' ';
}

/** A value as the shell reads it as one. */
export function shellText(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(4)));
}
