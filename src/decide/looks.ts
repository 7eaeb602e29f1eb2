import { dataError } from '../errors.ts';
import type { Sweep } from '../parse/index.ts';
import { type LooksPlan, type PlannedLook, planLooks } from '../plan/index.ts';
import { printablePath } from '../printable.ts';
import type { Search } from '../read/index.ts';
import type { GateSettings, Settings } from '../settings/index.ts';
import type {
  Assessment,
  Look,
  NoChangeTest,
  StopReason,
  SweepPair,
  Verdict,
} from './assessment.ts';
import type { Reason } from './findings.ts';
import { firstOf, hasEnded, insufficient, invalid, shardsMissing } from './gate-policy.ts';
import { methodOf, pValueOfWorse, testAt, testPairsAt } from './no-change.ts';
import { type Relation, relationOf } from './pairing.ts';

/** What a sweep is judged by, and what came of it. */
export interface JudgedPair {
  /** The trials that count: all, or those of the look. */
  readonly pair: SweepPair;
  /** How they depend on each other. */
  readonly relation: Relation;
  /** Null without a rate, and where no look can be judged. */
  readonly test: NoChangeTest | null;
  /** Null without looks. */
  readonly look: Look | null;
  readonly stoppedBy: StopReason | null;
  /** In place of the test's where no planned look decides. */
  readonly withoutLook: Verdict | null;
}

/**
 * Judges the planned looks that a candidate has reached, in order, each on exactly the first trials drawn, once each of
 * them has ended. The first that decides is the answer, and later trials do not matter: it depends only on
 * these, so that a re-run, the last job of a workflow and the gate after a fork's run all find the same. A run that only
 * informs trains all its trials, and is judged at the last look.
 *
 * The false-alarm rates of all looks add up to at most α (`planLooks`), and passing early can only lower them. Paired
 * sweeps are cut at the same trial, each in its own order, and then matched.
 *
 * @param settings with looks; budgets are in trials
 * @param rate α, of all looks together
 * @throws UserError for a baseline that has not ended, dropped trials, or costs
 */
export function judgeLooks(
  sweeps: SweepPair,
  settings: Settings,
  { search, rate }: { readonly search: Search; readonly rate: number },
): JudgedPair {
  const { looks, informOnly } = settings.gate;
  const sizes = looks ?? [];
  if (!informOnly) checkTrials(sweeps);
  const baseline = sweeps.baseline.trials.length;
  const plan = planLooks({ ...methodOf(settings), baseline, sizes, rate });
  const undecidedAt = (verdict: Verdict, at?: PlannedLook): JudgedPair => {
    const shown = { ...sweeps, candidate: endedIn(sweeps.candidate) };
    const tested = at
      ? lookAt(sweeps, settings, at)
      : { pair: shown, relation: relationOf(shown, settings), test: null };
    const next = verdict.verdict === 'undecided' ? nextLook(sweeps.candidate, sizes) : null;
    const look = lookOf(plan, at, { next, test: tested.test });
    return { ...tested, look, stoppedBy: null, withoutLook: verdict };
  };
  const obstacle = obstacleTo(sweeps.candidate, settings.gate, search);
  if (obstacle !== null) return undecidedAt(obstacle);

  const ended = endedFirst(sweeps.candidate);
  const reached = plan.looks.filter(({ size }) => size <= ended);
  const last = sizes.at(-1) ?? 0;
  for (const planned of reached.filter(({ size }) => size === last || !informOnly)) {
    const tested = lookAt(sweeps, settings, planned);
    const stoppedBy = planned.size === last ? 'last' : stopOf(tested, settings);
    // A candidate that trains other configurations than the base asks for is not looked at again.
    if (stoppedBy !== null || tested.relation.design === 'unmatched') {
      const look = lookOf(plan, planned, { next: null, test: tested.test });
      return { ...tested, look, stoppedBy, withoutLook: null };
    }
  }
  const planned = reached.at(-1);
  return undecidedAt(openVerdict(sweeps.candidate, planned, settings.gate), planned);
}

type Tested = Pick<JudgedPair, 'pair' | 'relation'> & { readonly test: NoChangeTest };

/** The first trials at a look: of the candidate, and of both where they are pairs. */
function lookAt(sweeps: SweepPair, settings: Settings, { size, alpha }: PlannedLook): Tested {
  const pair = { ...sweeps, candidate: firstOf(sweeps.candidate, size) };
  const both = { ...pair, baseline: firstOf(sweeps.baseline, size) };
  const relation = relationOf(both, settings);
  switch (relation.design) {
    case 'paired':
      return { pair: both, relation, test: testPairsAt(relation.pairing, settings, alpha) };
    case 'unmatched':
      return { pair: both, relation, test: testAt(both, settings, alpha) };
    case 'independent':
      return { pair, relation: relationOf(pair, settings), test: testAt(pair, settings, alpha) };
  }
}

/** Where no look has decided: training goes on, or ended too early, which must not open the gate. */
function openVerdict(
  candidate: Sweep,
  planned: PlannedLook | undefined,
  gate: GateSettings,
): Verdict {
  const wanted = nextLook(candidate, gate.looks ?? []);
  if (gate.informOnly || !gate.isTrainingOver || wanted === null)
    return undecided(whyOpen(candidate, planned, gate));
  const { drawn, running } = candidate.counts;
  const reason = { why: 'candidate-short', trials: drawn - running, wanted, by: 'look' } as const;
  return insufficient(reason, 'fail', 'candidate-short');
}

