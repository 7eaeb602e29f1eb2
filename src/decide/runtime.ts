import type { Sweep } from '../parse/index.ts';
import { MISSING, type Origin, partly, reported } from './told.ts';

/** How long a trial took. All numbers > 0 but the deviation, which is ≥ 0; null where unknown. */
export interface Runtime extends Origin {
  readonly item: 'runtime';
  /** Of one trial. */
  readonly mean: number | null;
  /** Sample standard deviation; null for one trial alone. */
  readonly deviation: number | null;
  readonly total: number | null;
  /** Of these three; untrusted text, null where the cost has none. */
  readonly unit: string | null;
  /** Trials with a cost, which the three are of; null where they are told. */
  readonly trials: number | null;
  readonly energyKilowattHours: number | null;
}

type Times = Pick<Runtime, 'mean' | 'deviation' | 'total' | 'unit' | 'trials'>;

const UNKNOWN: Times = { mean: null, deviation: null, total: null, unit: null, trials: null };

/**
 * The average runtime of a trial with its spread and total, over the trials that have a cost
 * [Dodge19, text box 1]; or as told beside the files, where the cost is no time. Reported where the
 * average time is known; in part with a cost in another unit, a total or the energy alone.
 */
export function runtimeOf({ trials, cost, meta }: Sweep): Runtime {
  const told = meta?.runtime ?? null;
  const energyKilowattHours = told?.energyKilowattHours ?? null;
  const say = (origin: Origin, times: Times): Runtime => {
    return { item: 'runtime', ...origin, ...times, energyKilowattHours };
  };
  const spent = cost && timesOf(trials, cost.unit);
  const toldTimes: Times = {
    ...UNKNOWN,
    mean: told?.trialSeconds ?? null,
    total: told?.totalSeconds ?? null,
    unit: 'seconds',
  };
  if (spent && isTime(spent.unit)) return say(reported('sweep'), spent);
  if (toldTimes.mean !== null) return say(reported('meta'), toldTimes);
  if (spent) return say(partly('sweep'), spent);
  if (toldTimes.total !== null) return say(partly('meta'), toldTimes);
  return say(energyKilowattHours === null ? MISSING : partly('meta'), UNKNOWN);
}

/** Welford's recurrences, so that no sum of squares cancels; what overflows is unknown. */
function timesOf(trials: Sweep['trials'], unit: string | null): Times {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  let [mean, squares] = [0, 0];
  for (const [i, cost] of costs.entries()) {
    const step = cost - mean;
    mean += step / (i + 1);
    squares += step * (cost - mean);
  }
  const deviation = costs.length > 1 ? finite(Math.sqrt(squares / (costs.length - 1))) : null;
  return { mean, deviation, total: finite(mean * costs.length), unit, trials: costs.length };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

const TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;

/** `seconds`, but also `GPU-hours`. */
function isTime(unit: string | null): boolean {
  return unit?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}
