import type { SomeEvidence } from '../compare/index.ts';
import { computedRate, exactStrongRate, simulatedOrders, sizesOf } from './computed-rate.ts';
import { decidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { isLarge } from './interleavings.ts';
import { type Finding, leastShare, type Rate, weighRate } from './level-rates.ts';
import { sharesByRank } from './shares-by-rank.ts';
import { stretchesOf } from './stretches.ts';
import { strongChance } from './strong-chance.ts';
import { hasStrongLimit, strongLimit } from './strong-limit.ts';

/** What is told of strong evidence is within 1 %, or 1e-9, of the truth: below these it is as well. */
const CLEARLY_BELOW = 0.98;
const LEAST_GAP = 2e-9;

const LEVELS = ['weak', 'fair', 'strong'] as const satisfies readonly SomeEvidence[];

interface Limit {
  readonly level: SomeEvidence;
  /** In (0, 1). */
  readonly rate: number;
  readonly seed: number;
  /** What the least share that counts is multiplied by, in (0, 1]. */
  readonly narrowing: number;
}

/**
 * Whether the false-alarm rate of a level is at most some rate, also where a smaller share counts: surely
 * where `falseAlarmRates` computes it, and with 97.5 % confidence where that simulates it, from the same
 * interleavings. With the share as it is (no narrowing) what `falseAlarmRates` tells of the design, with
 * the same seed, is then at most that rate. Higher levels count as well, since no level is told to be
 * rarer than a higher one.
 */
export function weighFalseAlarm(whole: Design, limit: Limit): Finding {
  const { level, rate, seed, narrowing } = limit;
  const minShare = whole.rules.minShare * narrowing;
  const design = { ...whole, rules: { ...whole.rules, minShare } };
  const parts = decidingRanks(stretchesOf(design));
  if (parts.length === 0) return 'within';

  const known = LEVELS.slice(LEVELS.indexOf(level)).map((one) =>
    one === 'strong'
      ? isStrongWithin(design, limit)
      : isWithin(computedRate(design, parts, one), rate),
  );
  if (known.includes(false)) return 'beyond';
  if (!known.includes(null)) return 'within';
  const sharesOf = sharesByRank(parts, design.baseline.band.n);
  const least = leastShare(minShare);
  return weighRate(simulatedOrders(sizesOf(design), seed), sharesOf, { level, least, rate });
}

/** Null where it has to be simulated. */
function isWithin(known: Rate | null, rate: number): boolean | null {
  return known && known.rate <= rate;
}

/** Of a smaller share only what is clearly within: a little of what is told of it is rounding. */
function isStrongWithin(design: Design, { rate, narrowing }: Limit): boolean | null {
  const { baseline, candidate } = design;
  const trials = baseline.band.n + candidate.band.n;
  if (isLarge(trials)) return hasStrongLimit(trials) ? strongLimit(design, rate) <= rate : null;
  const { lower, upper } = strongChance(design, { threshold: rate });
  if (lower > rate) return false;
  if (upper <= CLEARLY_BELOW * rate - LEAST_GAP) return true;
  return narrowing === 1 && exactStrongRate(design).rate <= rate;
}
