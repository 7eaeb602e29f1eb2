import { dataError } from '../errors.ts';
import type { Sweep } from '../parse/index.ts';
import { type LooksPlan, type PlannedLook, planLooks } from '../plan/index.ts';
import { printablePath } from '../printable.ts';
import type { Search } from '../read/index.ts';
import type { GateSettings, Settings } from '../settings/index.ts';
import type { Assessment, Look, StopReason, SweepPair, Verdict } from './assessment.ts';
import { methodOf, rateOf, slowdownOf } from './chances.ts';
import { comparisonOf, IN_TRIALS } from './curves.ts';
import type { Reason } from './findings.ts';
import { invalid, shardsMissing } from './gate-policy.ts';

/** Of bands that resolve nothing wherever a smaller confidence that keeps the rate resolves nothing. */
const WITHOUT_GATE = 1 - 1e-6;

/**
 * Judges the planned looks that a candidate has reached, in order, each on exactly the first trials drawn. The
 * first that decides is the answer, and later trials do not matter: it depends only on these, so that a
 * re-run, the last job of a workflow and the gate after a fork's run all find the same. A run that only
 * informs trains all its trials, and is judged at the last look.
 *
 * The false-alarm rates of all looks add up to at most α, and the bounds for any truth to the one
 * of the plan (`planLooks`). Trials drawn up to another size than planned are not judged, unless a planned
 * look before it has failed.
 *
 * @param settings with looks and a false-alarm rate; budgets are in trials
 * @returns the sweeps with the trials that count at the look, its gate's confidence (null where no look can be
 *   judged, and sweeps are shown as without looks), what stopped training, if anything did, and the verdict in
 *   place of the evidence's where no look decides
 * @throws UserError for more trials than the last look has, a baseline that has not ended, or dropped trials
 */
export function judgeLooks(sweeps: SweepPair, settings: Settings, search: Search) {
  const { looks, informOnly } = settings.gate;
  const sizes = looks ?? [];
  if (!informOnly) checkTrials(sweeps, sizes.at(-1) ?? 0);
  const candidate = endedIn(sweeps.candidate);
  const pair = { ...sweeps, candidate };
  const wanted = rateOf(pair, settings);
  if (wanted === null) throw new Error('Looks need a false-alarm rate.');
  const baseline = pair.baseline.trials.length;
  const plan = planLooks({ ...methodOf(settings), baseline, sizes, rate: wanted.rate });
  const judged = (stoppedBy: StopReason | null, verdict: Verdict | null, at?: PlannedLook) => ({
    pair: at ? firstTrials(pair, at.size) : pair,
    gateConfidence: at ? (at.confidence ?? WITHOUT_GATE) : null,
    look: lookOf(plan, at, verdict?.verdict === 'undecided' ? nextLook(candidate, sizes) : null),
    stoppedBy,
    verdict,
  });
  const obstacle = obstacleTo(candidate, settings.gate, search);
  if (obstacle !== null) return judged(null, obstacle);

  const reached = plan.looks.filter(({ size }) => size <= candidate.trials.length);
  const stopped = firstStop(pair, reached, settings);
  const unplanned = unplannedIn(candidate, sizes, informOnly);
  if (stopped !== null && (unplanned === null || stopped.isWorse))
    return judged(stopped.stoppedBy, null, stopped.planned);
  if (unplanned !== null)
    return judged(null, undecided({ why: 'unplanned-look', trials: unplanned, sizes }));
  const planned = reached.at(-1);
  const last = sizes.at(-1) ?? 0;
  const reason: Reason = informOnly
    ? { why: 'last-look-only', last }
    : { why: 'between-looks', trials: planned?.size ?? 0, last };
  return judged(null, undecided(reason), planned);
}

/** The first look that ends training, and what does; null if none has. */
function firstStop(pair: SweepPair, reached: readonly PlannedLook[], settings: Settings) {
  const { looks, informOnly } = settings.gate;
  const last = looks?.at(-1);
  for (const planned of reached.filter(({ size }) => size === last || !informOnly)) {
    const reason = stopOf(firstTrials(pair, planned.size), planned, settings);
    const stoppedBy: StopReason | null = planned.size === last ? 'last' : reason;
    if (stoppedBy !== null) return { planned, stoppedBy, isWorse: reason === 'worse' };
  }
  return null;
}

