import { printable, printablePath } from './printable.ts';
import { TOOL } from './tool.ts';

/** A setting that is needed and unknown: a comment asks for it, a command leaves a placeholder. */
export type Question = Readonly<{ question: string; placeholder: string }>;

export type SuggestedSetting = readonly [option: string, value: string | Question];

/** The settings that are needed, as far as the data show them. */
export type Suggestion = readonly SuggestedSetting[];

/** A place in a file; its texts are untrusted. */
export interface FilePlace {
  readonly path: string;
  readonly line?: number | undefined;
  /** What is meant in the file, where it has no line of its own: `trial 7`. */
  readonly part?: string | undefined;
}

export function placeText({ path, line, part = '' }: FilePlace): string {
  const inFile = line === undefined ? printable(part, 200) : `line ${line}`;
  return [printablePath(path), inFile].filter(Boolean).join(', ');
}

/** An option in a message, perhaps with the value that it has or should have. */
type NamedOption = Readonly<{ option: string; value?: string }>;

/** Text for people, who know options as flags on the command line, or as inputs in a workflow. */
type Text = string | readonly (string | NamedOption)[];

export function naming(texts: TemplateStringsArray, ...between: readonly (string | NamedOption)[]) {
  return texts.flatMap((text, i) => [text, between[i] ?? '']);
}

/** What a message names options for: programs know them as properties; both where nobody knows who reads it. */
type Readers = 'flags' | 'inputs' | 'properties' | 'both';

function written(text: Text, readers: Readers): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : named(part, readers))).join('');
}

function named({ option, value }: NamedOption, readers: Readers): string {
  const flag = value === undefined ? `--${option}` : `--${option} ${value}`;
  if (readers === 'flags') return flag;
  if (readers === 'properties')
    return value === undefined ? camelCase(option) : `${camelCase(option)}: '${value}'`;
  if (readers === 'both') return `\`${option}\` (${flag})`;
  return value === undefined ? `\`${option}\`` : `\`${option}: ${value}\``;
}

export function camelCase(option: string): string {
  return option.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

const PLACES: Readonly<Record<Readers, (option: string) => string>> = {
  flags: (option) => `--${option}`,
  inputs: (option) => `input ${option}`,
  properties: (option) => `option ${camelCase(option)}`,
  both: (option) => `${option} (--${option})`,
};

interface Explanation {
  /** `pull`: the run's pull request; `system`: what the operating system refuses. */
  readonly fault: 'settings' | 'config' | 'pull' | 'unjudged' | 'data' | 'system';
  /** What happened, and what was expected instead. */
  readonly what: Text;
  /** The file, line, column or field it happened at, for people; absent if that is the option. */
  readonly where?: string | null;
  readonly file?: string | null;
  readonly line?: number | null;
  readonly option?: string | null;
  /** What the reader can do about it. */
  readonly fix: Text;
  /** Settings to print, ready to copy. */
  readonly suggestion?: Suggestion | null;
}

function messageOf({ where, option, what, fix }: Explanation, readers: Readers): string {
  const place = where ?? PLACES[readers](option ?? '');
  return `${place}: ${written(what, readers)}. ${written(fix, readers)}`;
}

/** Something that the user can fix. Shown without a stack; anything else that is thrown is a bug. */
export class UserError extends Error implements Explanation {
  override readonly name = 'UserError';
  declare readonly fault: Explanation['fault'];
  readonly where: string | null = null;
  /** The file that is meant, and the line in it, if they are known; untrusted text. */
  readonly file: string | null = null;
  readonly line: number | null = null;
  /** The option whose value is wrong or missing. */
  readonly option: string | null = null;
  declare readonly what: Text;
  declare readonly fix: Text;
  readonly suggestion: Suggestion | null = null;

  constructor(explanation: Explanation) {
    super(messageOf(explanation, 'both'));
    Object.assign(this, explanation);
  }

  /** What happened and what to do about it, for places that say themselves where it was. */
  partsFor(readers: Readers): { readonly what: string; readonly fix: string } {
    return { what: written(this.what, readers), fix: written(this.fix, readers) };
  }

  /** Its message, with the names of options that its readers know. */
  messageFor(readers: Readers): string {
    return messageOf(this, readers);
  }
}

type Where = string | FilePlace | { readonly option: string };

function whereOf(where: Where): Pick<Explanation, 'where' | 'file' | 'line' | 'option'> {
  if (typeof where === 'string') return { where: printable(where, MAX_WHERE) };
  if ('option' in where) return where;
  return { where: placeText(where), file: where.path, line: where.line ?? null };
}

const MAX_WHERE = 300;

/** A fault in the data: in a file, in what is found somewhere else, or in what an option makes of it. */
export function dataError(
  where: Where,
  what: Text,
  fix: Text,
  suggestion: Suggestion | null = null,
): UserError {
  return new UserError({ fault: 'data', ...whereOf(where), what, fix, suggestion });
}

/** A fault in the value of an option, named as on the command line but without the dashes. */
export function settingsError(option: string, what: Text, fix: Text): UserError {
  return new UserError({ fault: 'settings', option, what, fix });
}

/** A fault in the settings that is not one option's value, such as a path or the step's permissions. */
export function usageError(where: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where, what, fix });
}

