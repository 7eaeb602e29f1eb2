import type { TuningCurve } from '../estimate/index.ts';
import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { Arm, Assessment } from './assessment.ts';
import { costStatistics } from './checks/facts.ts';
import {
  type BestConfiguration,
  bestConfiguration,
  MISSING,
  nonEmpty,
  type Origin,
  partly,
  reported,
  type SearchSpace,
  searchSpaceOf,
} from './search-space.ts';

/** What is known of an item; texts are untrusted, null where unknown. */
interface Facts {
  readonly infrastructure: Readonly<Record<'hardware' | 'software' | 'provider', string | null>>;
  readonly 'data-splits': Readonly<Record<'data' | 'split', string | null>>;
  /** The best score, in the metric's own unit, of how many trials. */
  readonly 'validation-performance': { readonly score: number | null; readonly of: number };
  readonly code: Readonly<Record<'repository' | 'commit' | 'runUrl', string | null>>;
  readonly 'best-configuration': { readonly best: BestConfiguration | null };
  readonly 'number-of-trials': { readonly trials: Sweep['counts'] };
  readonly 'search-method': Pick<Sweep['search'], 'method' | 'sampler' | 'seed'>;
  readonly 'selection-criterion': Pick<Sweep, 'metric' | 'direction'> & {
    readonly selection: string | null;
  };
  /** Up to which budget the curve says anything, in trials. */
  readonly curve: { readonly resolvableBudget: number | null };
}

/** One item that is made of facts. */
export type Item<Name extends keyof Facts> = Origin & { readonly item: Name } & Facts[Name];

/** One item of the checklist: whether it is known, from where, and what is known. */
export type ChecklistItem =
  | { [Name in keyof Facts]: Item<Name> }[keyof Facts]
  | Runtime
  | SearchSpace;

/**
 * What a report on a sweep should say, in the order of [Dodge19, text box 1]: first what holds for
 * all results, then what holds for searches. How values were chosen and by which criterion the best
 * was, one item there, are two here.
 *
 * @param curve the sweep's own, if the report shows one
 */
export function checklistOf(sweep: Sweep, curve: TuningCurve | null): readonly ChecklistItem[] {
  const best = bestConfiguration(sweep);
  return [
    infrastructureOf(sweep),
    runtimeOf(sweep),
    dataSplitsOf(sweep),
    {
      item: 'validation-performance',
      ...(best === null ? MISSING : reported('sweep')),
      score: best?.score ?? null,
      of: sweep.trials.length,
    },
    codeOf(sweep),
    searchSpaceOf(sweep),
    bestOf(best, sweep),
    { item: 'number-of-trials', ...reported('sweep'), trials: sweep.counts },
    searchMethodOf(sweep),
    criterionOf(sweep),
    {
      item: 'curve',
      ...(curve === null ? MISSING : reported('sweep')),
      resolvableBudget: curve && curve.resolvableBudget / curve.trialCost,
    },
  ];
}

/** The checklist of each sweep there is. */
export function checklistsOf(assessment: Assessment): Record<Arm, readonly ChecklistItem[] | null> {
  const { comparison, alone } = assessment;
  const of = (arm: Arm, lone: TuningCurve | null) => {
    const sweep = assessment[arm];
    return sweep && checklistOf(sweep, comparison?.[arm] ?? lone);
  };
  // A sweep without another is always the candidate.
  return { baseline: of('baseline', null), candidate: of('candidate', alone?.curve ?? null) };
}

function infrastructureOf({ meta }: Sweep): Item<'infrastructure'> {
  const given = meta?.infrastructure;
  const hardware = nonEmpty(given?.hardware);
  const [software, provider] = [nonEmpty(given?.software), nonEmpty(given?.provider)];
  const origin = originOf({ whole: hardware, parts: [software, provider] });
  return { item: 'infrastructure', ...origin, hardware, software, provider };
}

function dataSplitsOf({ meta }: Sweep): Item<'data-splits'> {
  const [data, split] = [nonEmpty(meta?.evaluation?.data), nonEmpty(meta?.evaluation?.split)];
  return { item: 'data-splits', ...originOf({ whole: split, parts: [data] }), data, split };
}

