import type { Limits } from '../estimate/index.ts';
import type { EvidenceLevel } from '../settings.ts';

/**
 * How strongly the bands of two curves at one budget say that the first is below the second
 * [Lourie24]:
 *
 * - weak: one curve's point estimate lies outside the other's band, on that side
 * - fair: each point estimate lies outside the other's band
 * - strong: the bands do not meet
 *
 * strong ⇒ fair ⇒ weak, and at one budget at most one direction holds. All inequalities are strict,
 * so equal scores are never evidence.
 */
export function evidenceBelow(a: Limits, b: Limits): EvidenceLevel {
  if (a.upper < b.lower) return 'strong';
  const upperBelow = a.upper < b.point;
  const lowerAbove = a.point < b.lower;
  if (upperBelow && lowerAbove) return 'fair';
  return upperBelow || lowerAbove ? 'weak' : 'none';
}

/** The same limits with the curve raised by `margin` ≥ 0. */
export function raise(limits: Limits, margin: number): Limits {
  return {
    lower: limits.lower + margin,
    point: limits.point + margin,
    upper: limits.upper + margin,
  };
}