function whyOpen({ counts }: Sweep, planned: PlannedLook | undefined, gate: GateSettings): Reason {
  const { drawn, running } = counts;
  const last = gate.looks?.at(-1) ?? 0;
  if (running > 0) return { why: 'trials-running', running, drawn };
  if (gate.informOnly) return { why: 'last-look-only', last };
  return { why: 'between-looks', trials: planned?.size ?? 0, last };
}

function checkTrials({ baseline, candidate }: SweepPair): void {
  if (baseline.counts.running > 0)
    throw dataError(
      printablePath(baseline.source.location),
      `has trials that have not ended (${baseline.counts.running}); with looks, the baseline must be complete at the first`,
      'Wait until they have, mark those that never will as failed, and save the baseline again.',
    );
  const leftOut = candidate.leftOut.reduce((sum, { count }) => sum + count, 0);
  if (candidate.counts.ignored > leftOut)
    throw dataError(
      printablePath(candidate.source.location),
      'was saved with `drop` for failed, pruned or unfinished trials, and a look counts exactly its first trials',
      'Save it again without `failed-trials`, `pruned-trials` and `unfinished-trials: drop`.',
    );
}

/** A sweep without trials that may still end well, if any have ended, to show before any look. */
function endedIn(sweep: Sweep): Sweep {
  const trials = sweep.trials.filter(hasEnded);
  if (trials.length === 0) return sweep;
  const { counted, ignored, ...counts } = sweep.counts;
  const others = ignored + counted - trials.length;
  return { ...sweep, trials, counts: { ...counts, counted: trials.length, ignored: others } };
}

/** Why no look can be judged; null if one can. */
function obstacleTo(candidate: Sweep, gate: GateSettings, { shards }: Search): Verdict | null {
  const missing = shardsMissing(shards);
  if (shards !== null && missing > 0)
    return undecided({ why: 'look-without-jobs', missing, jobs: shards.jobs });
  const ended = endedFirst(candidate);
  const boundaries = [...boundariesOf(candidate.parts), candidate.counts.drawn];
  const reached = gate.looks?.filter((size) => size <= ended) ?? [];
  if (candidate.isOrdered || reached.every((size) => boundaries.includes(size))) return null;
  return invalid({ why: 'order-unknown' }, gate);
}

/** How many trials there are before the first that has not ended. */
function endedFirst({ trials }: Sweep): number {
  const open = trials.findIndex((trial) => !hasEnded(trial));
  return open === -1 ? trials.length : open;
}

function undecided(reason: Reason): Verdict {
  return { verdict: 'undecided', gate: 'neutral', reason };
}

/** How many trials had been drawn after each part. */
function boundariesOf(parts: Sweep['parts']): readonly number[] {
  let drawn = 0;
  return (parts ?? []).map((trials) => {
    drawn += trials;
    return drawn;
  });
}

/** What ends training before the last look; null if nothing does. */
function stopOf({ pair, test }: Tested, settings: Settings): StopReason | null {
  if (test.failed) return 'worse';
  if (test.pBetter <= test.alpha) return 'better';
  // With ties the p-value of independent sweeps is an upper bound, and a large one no sign of anything.
  const p = test.pairs ? test.pValue : (test.pValue + pValueOfWorse(pair, settings, 'against')) / 2;
  return p >= settings.gate.passAbove ? 'no-sign' : null;
}

function lookOf(
  { looks, totalRate }: LooksPlan,
  at: PlannedLook | undefined,
  { next, test }: { readonly next: number | null; readonly test: NoChangeTest | null },
): Look {
  const { index, alpha, spent } = at ?? { index: 0, alpha: 0, spent: 0 };
  const sizes = looks.map(({ size }) => size);
  const look = { index, of: sizes.length, sizes, alpha, next };
  if (!test?.pairs) return { ...look, spent, totalRate };
  const levels = looks.reduce((sum, { alpha: level }) => sum + level, 0);
  return { ...look, spent: test.attainedRate, totalRate: levels };
}

/** The size of the next look after the trials that have ended; null if there is none. */
function nextLook(sweep: Sweep, sizes: readonly number[]): number | null {
  const ended = endedFirst(sweep);
  return sizes.find((size) => size > ended) ?? null;
}

type Settled = Pick<Assessment, 'verdict' | 'candidate' | 'settings' | 'searches'>;

/**
 * Whether no more trials have to be trained for the answer; null where that is not known, after an error or
 * with jobs of the matrix missing. A run that only informs with looks trains all of them, for it is the next
 * baseline.
 */
export function isDecided({ verdict, candidate, settings, searches }: Settled): boolean | null {
  if (verdict === 'error' || shardsMissing(searches.candidate.shards) > 0) return null;
  const { looks, informOnly } = settings.gate;
  const isTrained = !informOnly || candidate === null || nextLook(candidate, looks ?? []) === null;
  return verdict !== 'undecided' && isTrained;
}

/** How many trials the next look has; null where training has ended. */
export function nextTrials({ decided, candidate, settings }: Assessment): number | null {
  if (decided !== false || candidate === null) return null;
  return nextLook(candidate, settings.gate.looks ?? []);
}