/** What the operating system answered, in its own words: `ENOSPC: no space left on device`. */
export function systemAnswer(error: unknown): string {
  return detailOf(error, 'message').split(', ')[0] || 'unknown error';
}

/** Null if something else than the operating system refused. */
export function systemRefusal(error: unknown): UserError | null {
  const call = detailOf(error, 'syscall');
  if (call === '') return null;
  const what = `${call} was refused (${systemAnswer(error)})`;
  const fix =
    detailOf(error, 'code') === 'ENOENT'
      ? 'If it is one of the program’s own files, install the program again, or run `npm run build` in its sources.'
      : 'Run it again where there is room, and fewer files are open.';
  return new UserError({ fault: 'system', where: detailOf(error, 'path') || TOOL.name, what, fix });
}

/** A property of something thrown, as text; '' if it has none. */
export function detailOf(
  error: unknown,
  property: 'code' | 'message' | 'status' | 'syscall' | 'path',
): string {
  if (typeof error !== 'object' || error === null)
    return property === 'message' ? String(error) : '';
  return String(Reflect.get(error, property) ?? '');
}

/** Names beyond these are not compared: files may hold very many, and very long ones. */
const MAX_COMPARED = 200;

/** The names, at most three, that a name may stand for with a letter or two wrong, or without its group. */
export function nearestNames<N extends string>(name: string, names: readonly N[]): N[] {
  const wanted = name.toLowerCase().slice(0, MAX_COMPARED);
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED);
  const within = (slips: number) =>
    known.filter((other) => isNear(wanted, other.toLowerCase(), slips) || isInGroup(wanted, other));
  const near = within(1);
  return (near.length > 0 || wanted.length < 6 ? near : within(2)).slice(0, 3);
}

/** Asks for the names that are spelt nearly like a given one; empty if there are none. */
export function didYouMean(
  given: string,
  names: readonly string[],
  quote = (name: string) => `\`${name}\``,
): string {
  const near = nearestNames(given, names).map(quote);
  return near.length === 0 ? '' : `Did you mean ${near.join(' or ')}?`;
}

/** Whether at most that many letters were left out, added, replaced or swapped with the next one. */
function isNear(a: string, b: string, slips: number): boolean {
  if (a === b || slips < 0) return slips >= 0;
  if (a[0] === b[0]) return isNear(a.slice(1), b.slice(1), slips);
  const steps = [[1, 0], [0, 1], a[0] === b[1] && a[1] === b[0] ? [2, 2] : [1, 1]];
  return steps.some(([i, j]) => isNear(a.slice(i), b.slice(j), slips - 1));
}

/** Whether one name ends in the other, as `val/acc` in `acc`. */
function isInGroup(a: string, b: string): boolean {
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  return (
    long.toLowerCase().endsWith(short.toLowerCase()) &&
    /[\W_]/.test(long.at(-short.length - 1) ?? '')
  );
}
