import { type Design, designRange, type Method } from './design.ts';
import { gateDesign } from './gate-by-rate.ts';
import { powerOf } from './strong-chance.ts';
import { falseStrongBoundOfLooks } from './truth-bound.ts';

/** Looks at a candidate while it trains, with a baseline that is complete. */
export interface LooksQuestion extends Method {
  /** Trials of the baseline, ≥ 1. */
  readonly baseline: number;
  /** Candidate trials at each look, ≥ 1 and increasing. */
  readonly sizes: readonly number[];
  /** α, the wanted bound on false alarms over all looks; in (0, 1). */
  readonly rate: number;
}

/** One planned look. */
export interface PlannedLook {
  /** From 1. */
  readonly index: number;
  /** Candidate trials. */
  readonly size: number;
  /** The false-alarm rate it may spend: its equal share of α and what earlier looks left. */
  readonly alpha: number;
  /** Of its gate's bands; null where no gate keeps alpha, because the range would be empty. */
  readonly confidence: number | null;
  /** The exact false-alarm rate of strong evidence at that confidence; 0 without a gate. */
  readonly spent: number;
}

/** Looks with what each may spend. */
export interface LooksPlan {
  readonly looks: readonly PlannedLook[];
  /** Bounds the chance of a false alarm at any look, if nothing changed; at most α. */
  readonly totalRate: number;
  /** Bounds the chance that strong evidence of "worse" is wrong at any look, for any two distributions. */
  readonly totalBound: number;
}

/**
 * Shares a false-alarm rate among looks: the j-th of r may spend α/r and all that earlier ones left of
 * theirs, because no gate was possible or rates are discrete. Each look is judged at the smallest
 * confidence whose exact rate for strong evidence is within that. What a look spends depends on sizes
 * only, so that the sum of all bounds the chance of any false alarm, however looks depend on each other
 * (Bonferroni). Exact for continuous scores, an upper bound with ties, failures or a margin.
 *
 * @throws UserError for sweeps of more than 20,000 trials, whose rates are not known
 */
export function planLooks(question: LooksQuestion): LooksPlan {
  const { baseline, sizes, rate } = question;
  const looks: PlannedLook[] = [];
  const designs: Design[] = [];
  let totalRate = 0;
  for (const [i, size] of sizes.entries()) {
    const alpha = (rate * (i + 1)) / sizes.length - totalRate;
    const look = { index: i + 1, size, alpha };
    const design = gateDesign([baseline, size], question, { rate: alpha, failOn: 'strong' });
    if (designRange(design) === null) {
      looks.push({ ...look, confidence: null, spent: 0 });
      continue;
    }
    const spent = powerOf(design)(1);
    looks.push({ ...look, confidence: design.baseline.band.confidence, spent });
    designs.push(design);
    totalRate += spent;
  }
  return { looks, totalRate, totalBound: falseStrongBoundOfLooks(designs) };
}
