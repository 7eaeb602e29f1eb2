import type { Sweep } from '../parse/index.ts';

/** Which of the two sweeps. */
export type Arm = 'baseline' | 'candidate';

/** What may invalidate a comparison; with the setting `strict`, it does. */
export const ASSUMPTIONS = [
  'adaptive-sampler',
  'adaptive-pruner',
  'drift',
  'search-space-differs',
  'same-rows',
  'paired-sweeps',
  'repeated-configurations',
  'scales-differ',
] as const;

/** What never changes a verdict. */
export const INFORMATION = [
  'narrow-range',
  'unfinished-trials',
  'newer-baseline',
  'missing-shards',
  'shards-differ',
  'settings-differ',
  'commit-unknown',
  'failures-differ',
  'ties',
  'direction-unlike-name',
  'small-n',
  'unequal-n',
  'cost-imprecise',
  'cost-missing',
  'cost-ranges-disjoint',
  'failed-value-suspected',
  'search-method-unknown',
  'pruner-unknown',
  'order-unknown',
] as const;

/** Programs read it in the JSON report, so it stays. */
export type WarningCode = (typeof ASSUMPTIONS | typeof INFORMATION)[number];

/** Something the reader should know about a sweep or the comparison. Codes are stable. */
export interface Warning {
  readonly code: WarningCode;
  readonly kind: 'assumption' | 'information';
  /** Null where it is about the comparison, or about both sweeps. */
  readonly arm: Arm | null;
  /** A sentence or two; holds no untrusted text. */
  readonly message: string;
  /** Parameters it is about, at most five; untrusted text. */
  readonly names: readonly string[];
}

type Said = Pick<Warning, 'arm' | 'message'> & Partial<Pick<Warning, 'names'>>;

/** A warning of the kind that its code has. */
export function warningOf(code: WarningCode, { arm, message, names = [] }: Said): Warning {
  const isAssumption = ASSUMPTIONS.some((one) => one === code);
  return { code, kind: isAssumption ? 'assumption' : 'information', arm, message, names };
}

/** A sweep and which of both it is. */
export interface ArmedSweep {
  readonly arm: Arm;
  readonly sweep: Sweep;
}

/** A question about an assumption that chance can answer wrongly. */
export interface StatisticalCheck<T> {
  /** What is wrong, unless it is chance. */
  readonly subject: T;
  /** P(p ≤ level) ≤ level if nothing is wrong; only its comparison with the level has to be right. */
  readonly pValue: (level: number) => number;
}

/** The subjects of the checks whose p-value is at most the level. */
export function significant<T>(checks: readonly StatisticalCheck<T>[], level: number): T[] {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}
