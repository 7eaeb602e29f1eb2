import { orient, type Sweep } from '../parse/index.ts';
import { drawnParameters, keyOf, type Value } from './parameters.ts';

/** Whether something is known about a sweep, and from where. */
export interface Origin {
  readonly state: 'reported' | 'partly' | 'missing';
  /** The sweep's own files or its `sweep.meta.json`; null where missing. */
  readonly from: 'sweep' | 'meta' | null;
}

/** Nothing is known. */
export const MISSING = { state: 'missing', from: null } as const;

/** Known in full. */
export function reported(from: 'sweep' | 'meta') {
  return { state: 'reported', from } as const;
}

/** Known in part. */
export function partly(from: 'sweep' | 'meta') {
  return { state: 'partly', from } as const;
}

/** Text that says something, or null. */
export function nonEmpty(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

type Space = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>;

/** One parameter of a search space; names and texts are untrusted. */
interface SearchDimension {
  readonly name: string;
  readonly declared: Space[string] | null;
  /** Whether what is declared are bounds: both ends, or the choices. */
  readonly isBounded: boolean;
  /** Null where no trial has it. */
  readonly observed: Observed | null;
  /** Whether a value was drawn that is not in the declared bounds. */
  readonly isOutside: boolean;
}

/** The bounds of the search space. */
export interface SearchSpace extends Origin {
  readonly item: 'search-space-bounds';
  /** At most 100: the declared ones, then others that vary, then those with one value. */
  readonly parameters: readonly SearchDimension[];
  /** How many there are in all. */
  readonly known: number;
  /** How many of them are not declared and have one value in all trials. */
  readonly fixed: number;
}

const MAX_LISTED = 100;

/**
 * The bounds of each hyperparameter, as declared in `sweep.meta.json` [Dodge19, text box 1]. Reported
 * where all that vary are declared with bounds that hold; in part where only trials show them, for
 * the range that was drawn is smaller than the one drawn from.
 *
 * @param sweep n ≥ 1 trials in any order; those whose parameters are not known, or guessed, are passed over
 */
export function searchSpaceOf(sweep: Sweep): SearchSpace {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn = drawnParameters(sweep).columns;
  const dimension = (name: string): SearchDimension => {
    const bounds = declared.get(name) ?? null;
    const values = drawn.get(name) ?? [];
    const allowed = bounds === null ? () => true : allows(bounds);
    return {
      name,
      declared: bounds,
      isBounded: bounds !== null && areBounds(bounds),
      observed: observe(values),
      isOutside: values.some((value) => value !== null && !allowed(value)),
    };
  };
  const all = [...new Set([...declared.keys(), ...drawn.keys()])].map(dimension);
  const [fixed, tuned] = [all.filter(isFixed), all.filter((one) => !isFixed(one))];
  return {
    item: 'search-space-bounds',
    ...spaceOrigin(tuned, fixed),
    parameters: [...tuned, ...fixed].slice(0, MAX_LISTED),
    known: all.length,
    fixed: fixed.length,
  };
}

/** A parameter with a single value needs no bounds. */
function spaceOrigin(tuned: readonly SearchDimension[], fixed: readonly SearchDimension[]): Origin {
  if (tuned.length + fixed.length === 0) return MISSING;
  if (!tuned.some(({ isBounded }) => isBounded))
    return partly(tuned.some(isOnlyDeclared) ? 'meta' : 'sweep');
  const isSound = tuned.every(({ isBounded, isOutside }) => isBounded && !isOutside);
  return isSound ? reported('meta') : partly('meta');
}

function isFixed({ declared, observed }: SearchDimension): boolean {
  if (declared !== null || observed === null) return declared === null;
  return observed.distinct === 1 && !observed.isSometimesNone;
}

function isOnlyDeclared({ declared, observed }: SearchDimension): boolean {
  return declared !== null && observed === null;
}

function areBounds({ low, high, choices }: Space[string]): boolean {
  return (low !== null && high !== null) || (choices ?? []).length > 0;
}

/** Whether a value could be drawn; what is declared without bounds allows everything. */
function allows({ low, high, choices }: Space[string]): (value: Value) => boolean {
  if (choices !== null && choices.length > 0) {
    const keys = new Set(choices.flatMap((choice) => (choice === null ? [] : keyOf(choice))));
    return (value) => keys.has(keyOf(value));
  }
  if (low === null && high === null) return () => true;
  const [least, greatest] = [low ?? -Infinity, high ?? Infinity];
  return (value) => {
    const key = keyOf(value);
    return (
      typeof key === 'number' && least - slack(least) <= key && key <= greatest + slack(greatest)
    );
  };
}

/** Bounds that went through a logarithm and back are a little off. */
function slack(bound: number): number {
  return Number.isFinite(bound) ? 1e-9 * Math.abs(bound) : 0;
}

/** What was drawn for a parameter. */
interface Observed {
  /** Of all values, where these are numbers; null otherwise. */
  readonly least: number | null;
  readonly greatest: number | null;
  /** Whether a trial with parameters had none of this one. */
  readonly isSometimesNone: boolean;
  /** How many different values; 0.1 is the same as the text `0.10`. */
  readonly distinct: number;
  /** The first ten of them, numbers by size and others as they were drawn; texts are untrusted. */
  readonly examples: readonly Value[];
}

const MAX_EXAMPLES = 10;

/** What was drawn for a parameter, from one value for each trial; null where none has one. */
function observe(column: readonly (Value | null)[]): Observed | null {
  const values = column.filter((value) => value !== null);
  if (values.length === 0) return null;
  const keyed = new Map(values.map((value) => [keyOf(value), value]));
  const numbers = [...keyed.keys()].filter((key) => typeof key === 'number');
  const isNumeric = numbers.length === keyed.size;
  const sorted = isNumeric ? numbers.sort((a, b) => a - b) : [];
  return {
    least: sorted[0] ?? null,
    greatest: sorted.at(-1) ?? null,
    isSometimesNone: values.length < column.length,
    distinct: keyed.size,
    examples: (isNumeric ? sorted : [...keyed.values()]).slice(0, MAX_EXAMPLES),
  };
}

/** The trial with the best score of a sweep. */
export interface BestConfiguration {
  /** In the metric's own unit. */
  readonly score: number;
  /** How many trials it is the best of: all that count. */
  readonly of: number;
  /** How many of them have this score; what follows is the first of these. */
  readonly sharedBy: number;
  readonly where: string;
  /** Whether it was stopped early. */
  readonly isPruned: boolean;
  readonly cost: number | null;
  /** Of its training, a whole number; null where it is not recorded. */
  readonly seed: number | null;
  /** Names and texts are untrusted; null where the files do not say. */
  readonly parameters: Sweep['trials'][number]['parameters'];
  /** Of these, the names of those that some trial has otherwise: what the search was over. */
  readonly varied: readonly string[];
}

/**
 * The configuration with the best score: max Yᵢ over the trials that count. It is the best of n
 * draws and flatters the sweep that has more of them, so that two of these compare no sweeps
 * [Dodge19, text box 1].
 *
 * @param sweep n ≥ 1 trials in any order; of several with the best score the first is taken
 * @returns null if all trials failed
 */
export function bestConfiguration({ trials, direction }: Sweep): BestConfiguration | null {
  const best = trials.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const [first, ...others] = trials.filter(({ score }) => score === best);
  if (best === -Infinity || first === undefined) return null;

  const { where, outcome, cost, seed, parameters } = first;
  return {
    score: orient(best, direction),
    of: trials.length,
    sharedBy: 1 + others.length,
    where,
    isPruned: outcome === 'pruned',
    cost,
    seed,
    parameters,
    varied: variedOf(Object.keys(parameters ?? {}), trials),
  };
}

function variedOf(names: readonly string[], trials: Sweep['trials']): readonly string[] {
  const [first, ...others] = trials
    .map(({ parameters }) => parameters)
    .filter((parameters) => parameters !== null);
  return names.filter((name) => others.some((drawn) => drawn[name] !== first?.[name]));
}
