/** What a `UserError` is about: the settings given, or the data they point at. */
export type Fault = 'settings' | 'data';

interface Explanation {
  readonly fault: Fault;
  /** What happened, and what was expected instead. */
  readonly what: string;
  /** The file, line, column, input or flag it happened at. */
  readonly where: string;
  /** What the reader can do about it. */
  readonly fix: string;
}

/**
 * Something the person who runs the program can put right. Shown without a stack; anything else
 * that is thrown is a fault of the program itself.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly fault: Fault;
  readonly where: string;
  readonly fix: string;

  constructor({ fault, what, where, fix }: Explanation) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.fix = fix;
  }
}

/** A property of something thrown, as text; '' where it has none. */
export function detailOf(error: unknown, property: 'code' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null)
    return property === 'message' ? String(error) : '';
  const found: unknown = Reflect.get(error, property);
  return found === undefined ? '' : String(found);
}

/** The process's exit code for a failure of the command line (the Action exits with 1 for all). */
export function failureCodeOf(error: unknown): 2 | 3 | 4 {
  if (!(error instanceof UserError)) return 4;
  return error.fault === 'settings' ? 2 : 3;
}
