import type { SomeEvidence } from '../compare/index.ts';
import { computedRate, simulatedOrders, sizesOf } from './computed-rate.ts';
import { decidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { computed, type LevelRates, leastShare, levelRates, type Rate } from './level-rates.ts';
import { sharesByRank } from './shares-by-rank.ts';
import { stretchesOf } from './stretches.ts';

/** How often sweeps between which nothing changed show some evidence of "worse". */
export type FalseAlarmRate = Rate;

export type FalseAlarmRates = Readonly<Record<SomeEvidence, FalseAlarmRate>>;

interface Options {
  /** Of what has to be simulated. */
  readonly seed: number;
  /** Whether scores tie or trials failed; a margin makes bounds of the rates by itself. */
  readonly isBound?: boolean;
}

const NEVER = computed(0);

/**
 * The false-alarm rates: the probability of at least weak, fair and strong evidence that the candidate
 * is worse, when both sweeps are independent draws from one continuous distribution. Every
 * interleaving of their scores is then equally likely, so that the rates depend on the numbers of
 * trials and on settings alone. With ties, failures or a margin they are upper bounds: each level is
 * an and/or of strict inequalities between scores.
 *
 * Strong is exact up to 1,000 trials in both sweeps (`strongChance`) and an upper bound up to 10,000
 * (`strongLimit`); weak and fair are exact where that is affordable, as a rule up to 50. The rest is
 * simulated with seeded interleavings, 20,000 or more up to 1,000 trials and 1,000 or more beyond.
 * weak ≥ fair ≥ strong always.
 *
 * @param design in which costs of a trial are taken as known; `permutedRates` serves those that are not
 */
export function falseAlarmRates(
  design: Design,
  { seed, isBound = false }: Options,
): FalseAlarmRates {
  const { weak, fair, strong } = ratesOf(design, seed);
  const isLess = isBound || design.rules.margin > 0;
  const told = (rate: Rate) => ({ ...rate, isBound: rate.isBound || isLess });
  const fairAtLeast = larger(fair, strong);
  return { weak: told(larger(weak, fairAtLeast)), fair: told(fairAtLeast), strong: told(strong) };
}

/** Never less than that of a higher level: then it is that. */
function larger(lower: Rate, higher: Rate): Rate {
  if (lower.rate >= higher.rate) return lower;
  return { ...lower, rate: higher.rate, isBound: higher.isBound };
}

function ratesOf(design: Design, seed: number): LevelRates {
  const parts = decidingRanks(stretchesOf(design));
  if (parts.length === 0) return { weak: NEVER, fair: NEVER, strong: NEVER };
  const weak = computedRate(design, parts, 'weak');
  const fair = computedRate(design, parts, 'fair');
  const strong = computedRate(design, parts, 'strong');
  if (weak && fair && strong) return { weak, fair, strong };

  const sharesOf = sharesByRank(parts, design.baseline.band.n);
  const least = leastShare(design.rules.minShare);
  const simulated = levelRates(simulatedOrders(sizesOf(design), seed), sharesOf, least);
  return {
    weak: weak ?? simulated.weak,
    fair: fair ?? simulated.fair,
    strong: strong ?? simulated.strong,
  };
}
