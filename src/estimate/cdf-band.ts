import type { BandMethod } from '../settings.ts';

/**
 * A simultaneous confidence band on a CDF, as bounds on the order statistics' uniform ranks:
 * P(lowerᵢ ≤ F(Y₍ᵢ₎) and F(Y₍ᵢ₎−) ≤ upperᵢ, for all i) ≥ confidence for every distribution F, ties
 * and infinities included, with equality when F is continuous (exactly calibrated methods).
 */
export interface CdfBand {
  readonly method: BandMethod;
  /** Sample size. */
  readonly n: number;
  /** The simultaneous level, in (0, 1). */
  readonly confidence: number;
  /** Content of each order statistic's own interval (LD methods). */
  readonly pointwise: number | null;
  /** Half width on the CDF (ks and dkw). */
  readonly epsilon: number | null;
  /** l₁ … lₙ, non-decreasing in [0, 1]. */
  readonly lower: readonly number[];
  /** u₁ … uₙ, non-decreasing in [0, 1]. */
  readonly upper: readonly number[];
}
