import type { SomeEvidence } from '../compare/index.ts';
import { decidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { exactRate, exactStrongRate, simulatedOrders, sizesOf } from './exact-rate.ts';
import { isLarge } from './interleavings.ts';
import { type Finding, leastShare, type Rate, weighRate } from './level-rates.ts';
import { sharesByRank } from './shares-by-rank.ts';
import { stretchesOf } from './stretches.ts';
import { strongChance } from './strong-chance.ts';

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
 * Whether the false-alarm rate of a level is at most some rate, also where a smaller share counts. Then
 * what `falseAlarmRates` tells of the design, with the same seed, is at most that rate: it is exact where
 * this is, and else from the same interleavings. Higher levels count as well, since no level is told to
 * be rarer than a higher one.
 */
export function weighFalseAlarm(whole: Design, limit: Limit): Finding {
  const { level, rate, seed, narrowing } = limit;
  const minShare = whole.rules.minShare * narrowing;
  const design = { ...whole, rules: { ...whole.rules, minShare } };
  const parts = decidingRanks(stretchesOf(design));
  if (parts.length === 0) return 'within';

  const exact = LEVELS.slice(LEVELS.indexOf(level)).map((one) =>
    one === 'strong'
      ? isStrongWithin(design, limit)
      : isWithin(exactRate(design, parts, one), rate),
  );
  if (exact.includes(false)) return 'beyond';
  if (!exact.includes(null)) return 'within';
  const sharesOf = sharesByRank(parts, design.baseline.band.n);
  const least = leastShare(minShare);
  return weighRate(simulatedOrders(sizesOf(design), seed), sharesOf, { level, least, rate });
}

/** Null where it has to be simulated. */
function isWithin(exact: Rate | null, rate: number): boolean | null {
  return exact && exact.rate <= rate;
}

/** Of a smaller share only what is clearly within: a little of what is told of it is rounding. */
function isStrongWithin(design: Design, { rate, narrowing }: Limit): boolean | null {
  const { baseline, candidate } = design;
  if (isLarge(baseline.band.n + candidate.band.n)) return null;
  const { lower, upper } = strongChance(design, { threshold: rate });
  if (lower > rate) return false;
  if (upper <= CLEARLY_BELOW * rate - LEAST_GAP) return true;
  return narrowing === 1 && exactStrongRate(design) <= rate;
}
