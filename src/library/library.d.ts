// What `import … from 'tuning-gate'` has; the compiler checks it against `index.ts` next to it.
import type {
  Band,
  BandOptions,
  CompareOptions,
  Comparison,
  Curve,
  CurveOptions,
  Plan,
  PlanOptions,
  ReadOptions,
} from '../../schema/types.d.ts';

/** A trial of a sweep, as it was read. */
export interface Trial {
  /** In the metric's own unit; null for a failed or an unfinished trial. */
  readonly score: number | null;
  readonly outcome: 'completed' | 'pruned' | 'failed' | 'running';
  /** Null where no cost was asked for, or the trial has none. */
  readonly cost: number | null;
  /** What was drawn from the search space; null where that is not known. */
  readonly parameters: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** A sweep with the options that it was read with. Only `readSweep` makes one. */
export interface Sweep {
  /** The column, path or expression that gave the score. */
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  readonly format: string;
  /** Before any policy for failed or pruned trials, in the order in which they were started if that is known. */
  readonly trials: readonly Trial[];
}

/**
 * What is compared: a sweep that was read, the scores themselves, or one object for each trial, as in a JSON file. A
 * score that is null or NaN is that of a failed trial.
 */
export type Trials =
  | Sweep
  | readonly (number | null)[]
  | readonly Readonly<Record<string, unknown>>[];

/** A result as the command line and the Action show it. Each part is made when it is asked for. */
export interface Report {
  /** What `--json` prints. */
  readonly json: string;
  /** What the terminal shows, without colours. */
  readonly text: string;
  /** The comment on a pull request; null for a single curve or a plan. */
  readonly markdown: string | null;
  /** The chart; null where there is nothing to draw. */
  readonly svg: Readonly<Record<'light' | 'dark', string>> | null;
  /** The whole report as one page without links to other files; null for a single curve or a plan. */
  html(): Promise<string | null>;
  /** Writes all files of `--report` into a folder. */
  save(folder: string): Promise<void>;
}

/** Something that you can fix: options or data. Its message says where, what was expected, and how. */
export interface UserError extends Error {
  readonly name: 'UserError';
  /** `settings`: an option; `data`: what was read. */
  readonly fault: string;
  /** The option that is meant, in the spelling of the command line, if it is one. */
  readonly option: string | null;
  /** The file that is meant, and the line in it, if they are known. */
  readonly file: string | null;
  readonly line: number | null;
}
export const UserError: abstract new (...given: never) => UserError;

/**
 * Reads a sweep: a file, a folder or a glob, relative to the current folder, in any of the formats that the command line
 * reads; a place on a server, as `mlflow:EXPERIMENT`; or text, whose name messages and reports show.
 *
 * @throws UserError if it cannot be read as a sweep
 */
export function readSweep(
  source: string | URL | { readonly text: string; readonly name?: string },
  options?: ReadOptions,
): Promise<Sweep>;

/**
 * Compares two sweeps as `tuning-gate compare` does, and says what the gate makes of it. Nothing is random but what
 * follows from `seed`: the same trials and options give the same result.
 *
 * @param options in addition to those that the sweeps were read with
 * @throws UserError for wrong options, and for sweeps that contradict them
 */
export function compareSweeps(
  baseline: Trials,
  candidate: Trials,
  options?: CompareOptions & {
    /** Sweeps of main before the baseline's, the newest first: they only help to tell what settings do. */
    readonly older?: readonly Sweep[] | undefined;
  },
): Comparison;

/**
 * The tuning curve of one sweep with its confidence band: as steps, and at some budgets together with the estimates of the
 * mean.
 *
 * @throws UserError as `compareSweeps` does
 */
export function tuningCurve(sweep: Trials, options?: CurveOptions): Curve;

/**
 * A simultaneous confidence band for the distribution of n independent draws: bounds on the CDF at each order statistic,
 * which all hold at once with the confidence, whatever the distribution.
 *
 * @param n from 1 to 1,000,000; above 20,000 the method is `dkw`
 * @throws UserError for a wrong option, or an n that is no count
 */
export function confidenceBand(n: number, options?: BandOptions): Band;

/**
 * What sweeps of a size can show before they are trained: false alarms, power; and how many trials a slowdown takes.
 *
 * @throws UserError without a question: give `baselineN`, a goal (`slowdown`, `power`, `budget`), or `paired` and `n`
 */
export function plan(options: PlanOptions): Plan;

/**
 * The report of a result, which has to be the object itself and not a copy.
 *
 * @param options `scale`: the axis of scores in pictures
 */
export function report(
  result: Comparison | Curve | Plan,
  options?: { readonly scale?: 'auto' | 'linear' | 'log' },
): Report;
