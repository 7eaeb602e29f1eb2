import { type Comparison, isAtLeast, type SomeEvidence } from '../compare/index.ts';
import type { Absence, Search } from '../read/index.ts';
import {
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
  type Settings,
} from '../settings/index.ts';
import type { Assessment, ReasonCode, SweepPair, Verdict, VerdictWord } from './assessment.ts';
import type { Arm, Mismatch, Reason } from './findings.ts';

/** Whether this level of evidence fails the check, unless the run only informs. */
export function fails(level: EvidenceLevel, { failOn }: GateSettings): boolean {
  return failOn !== 'never' && isAtLeast(level, failOn);
}

/** The lowest evidence that fails this run's check; null if none does. */
export function failingLevel({ failOn, informOnly }: GateSettings): SomeEvidence | null {
  return informOnly || failOn === 'never' ? null : failOn;
}

/** The evidence in each direction; none where nothing is compared. */
export function levelsOf(assessment: Assessment): Record<'worse' | 'better', EvidenceLevel> {
  if (assessment.kind !== 'compared') return { worse: 'none', better: 'none' };
  const { worse, better } = assessment.comparison;
  return { worse: worse.level, better: better.level };
}

/** Whether the limits of budgets leave none to compare, however many trials there were. */
export function isClosedByLimits({ from, rules }: Pick<Comparison, 'from' | 'rules'>): boolean {
  return rules.budgetMax !== null && rules.budgetMax < from;
}

/** What a verdict does in a run that may only inform. */
export function softened(verdict: Gate, { informOnly }: GateSettings): Gate {
  return informOnly && verdict === 'fail' ? 'neutral' : verdict;
}

/** What the evidence of either direction is called. */
export function verdictWord(worse: EvidenceLevel, better: EvidenceLevel): VerdictWord {
  if (worse !== 'none') return better === 'none' ? 'worse' : 'mixed';
  return better === 'none' ? 'none' : 'better';
}

/** The verdict on sweeps that are not compared, or not judged. */
export function invalid(reason: Reason, gate: GateSettings, reasonCode?: ReasonCode): Verdict {
  const verdict = { verdict: 'invalid', gate: softened('fail', gate), reason } as const;
  return reasonCode === undefined ? verdict : { ...verdict, reasonCode };
}

/** The verdict where a candidate is short, or the sweeps are too small to tell. */
export function insufficient(reason: Reason, gate: Gate, reasonCode: ReasonCode): Verdict {
  return { verdict: 'insufficient', gate, reason, reasonCode };
}

/** The verdict where a sweep is missing, or cannot be read. */
export function missingSweep(arm: Arm, absence: Absence | null, gate: GateSettings): Verdict {
  switch (absence?.why) {
    case 'unknown-workflow':
      return invalid({ why: 'no-sweep', arm, obstacle: absence.why }, gate);
    // What may be there is not missing: neither an outage nor a damaged file must open the gate.
    case 'forbidden':
    case 'unreachable':
    case 'unusable': {
      const reason = { why: 'no-sweep', arm, obstacle: absence.why } as const;
      return { verdict: 'error', gate: softened('fail', gate), reason };
    }
    default: {
      const policy = arm === 'candidate' ? 'fail' : gate.onMissingBaseline;
      const reason = { why: 'no-sweep', arm, obstacle: null } as const;
      return { verdict: `no-${arm}`, gate: softened(policy, gate), reason };
    }
  }
}

/** Saved sweeps bring their metric along: it must be the same in both, and the one asked for. */
export function mismatchOf(
  { baseline, candidate }: SweepPair,
  { reading }: Settings,
): Mismatch | null {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return 'metrics';
  if (baseline.direction !== candidate.direction) return 'directions';
  const [b, c] = [baseline.cost, candidate.cost];
  if (b !== null && c !== null && b.unit !== c.unit) return 'units';
  const isAsked =
    (metric ?? candidate.metric) === candidate.metric &&
    (direction ?? candidate.direction) === candidate.direction;
  return isAsked ? null : 'asked';
}

/** The verdict on sweeps that cannot be compared. */
export function incomparable(differ: Mismatch, gate: GateSettings): Verdict {
  return invalid({ why: 'incomparable', differ }, gate);
}

/** Whether a gate closes more than another. */
export function isStricter(gate: Gate, other: Gate): boolean {
  return GATES.indexOf(gate) > GATES.indexOf(other);
}

/** The verdict where jobs saved nothing: a crashed job counts against the candidate, as a crashed trial does. */
export function requireAllShards(
  verdict: Verdict,
  { shards }: Search,
  gate: GateSettings,
): Verdict {
  const policy = softened('fail', gate);
  const missing = shardsMissing(shards);
  if (shards === null || missing === 0 || !isStricter(policy, verdict.gate)) return verdict;
  const reason = { why: 'jobs-missing', missing, jobs: shards.jobs } as const;
  return { verdict: 'invalid', gate: policy, reason, reasonCode: 'missing-shards' };
}

/** How many jobs of the matrix saved nothing. */
export function shardsMissing(shards: Search['shards']): number {
  return shards === null ? 0 : Math.max(0, shards.jobs - shards.saved);
}

/** What a run with this verdict exits with: 1 if the gate fails, else 0. */
export function exitCodeOf({ gate }: Pick<Verdict, 'gate'>): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}