function checkTrials({ baseline, candidate }: SweepPair, last: number): void {
  const { drawn, ignored } = candidate.counts;
  if (drawn > last)
    throw dataError(
      printablePath(candidate.source.location),
      `has ${drawn} trials, more than the last look (${last})`,
      'Plan the looks up to the number of trials that are trained, before any is.',
    );
  if (baseline.counts.running > 0)
    throw dataError(
      printablePath(baseline.source.location),
      `has trials that have not ended (${baseline.counts.running}); with looks, the baseline must be complete at the first`,
      'Wait until they have, mark those that never will as failed, and save the baseline again.',
    );
  const leftOut = candidate.leftOut.reduce((sum, { count }) => sum + count, 0);
  if (ignored > leftOut)
    throw dataError(
      printablePath(candidate.source.location),
      'was saved with `drop` for failed, pruned or unfinished trials, and a look counts exactly its first trials',
      'Save it again without `failed-trials`, `pruned-trials` and `unfinished-trials: drop`.',
    );
}

/** A sweep without trials that may still end well, if any have ended: a look waits for them. */
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
  const { drawn, running } = candidate.counts;
  if (running > 0) return undecided({ why: 'trials-running', running, drawn });
  const boundaries = [...boundariesOf(candidate.parts), drawn];
  const reached = gate.looks?.filter((size) => size <= drawn) ?? [];
  if (candidate.isOrdered || reached.every((size) => boundaries.includes(size))) return null;
  return invalid({ why: 'order-unknown' }, gate);
}

/**
 * A number of trials after which somebody may have looked, and that is not planned; null if there is none.
 * In a run that only informs, no look decides, so its parts may have any size.
 */
function unplannedIn({ trials, parts }: Sweep, sizes: readonly number[], informOnly: boolean) {
  if (informOnly) return trials.length < (sizes[0] ?? 0) ? trials.length : null;
  const boundaries = [...boundariesOf(parts), trials.length];
  return boundaries.find((size) => !sizes.includes(size)) ?? null;
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

/** The sweeps as they were when the candidate had drawn so many trials. */
function firstTrials({ baseline, candidate }: SweepPair, size: number): SweepPair {
  const trials = candidate.trials.slice(0, size);
  const count = (outcome: Sweep['trials'][number]['outcome']) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const counts = {
    ...candidate.counts,
    drawn: trials.length,
    counted: trials.length,
    failed: count('failed'),
    pruned: count('pruned'),
  };
  return { baseline, candidate: { ...candidate, trials, counts } };
}

/** What ends training before the last look; null if nothing does. */
function stopOf(pair: SweepPair, { confidence }: PlannedLook, settings: Settings) {
  if (confidence === null) return null;
  const comparison = comparisonOf(pair, { settings, axis: IN_TRIALS }, confidence);
  const { worse, better } = comparison;
  if (worse.level === 'strong') return 'worse';
  if (better.level === 'strong' && worse.level === 'none') return 'better';
  const slowdown = slowdownOf(pair, comparison, settings);
  return slowdown !== null && slowdown.upper < settings.gate.stopBelow ? 'limit' : null;
}

function lookOf(plan: LooksPlan, at: PlannedLook | undefined, next: number | null): Look {
  const { looks, ...totals } = plan;
  const before = { index: 0, alpha: 0, spent: 0, confidence: null };
  const { index, alpha, spent, confidence } = at ?? before;
  const sizes = looks.map(({ size }) => size);
  return { index, of: sizes.length, sizes, alpha, spent, confidence, next, ...totals };
}

/** The size of the next look after the trials that have ended; null if there is none. */
function nextLook({ trials }: Sweep, sizes: readonly number[]): number | null {
  const ended = trials.filter(hasEnded).length;
  return sizes.find((size) => size > ended) ?? null;
}

function hasEnded({ outcome }: Sweep['trials'][number]): boolean {
  return outcome !== 'running';
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
