import { printable, printablePath } from './printable.ts';

/** A setting that is needed and unknown: a comment asks for it, a command leaves a placeholder. */
export interface Question {
  readonly question: string;
  readonly placeholder: string;
}

export type SuggestedSetting = readonly [option: string, value: string | Question];

/** The settings that are needed, as far as the data show them. */
export interface Suggestion {
  readonly settings: readonly SuggestedSetting[];
}

/** A place in a file; its texts are untrusted. */
export interface FilePlace {
  readonly path: string;
  readonly line?: number | undefined;
  /** What is meant in the file, where it has no line of its own: `trial 7`. */
  readonly part?: string | undefined;
}

/** For people: `sweep.csv, line 7`. */
export function placeText({ path, line, part = '' }: FilePlace): string {
  const inFile = line === undefined ? part : `line ${line}`;
  return [printablePath(path), inFile].filter(Boolean).join(', ');
}

interface Explanation {
  /** What it is about: the settings given, the config file, the run's pull request, or the data. */
  readonly fault: 'settings' | 'config' | 'pull' | 'data';
  /** What happened, and what was expected instead. */
  readonly what: string;
  /** The file, line, column, input or flag it happened at, for people. */
  readonly where: string;
  readonly file?: string | null;
  readonly line?: number | null;
  readonly option?: string | null;
  /** What the reader can do about it. */
  readonly fix: string;
  /** Settings to print, ready to copy. */
  readonly suggestion?: Suggestion | null;
}

/** How the reader knows options: as flags on the command line, or as inputs in a workflow. */
type Readers = 'flags' | 'inputs';

/**
 * Something that the user can fix. Shown without a stack; anything else that is thrown is a bug. Its
 * texts name an option both ways, as `metric (--metric)`; the reader sees one of them.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly fault: Explanation['fault'];
  readonly where: string;
  /** The file that is meant, and the line in it, if they are known; untrusted text. */
  readonly file: string | null;
  readonly line: number | null;
  /** The option whose value is wrong or missing. */
  readonly option: string | null;
  readonly what: string;
  readonly fix: string;
  readonly suggestion: Suggestion | null;

  constructor({ fault, what, where, fix, suggestion = null, ...place }: Explanation) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.file = place.file ?? null;
    this.line = place.line ?? null;
    this.option = place.option ?? null;
    this.what = what;
    this.fix = fix;
    this.suggestion = suggestion;
  }

  /** The same, with the names of options that the reader knows. */
  to(readers: Readers): UserError {
    const { where, what, fix } = this;
    return new UserError({
      ...this,
      where: named(where, readers),
      what: named(what, readers),
      fix: named(fix, readers),
    });
  }
}

/** An option with both of its names, with or without a value: `study (--study)`. */
const OPTION = /(`?)([a-z][a-z-]*)\1 \(--\2(?: ([^()\n]*))?\)/g;

function named(text: string, readers: Readers): string {
  return text.replace(OPTION, (_, quote: string, name: string, value: string | undefined) => {
    if (readers === 'flags') return value === undefined ? `--${name}` : `--${name} ${value}`;
    if (value !== undefined) return `\`${name}: ${value}\``;
    return quote === '' ? `input ${name}` : `\`${name}\``;
  });
}

type Where = string | FilePlace | { readonly option: string };

function whereOf(where: Where): Pick<Explanation, 'where' | 'file' | 'line' | 'option'> {
  if (typeof where === 'string') return { where: printable(where, MAX_WHERE) };
  if ('option' in where) return { where: `${where.option} (--${where.option})`, ...where };
  return { where: placeText(where), file: where.path, line: where.line ?? null };
}

const MAX_WHERE = 300;

/** A fault in the data: in a file, in what is found somewhere else, or in what an option makes of it. */
export function dataError(
  where: Where,
  what: string,
  fix: string,
  suggestion: Suggestion | null = null,
): UserError {
  return new UserError({ fault: 'data', ...whereOf(where), what, fix, suggestion });
}

/** A fault in the value of an option, named as on the command line but without the dashes. */
export function settingsError(
  option: string,
  what: string,
  fix: string,
  suggestion: Suggestion | null = null,
): UserError {
  return new UserError({ fault: 'settings', ...whereOf({ option }), what, fix, suggestion });
}

/** A fault in the settings that is not one option's value, such as a path or the step's permissions. */
export function usageError(where: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where, what, fix });
}

/** A property of something thrown, as text; '' if it has none. */
export function detailOf(error: unknown, property: 'code' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null)
    return property === 'message' ? String(error) : '';
  const found: unknown = Reflect.get(error, property);
  return found === undefined ? '' : String(found);
}

/** Names beyond these are not compared: files may hold very many, and very long ones. */
const MAX_COMPARED = 200;

/** The names, at most three, that one with a letter or two wrong, or without its group, may stand for. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase().slice(0, MAX_COMPARED);
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED);
  const within = (slips: number) =>
    known.filter((one) => isNear(wanted, one.toLowerCase(), slips) || isInGroup(wanted, one));
  const near = within(1);
  return (near.length > 0 || wanted.length < 6 ? near : within(2)).slice(0, 3);
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
