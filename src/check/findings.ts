import { nearestNames } from '../errors.ts';
import type { YamlTree } from '../parse/index.ts';

/** A mistake in a workflow or the config; its texts may quote the files. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Stays when the words change. */
  readonly code: Code;
  readonly what: string;
  readonly fix: string;
}

/** Every code, in the order of docs/reference.md. */
export const CODES = [
  ...['unreadable', 'unknown-input', 'invalid-value', 'missing-input', 'ignored-input'],
  ...[
    'unknown-setting',
    'conflicting-settings',
    'missing-config',
    'misplaced-config',
    'unfilled',
    'expiring-baseline',
  ],
  ...['blank-setting', 'not-in-example', 'missing-file', 'same-trials', 'unused-variable'],
  ...['few-searches', 'unnamed-search', 'unsaved-sweep'],
  ...['gate-without-needs', 'gate-not-always'],
  ...['missing-permission', 'no-permissions', 'training-may-write', 'secret-in-training'],
  ...['pull-request-target', 'pull-request-types', 'edited-trains', 'path-filter', 'no-baseline'],
  'dependabot-waits',
  ...['after-types', 'after-trains', 'output-in-script', 'fail-fast'],
  ...['matrix-without-shard', 'job-named-like-check'],
] as const;
export type Code = (typeof CODES)[number];

/** Asks in a line of a starter what the reader has to complete. */
export const FILL_IN = ' # fill in: ';

type Place = Pick<YamlTree, 'line' | 'column'>;

/** Says what is wrong at a place. */
export type Report = (place: Place, code: Code, what: string, fix: string) => void;

/** In backticks, on one line and of a bounded length. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${line.length > 80 ? `${line.slice(0, 79)}…` : line}\``;
}

export function suggestion(given: string, names: readonly string[], otherwise: string): string {
  const [near] = nearestNames(given, names);
  return near === undefined ? otherwise : `Did you mean ${quoted(near)}?`;
}
