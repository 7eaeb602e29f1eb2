import type { Sweep } from '../parse/index.ts';
import type { GateSettings, Settings } from '../settings/index.ts';
import type { SweepPair } from './assessment.ts';
import { relationOf } from './pairing.ts';
import { plannedTrials, type Sweeps, shardsMissing } from './rules.ts';

type Trial = Sweep['trials'][number];
type Asked = Sweeps & SweepPair;

/**
 * How many trials the candidate's missing shards were to have, each: an equal share of what was planned for all, or
 * else as many as most of those that are there; not a whole number if the shares are not. 0 if none is missing, or nobody says how many there are.
 */
export function lostTrials(sweeps: Asked, gate: GateSettings): number {
  const { shards } = sweeps.searches.candidate;
  const missing = shardsMissing(shards);
  if (shards === null || missing === 0) return 0;
  const planned = plannedTrials(sweeps.savedMinTrials ?? null, gate)?.wanted;
  return missing * (planned ? planned / shards.jobs : commonestSize(sweeps.candidate));
}

/** Of the sizes that are as common, the largest. */
function commonestSize({ trials, dropped = [] }: Sweep): number {
  const sizes = new Map<string | null, number>();
  for (const { shard } of [...trials, ...dropped]) sizes.set(shard, (sizes.get(shard) ?? 0) + 1);
  const all = [...sizes.values()].sort((a, b) => b - a);
  const timesOf = (size: number) => all.filter((other) => other === size).length;
  return all.reduce((most, size) => (timesOf(size) > timesOf(most) ? size : most), all[0] ?? 0);
}

/**
 * The sweeps without what was lost, as they are judged: pairs are of the configurations that the candidate has. And
 * the same as if all lost trials had failed.
 *
 * @param lost how many trials, ≥ 0
 */
export function withoutLost(sweeps: Asked, settings: Settings, lost: number) {
  if (lost === 0) return { present: sweeps, failed: null };
  const length = Math.ceil(lost);
  const { baseline, candidate } = sweeps;
  const absent = relationOf(sweeps, settings).pairing.missing.slice(0, length);
  const rest = baseline.trials.filter((trial) => !absent.includes(trial));
  const reduced = { ...sweeps, baseline: withTrials(baseline, rest) };
  const isPaired = rest.length > 0 && relationOf(reduced, settings).design === 'paired';
  const trials = isPaired ? absent.map(asFailed) : Array.from({ length }, lostTrial);
  const all = [...candidate.trials, ...trials];
  return {
    present: isPaired ? reduced : sweeps,
    failed: {
      ...sweeps,
      candidate: { ...withTrials(candidate, all, trials.length), isOrdered: false },
    },
  };
}

function withTrials(sweep: Sweep, trials: readonly Trial[], failed = 0): Sweep {
  const more = trials.length - sweep.trials.length;
  const { counts } = sweep;
  const [drawn, counted] = [counts.drawn + more, counts.counted + more];
  return {
    ...sweep,
    trials,
    counts: { ...counts, drawn, counted, failed: counts.failed + failed },
  };
}

function asFailed(trial: Trial): Trial {
  return { ...trial, outcome: 'failed', score: -Infinity, cost: null };
}

function lostTrial(_: unknown, number: number): Trial {
  const unknown = { cost: null, parameters: null, seed: null, columns: null };
  const place = { path: 'a job that saved nothing' };
  return { ...unknown, place, number, shard: 'lost', outcome: 'failed', score: -Infinity };
}
