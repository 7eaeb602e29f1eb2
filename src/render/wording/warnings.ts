import type { Assessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { codeSpan } from './markup.ts';

type Warning = Assessment['warnings'][number];

/** Warnings that make no difference to most readers. */
export const MINOR: readonly Warning['code'][] = [
  'ties',
  'small-n',
  'unequal-n',
  'cost-imprecise',
  'search-method-unknown',
  'pruner-unknown',
  'order-unknown',
];

/** Warnings that every reader should see, as Markdown; never folded. */
export function warningsSection({ warnings, reasonCode }: Assessment): string {
  const seen = warnings.filter(({ code }) => !MINOR.includes(code) && code !== reasonCode);
  const notes = seen.map((one) => `> **Note**${armOf(one)}: ${said(one, codeSpan)}`);
  return notes.join('\n>\n');
}

/** The others, one line each; Markdown. */
export function minorNotes({ warnings }: Assessment): string[] {
  const minor = warnings.filter(({ code }) => MINOR.includes(code));
  return minor.map((warning) => `${said(warning, codeSpan)}${armOf(warning)}`);
}

export function warningLines(warnings: readonly Warning[]): string[] {
  return warnings.map((warning) => `Note${armOf(warning)}: ${said(warning, printable)}`);
}

function armOf({ arm }: Warning): string {
  return arm === null ? '' : ` (${arm})`;
}

function said({ message, names }: Warning, write: (name: string) => string): string {
  return names.length === 0 ? message : `${message} (${names.map((one) => write(one)).join(', ')})`;
}
