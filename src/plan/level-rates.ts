import type { SomeEvidence } from '../compare/index.ts';
import { mostHits, type Sample } from '../math/binomial.ts';
import type { Interleavings } from './interleavings.ts';

/** A share this close to the least one that counts is that share, as where sweeps are compared. */
const SLACK = 1e-9;

/** Expected of a rate that is to be told from none. */
const FEWEST_HITS = 10;

const LEVELS = ['weak', 'fair', 'strong'] as const satisfies readonly SomeEvidence[];

/** How often something happens. */
export interface Rate {
  /** In [0, 1]. */
  readonly rate: number;
  /** Of a simulated rate; 0 where it is computed. */
  readonly standardError: number;
  /** Whether the truth may be less. */
  readonly isBound: boolean;
  /** What a simulated rate was estimated from; null where it is computed. */
  readonly sample: Sample | null;
}

export type LevelRates = Readonly<Record<SomeEvidence, Rate>>;

/**
 * The shares of the range on which at least weak, fair and strong evidence holds, in that order, in
 * one interleaving. It is the same array each time, written anew.
 */
export type SharesOf = (interleaving: Uint8Array) => Float64Array;

/** The least share that counts, with the slack it has; above 0, since no share is no evidence. */
export function leastShare(minShare: number): number {
  return Math.max(Number.MIN_VALUE, minShare - SLACK);
}

/** How often at least each level of evidence holds on a share of at least `least`. */
export function levelRates(
  interleavings: Interleavings,
  sharesOf: SharesOf,
  least: number,
): LevelRates {
  const hits = new Float64Array(3);
  for (const interleaving of interleavings.each) {
    const shares = sharesOf(interleaving);
    for (let level = 0; level < 3; level++) {
      if ((shares[level] as number) >= least) hits[level] = (hits[level] as number) + 1;
    }
  }
  const [weak = 0, fair = 0, strong = 0] = hits;
  return {
    weak: rateOf(weak, interleavings),
    fair: rateOf(fair, interleavings),
    strong: rateOf(strong, interleavings),
  };
}

/**
 * Whether a rate is within a wanted one: exactly, or of a simulated rate its upper limit, which holds with
 * 97.5 % confidence. Unknown where the wanted one is too small for as many draws.
 */
export type Finding = 'within' | 'beyond' | 'unknown';

/**
 * Whether at least a level of evidence holds on `least` of the range no more often than `rate`. A rate that
 * is higher passes in at most 2.5 % of all samples.
 */
export function weighRate(
  interleavings: Interleavings,
  sharesOf: SharesOf,
  { level, least, rate }: Limit,
): Finding {
  if (rate < leastShownRate(interleavings)) return 'unknown';
  const at = LEVELS.indexOf(level);
  const most = interleavings.isComplete
    ? Math.floor(rate * interleavings.count * (1 + Number.EPSILON))
    : mostHits(interleavings.count, rate);
  let hits = 0;
  for (const interleaving of interleavings.each) {
    const share = sharesOf(interleaving)[at] as number;
    if (share >= least && ++hits > most) return 'beyond';
  }
  return 'within';
}

/**
 * The least rate that so many draws are asked to show: no more than 3 hits show it. Much rarer hits than
 * that could not be told from none.
 *
 * @returns 0 where every interleaving is looked at
 */
export function leastShownRate({ count, isComplete }: Drawn): number {
  return isComplete ? 0 : FEWEST_HITS / count;
}

export type Drawn = Omit<Interleavings, 'each'>;

interface Limit {
  readonly level: SomeEvidence;
  readonly least: number;
  readonly rate: number;
}

/** A rate that is computed, not estimated. */
export function computed(rate: number, isBound = false): Rate {
  return { rate, standardError: 0, isBound, sample: null };
}

/** The error is that of half a hit more in one draw more, so that no hit is no certainty. */
function rateOf(hits: number, { count, isComplete }: Interleavings): Rate {
  if (isComplete) return computed(hits / count);
  const near = (hits + 0.5) / (count + 1);
  const standardError = Math.sqrt((near * (1 - near)) / count);
  return { rate: hits / count, standardError, isBound: false, sample: { hits, draws: count } };
}

/** Adds up where on a range which level holds: 0 for none, 1 weak, 2 fair, 3 strong. */
export class HeldLevels {
  readonly #exactly = new Float64Array(4);
  readonly #atLeast = new Float64Array(3);

  clear(): void {
    this.#exactly.fill(0);
  }

  add(level: number, length: number): void {
    this.#exactly[level] = (this.#exactly[level] as number) + length;
  }

  /** What part of a range of some length, > 0, at least each level holds on. */
  sharesOf(range: number): Float64Array {
    let sum = 0;
    for (let level = 3; level >= 1; level--) {
      sum += this.#exactly[level] as number;
      this.#atLeast[level - 1] = sum / range;
    }
    return this.#atLeast;
  }
}
