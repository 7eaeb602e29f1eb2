import type { Limits } from '../estimate/index.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel } from '../settings/index.ts';

/** Budgets from … to, in trials or in cost, as the curves have them. */
export type BudgetInterval = readonly [from: number, to: number];

/** A level that is some evidence. */
export type SomeEvidence = Exclude<EvidenceLevel, 'none'>;

/** The evidence in one direction over the range of budgets. */
export interface DirectionEvidence {
  /** The highest that counts: strong wherever it holds, a lower one on the least share. */
  readonly level: EvidenceLevel;
  /** Share of the range, on the log-budget axis, with at least this evidence; in [0, 1]. */
  readonly share: Readonly<Record<SomeEvidence, number>>;
  /** Where there is at least this evidence; disjoint, increasing. */
  readonly intervals: Readonly<Record<SomeEvidence, readonly BudgetInterval[]>>;
}

/**
 * How strongly the bands of two curves at one budget say that the first is below the second
 * [Lourie24 §2]:
 *
 * - weak: one curve's point estimate lies outside the other's band, on that side
 * - fair: each point estimate lies outside the other's band
 * - strong: the bands do not meet
 *
 * strong ⇒ fair ⇒ weak, and at one budget at most one direction holds. All inequalities are strict,
 * so equal scores are never evidence. Strong evidence at any budgets is right whenever both bands hold;
 * fair and weak carry no guarantee.
 *
 * @param a limits with lower ≤ point ≤ upper, ±∞ allowed
 * @param b of the other curve, at the same budget
 * @param margin how much the first curve is raised before, in scores, ≥ 0 and finite; −∞ stays −∞
 */
export function evidenceBelow(a: Limits, b: Limits, margin = 0): EvidenceLevel {
  if (a.upper + margin < b.lower) return 'strong';
  const upperBelow = a.upper + margin < b.point;
  const lowerAbove = a.point + margin < b.lower;
  if (upperBelow && lowerAbove) return 'fair';
  return upperBelow || lowerAbove ? 'weak' : 'none';
}

/** The evidence on a stretch of budgets, known by its right end. */
type Piece = Readonly<Record<'worse' | 'better', EvidenceLevel>> & { readonly budget: number };

/**
 * The share from which fair and weak evidence counts: more than none, and the least one but for rounding, since
 * shares are sums of logarithms.
 *
 * @param minShare in (0, 1]
 */
export function leastShare(minShare: number): number {
  return Math.max(Number.MIN_VALUE, minShare - 1e-9);
}

/**
 * The evidence of one direction over a range: where each level holds, on what share of the range,
 * and which level counts. Strong evidence does wherever it holds: its guarantee is for all budgets at
 * once, so that a share would cost power and add nothing.
 *
 * @param rows pieces that cover the range in order, each known by its right end
 * @param minShare of fair and weak evidence, in (0, 1]
 */
export function summarize(
  rows: readonly Piece[],
  direction: 'worse' | 'better',
  range: BudgetInterval | null,
  minShare: number,
): DirectionEvidence {
  const all = rows.map((row, i) => ({
    from: rows[i - 1]?.budget ?? row.budget,
    to: row.budget,
    level: row[direction],
  }));
  // The start by itself counts only for strong evidence, unless it is the whole range.
  const stretches = all.filter(
    ({ from, to, level }) => from < to || level === 'strong' || all.length === 1,
  );
  const intervals = forEachLevel((least) =>
    joined(stretches.filter(({ level }) => isAtLeast(level, least))),
  );
  const share = forEachLevel((level) => (range ? shareOf(intervals[level], range) : 0));
  const lower = (['fair', 'weak'] as const).find((some) => share[some] >= leastShare(minShare));
  const level = intervals.strong.length > 0 ? 'strong' : (lower ?? 'none');
  return { level, share, intervals };
}

function forEachLevel<T>(make: (level: SomeEvidence) => T): Record<SomeEvidence, T> {
  return { weak: make('weak'), fair: make('fair'), strong: make('strong') };
}

/**
 * Stretches of budgets as intervals, neighbours as one.
 *
 * @param stretches disjoint and increasing, as is what is returned
 */
export function joined(
  stretches: readonly { readonly from: number; readonly to: number }[],
): BudgetInterval[] {
  const intervals: [number, number][] = [];
  for (const { from, to } of stretches) {
    const last = intervals.at(-1);
    if (last && last[1] === from) last[1] = to;
    else intervals.push([from, to]);
  }
  return intervals;
}

/** Whether a level of evidence is at least another. */
export function isAtLeast(level: EvidenceLevel, least: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}

/**
 * The measure of intervals on the log-budget axis, divided by the range's: Σ ln(b/a) / ln(to/from).
 *
 * @param intervals disjoint, in the range; budgets > 0
 * @returns in [0, 1]; for a range of one budget 1 if there is an interval, else 0
 */
export function shareOf(intervals: readonly BudgetInterval[], [from, to]: BudgetInterval): number {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum, [a, b]) => sum + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}
