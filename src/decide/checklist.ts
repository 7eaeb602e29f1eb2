import { placeText } from '../errors.ts';
import type { TuningCurve } from '../estimate/index.ts';
import { areParametersGuessed, orient, readNumber, type Sweep } from '../parse/index.ts';
import type { Assessment } from './assessment.ts';
import { curvesOf } from './curves.ts';
import { type Arm, ofBoth } from './findings.ts';

/** Whether something is known about a sweep. */
type State = 'reported' | 'partly' | 'missing';

/** One item of the checklist: whether it is known, and what is known besides what a report shows anyway. */
export type ChecklistItem = ReturnType<typeof checklistOf>[number];

/**
 * What a report on a sweep should say, in the order of [Dodge19, text box 1]: first what holds for
 * all results, then what holds for searches. How values were chosen and by which criterion the best
 * was, one item there, are two here.
 *
 * @param curve the sweep's own, if the report shows one
 * @returns texts are untrusted, and null where unknown
 */
export function checklistOf(sweep: Sweep, curve: TuningCurve | null) {
  const { meta, source, search } = sweep;
  const best = bestConfiguration(sweep);
  const { hardware = null, software = null, provider = null } = meta?.infrastructure ?? {};
  const { data = null, split = null, selection = null } = meta?.evaluation ?? {};
  const repository = meta?.code?.repository ?? null;
  // What GitHub says of the commit comes first.
  const commit = source.sha ?? meta?.code?.commit ?? null;
  const { runUrl } = source;
  const hasParameters =
    Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const { method, sampler, seed } = search;
  const infrastructure = { hardware, software, provider };
  const known = method === 'unknown' ? null : method;
  return [
    { item: 'infrastructure', state: stateOf(hardware, [software, provider]), ...infrastructure },
    { item: 'runtime', ...runtimeOf(sweep) },
    { item: 'data-splits', state: stateOf(split, [data]), data, split },
    { item: 'validation-performance', state: stateOf(best) },
    { item: 'code', state: stateOf(repository ?? runUrl, [commit]), repository, commit, runUrl },
    { item: 'search-space-bounds', ...searchSpaceOf(sweep) },
    { item: 'best-configuration', state: stateOf(hasParameters ? best : null, [best]), best },
    { item: 'number-of-trials', state: 'reported' },
    { item: 'search-method', state: stateOf(known, [sampler]), method, sampler, seed },
    { item: 'selection-criterion', state: 'reported', selection },
    { item: 'curve', state: stateOf(curve) },
  ] as const;
}

/** The checklist of each sweep there is. */
export function checklistsOf(assessment: Assessment): Record<Arm, readonly ChecklistItem[] | null> {
  const curves = curvesOf(assessment);
  return ofBoth((arm) => {
    const sweep = assessment[arm];
    return sweep && checklistOf(sweep, curves[arm]);
  });
}

function stateOf(whole: unknown, parts: readonly unknown[] = []): State {
  if (whole !== null) return 'reported';
  return parts.some((part) => part !== null) ? 'partly' : 'missing';
}

/**
 * The average runtime of a trial and the total, over the trials that have a cost [Dodge19, text box 1]; or as
 * in `sweep.meta.json`, where the cost is not a time. Reported where the average time is known; in part with
 * a cost in another unit, or with only a total or the energy; null where unknown.
 */
function runtimeOf({ cost, meta }: Sweep) {
  const { trialSeconds: mean = null, totalSeconds: total = null } = meta?.runtime ?? {};
  const energyKilowattHours = meta?.runtime?.energyKilowattHours ?? null;
  const isSpent = cost !== null && isTime(cost.unit);
  if (cost !== null && (isSpent || mean === null)) {
    const spent = { mean: cost.mean, total: cost.mean * cost.from, unit: cost.unit };
    return { state: stateOf(isSpent || null, [cost]), ...spent, energyKilowattHours };
  }
  const state = stateOf(mean, [total, energyKilowattHours]);
  const unit = (mean ?? total) ? 'seconds' : null;
  return { state, mean, total, unit, energyKilowattHours };
}

const TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;

