import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import { MISSING, type Origin, partly, reported } from './origin.ts';

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
  const { meta } = sweep;
  const trials = areParametersGuessed(sweep) ? [] : sweep.trials;
  const declared = new Map(Object.entries(meta?.search?.space ?? {}));
  const drawn = valuesByName(trials);
  const configurations = trials.filter(({ parameters }) => parameters !== null).length;
  const dimension = (name: string): SearchDimension => {
    const bounds = declared.get(name) ?? null;
    const values = drawn.get(name) ?? [];
    return {
      name,
      declared: bounds,
      isBounded: bounds !== null && areBounds(bounds),
      observed: observe(values, configurations),
      isOutside: bounds !== null && !values.every(allows(bounds)),
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

/** The value of a parameter in one trial. */
export type Value = string | number | boolean;

/** What was drawn for a parameter. */
export interface Observed {
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
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The values of each parameter, by its name, in the order of the trials; none where it has none. */
function valuesByName(trials: Sweep['trials']): ReadonlyMap<string, readonly Value[]> {
  const values = new Map<string, Value[]>();
  for (const { parameters } of trials) {
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const known = values.get(name) ?? [];
      if (known.length === 0) values.set(name, known);
      if (value !== null && value !== '') known.push(value);
    }
  }
  return values;
}

/**
 * What was drawn for one parameter.
 *
 * @param values of the trials that have one, in any order
 * @param n how many trials could have one, ≥ the number of values
 * @returns null where none has
 */
function observe(values: readonly Value[], n: number): Observed | null {
  if (values.length === 0) return null;
  const keyed = new Map(values.map((value) => [keyOf(value), value]));
  const numbers = [...keyed.keys()].filter((key) => typeof key === 'number');
  const isNumeric = numbers.length === keyed.size;
  const sorted = isNumeric ? numbers.sort((a, b) => a - b) : [];
  return {
    least: sorted[0] ?? null,
    greatest: sorted.at(-1) ?? null,
    isSometimesNone: values.length < n,
    distinct: keyed.size,
    examples: (isNumeric ? sorted : [...keyed.values()]).slice(0, MAX_EXAMPLES),
  };
}

/** By what values are the same: tools write numbers and truth values as text, each its own way. */
export function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value + 0;
  const text = String(value).trim();
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number + 0 : text.toLowerCase();
}
