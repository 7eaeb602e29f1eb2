import type { Sweep } from '../parse/index.ts';
import { keyOf, type Observed, observe, type Value, valuesByName } from './observed.ts';
import { MISSING, type Origin, partly, reported } from './told.ts';

type Space = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>;

/** One parameter of a search space; names and texts are untrusted. */
export interface SearchDimension {
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

const MOST_LISTED = 100;

/**
 * The bounds of each hyperparameter, as declared beside the files [Dodge19, text box 1]. Reported
 * where all that vary are declared with bounds that hold; in part where trials alone show them, for
 * the range that was drawn is smaller than the one drawn from.
 *
 * @param sweep n ≥ 1 trials in any order; those without parameters are passed over
 */
export function searchSpaceOf({ trials, meta }: Sweep): SearchSpace {
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
    ...originOf(tuned, fixed),
    parameters: [...tuned, ...fixed].slice(0, MOST_LISTED),
    known: all.length,
    fixed: fixed.length,
  };
}

/** What has one value alone needs no bounds. */
function originOf(tuned: readonly SearchDimension[], fixed: readonly SearchDimension[]): Origin {
  if (tuned.length + fixed.length === 0) return MISSING;
  if (!tuned.some(({ isBounded }) => isBounded))
    return partly(tuned.some(isOnlyTold) ? 'meta' : 'sweep');
  const isSound = tuned.every(({ isBounded, isOutside }) => isBounded && !isOutside);
  return isSound ? reported('meta') : partly('meta');
}

function isFixed({ declared, observed }: SearchDimension): boolean {
  if (declared !== null || observed === null) return declared === null;
  return observed.distinct === 1 && !observed.isSometimesNone;
}

function isOnlyTold({ declared, observed }: SearchDimension): boolean {
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
