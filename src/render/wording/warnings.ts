import type { Assessment } from '../../decide/index.ts';
import {
  type Block,
  data,
  joined,
  ofMessage,
  type Phrase,
  say,
  strong,
} from '../../report/index.ts';

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

/** Warnings that every reader should see; never folded. */
export function warningsBlock({ warnings, reasonCode }: Assessment): Block[] {
  const seen = warnings.filter(({ code }) => !MINOR.includes(code) && code !== reasonCode);
  const items = seen.map((one) => say`${strong(say`Note`)}${armOf(one)}: ${said(one)}`);
  return items.length === 0 ? [] : [{ type: 'note', items }];
}

/** The others, one line each. */
export function minorNotes({ warnings }: Assessment): Phrase[] {
  const minor = warnings.filter(({ code }) => MINOR.includes(code));
  return minor.map((warning) => say`${said(warning)}${armOf(warning)}`);
}

export function warningLines(warnings: readonly Warning[]): Phrase[] {
  return warnings.map((warning) => say`Note${armOf(warning)}: ${said(warning)}`);
}

function armOf({ arm }: Warning): Phrase {
  return arm === null ? [] : say` (${arm})`;
}

function said({ message, names }: Warning): Phrase {
  if (names.length === 0) return ofMessage(message);
  const all = names.map((name) => [data(name)]);
  return say`${ofMessage(message)} (${joined(all, say`, `)})`;
}