/** `seconds`, but also `GPU-hours`. */
function isTime(unit: string | null): boolean {
  return unit?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}

/**
 * The bounds of each hyperparameter, as declared in `sweep.meta.json` [Dodge19, text box 1]: of those that are
 * declared or vary, at most 100, with whether some trial has it. Reported where all are declared with both
 * ends or their choices; in part where others are known to vary.
 *
 * @param sweep n ≥ 1 trials in any order; those whose parameters are unknown or guessed are skipped
 */
function searchSpaceOf(sweep: Sweep) {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn = drawnIn(sweep);
  const isTuned = (name: string) => declared.has(name) || new Set(keysOf(drawn, name)).size > 1;
  const known = new Set([...declared.keys(), ...namesOf(drawn)]);
  const names = [...known].filter(isTuned);
  const isBounded = (name: string) => {
    const { low = null, high = null, choices = null } = declared.get(name) ?? {};
    return (low !== null && high !== null) || (choices ?? []).length > 0;
  };
  const state: State = names.length > 0 && names.every(isBounded) ? 'reported' : 'partly';
  return {
    state: known.size === 0 ? ('missing' as const) : state,
    parameters: names.slice(0, 100).map((name) => {
      const isDrawn = keysOf(drawn, name).some((key) => key !== null);
      return { name, declared: declared.get(name) ?? null, isDrawn };
    }),
  };
}

/** The trial with the best score of a sweep; names and texts of its parameters are untrusted. */
export type BestConfiguration = NonNullable<ReturnType<typeof bestConfiguration>>;

/**
 * The configuration with the best score: max Yᵢ over the trials that count. It is the best of n
 * draws and flatters the sweep that has more of them, so that two of these compare no sweeps
 * [Dodge19, text box 1].
 *
 * @param sweep n ≥ 1 trials in any order; of several with the best score the first is taken
 * @returns its score in the metric's own unit, how many trials share it, and of its parameters those that some
 *   trial has otherwise, which is what the search was over; null if all trials failed
 */
export function bestConfiguration({ trials, direction }: Sweep) {
  const best = trials.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const [first, ...others] = trials.filter(({ score }) => score === best);
  if (best === -Infinity || first === undefined) return null;

  const { place, outcome, cost, seed, parameters } = first;
  const where = placeText(place);
  const varied = Object.keys(parameters ?? {}).filter((name) =>
    trials.some(({ parameters: drawn }) => drawn && drawn[name] !== parameters?.[name]),
  );
  const score = orient(best, direction);
  return { score, sharedBy: 1 + others.length, where, outcome, cost, seed, parameters, varied };
}

/** The value of a parameter in one trial. */
type Value = string | number | boolean;

/** A value by what makes values the same; null where a trial has none. */
export type ParameterKey = string | number | null;

/** A key that equal values share: each tool writes numbers and truth values as text in its own way. */
export function keyOf(value: Value | null): ParameterKey {
  if (value === null) return null;
  if (typeof value === 'number') return value + 0;
  const text = String(value).trim();
  const number = readNumber(text);
  return Number.isFinite(number) ? Number(number) + 0 : text.toLowerCase();
}

type Drawn = NonNullable<Sweep['trials'][number]['parameters']>;

/** What the trials of a sweep drew, in their order. Columns only guessed to be parameters prove nothing. */
export function drawnIn(sweep: Sweep): readonly Drawn[] {
  const trials = areParametersGuessed(sweep) ? [] : sweep.trials;
  return trials.map(({ parameters }) => parameters).filter((drawn) => drawn !== null);
}

/** The names of parameters, in the order in which trials have them first; untrusted. */
export function namesOf(drawn: readonly Drawn[]): ReadonlySet<string> {
  return new Set(drawn.flatMap(Object.keys));
}

/** What each trial drew for a parameter; null where it has none. */
export function keysOf(drawn: readonly Drawn[], name: string): ParameterKey[] {
  return drawn.map((one) => keyOf(one[name] === '' ? null : ownOf(one, name)));
}

/** What stands under a name; null where nothing does. */
export function ownOf<T>(values: Readonly<Record<string, T>> | null, name: string): T | null {
  return values !== null && Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