/** What `sweep.meta.json` reports, as a whole or only in parts. */
function originOf({ whole, parts }: { whole: string | null; parts: readonly (string | null)[] }) {
  if (whole !== null) return reported('meta');
  return parts.some((part) => part !== null) ? partly('meta') : MISSING;
}

/** The page of a run names the repository and the commit; what GitHub says of it comes first. */
function codeOf({ meta, source }: Sweep): Item<'code'> {
  const { sha, runUrl } = source;
  const repository = nonEmpty(meta?.code?.repository);
  const commit = sha ?? nonEmpty(meta?.code?.commit);
  const origin = () => {
    if (repository !== null) return reported('meta');
    if (runUrl !== null) return reported('sweep');
    return commit === null ? MISSING : partly(sha === null ? 'meta' : 'sweep');
  };
  return { item: 'code', ...origin(), repository, commit, runUrl };
}

function bestOf(best: BestConfiguration | null, sweep: Sweep): Item<'best-configuration'> {
  const hasParameters =
    Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const origin = best === null ? MISSING : hasParameters ? reported('sweep') : partly('sweep');
  return { item: 'best-configuration', ...origin, best };
}

/** Where a tool and `sweep.meta.json` agree, the latter is named. */
function searchMethodOf({ search, meta }: Sweep): Item<'search-method'> {
  const { method, sampler, seed } = search;
  const source = meta?.search?.method === method ? 'meta' : 'sweep';
  const known = sampler === null ? MISSING : partly('sweep');
  const origin = method === 'unknown' ? known : reported(source);
  return { item: 'search-method', ...origin, method, sampler, seed };
}

function criterionOf({ metric, direction, meta }: Sweep): Item<'selection-criterion'> {
  const selection = nonEmpty(meta?.evaluation?.selection);
  const origin = reported(selection === null ? 'sweep' : 'meta');
  return { item: 'selection-criterion', ...origin, metric, direction, selection };
}

/** How long a trial took. All numbers > 0 but the deviation, which is ≥ 0; null where unknown. */
export interface Runtime extends Origin {
  readonly item: 'runtime';
  /** Of one trial. */
  readonly mean: number | null;
  /** Sample standard deviation; null for a single trial. */
  readonly deviation: number | null;
  readonly total: number | null;
  /** Of these three; untrusted text, null where the cost has none. */
  readonly unit: string | null;
  /** Trials with a cost, which the three are of; null where `sweep.meta.json` gives them. */
  readonly trials: number | null;
  readonly energyKilowattHours: number | null;
}

type Times = Pick<Runtime, 'mean' | 'deviation' | 'total' | 'unit' | 'trials'>;

const UNKNOWN: Times = { mean: null, deviation: null, total: null, unit: null, trials: null };

/**
 * The average runtime of a trial with its spread and total, over the trials that have a cost
 * [Dodge19, text box 1]; or as in `sweep.meta.json`, where the cost is not a time. Reported where the
 * average time is known; in part with a cost in another unit, or with only a total or the energy.
 */
function runtimeOf({ trials, cost, meta }: Sweep): Runtime {
  const given = meta?.runtime ?? null;
  const energyKilowattHours = given?.energyKilowattHours ?? null;
  const say = (origin: Origin, times: Times): Runtime => {
    return { item: 'runtime', ...origin, ...times, energyKilowattHours };
  };
  const spent = cost && { ...costStatistics(trials), unit: cost.unit };
  const givenTimes: Times = {
    ...UNKNOWN,
    mean: given?.trialSeconds ?? null,
    total: given?.totalSeconds ?? null,
    unit: 'seconds',
  };
  if (spent && isTime(spent.unit)) return say(reported('sweep'), spent);
  if (givenTimes.mean !== null) return say(reported('meta'), givenTimes);
  if (spent) return say(partly('sweep'), spent);
  if (givenTimes.total !== null) return say(partly('meta'), givenTimes);
  return say(energyKilowattHours === null ? MISSING : partly('meta'), UNKNOWN);
}

const TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;

/** `seconds`, but also `GPU-hours`. */
function isTime(unit: string | null): boolean {
  return unit?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}
