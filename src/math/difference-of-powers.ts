/**
 * sᵏ − rᵏ for 0 ≤ r ≤ s ≤ 1 and real k > 0, where s and r may be all but equal: sᵏ·(1 − (r/s)ᵏ) from
 * logarithms that the caller knows to full accuracy. Relative error about 1e-13 at worst, where the
 * result is near the smallest number there is.
 *
 * @param k in (0, ∞)
 * @param logs ln s in [−∞, 0], and ln(r/s) in [−∞, 0]
 */
export function differenceOfPowers(k: number, logs: { s: number; ratio: number }): number {
  return Math.exp(k * logs.s) * -Math.expm1(k * logs.ratio);
}
