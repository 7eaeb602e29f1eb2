import { type Comparison, isAtLeast, type SomeEvidence } from '../compare/index.ts';
import type { Absence, Search } from '../read/index.ts';
import {
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
  type Settings,
} from '../settings/index.ts';
import type { Arm, Assessment, SweepPair, Verdict, VerdictWord } from './assessment.ts';

/** What evidence of a worse candidate is evidence of: the margin is allowed. */
export function worseWords({ rules: { margin } }: Pick<Comparison, 'rules'>): string {
  return margin === 0 ? 'worse' : `worse by more than ${margin}`;
}

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

/** Whether the only bands that keep the false-alarm rate leave nothing to compare. */
export function isBeyondRate(comparison: Comparison, { comparison: asked }: Settings): boolean {
  return (
    comparison.range === null && asked.falseAlarmRate !== null && !isClosedByLimits(comparison)
  );
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
export function invalid(reason: string, gate: GateSettings): Verdict {
  return { verdict: 'invalid', gate: softened(gate.onInvalid, gate), reason };
}

/** The verdict where a sweep is missing, or cannot be read. */
export function missingSweep(arm: Arm, absence: Absence | null, gate: GateSettings): Verdict {
  if (absence?.why === 'unknown-workflow')
    return invalid('The base branch does not have the workflow that trained', gate);
  // What may be there is not missing: neither an outage nor a damaged file must open the gate.
  const reasons: Partial<Record<Absence['why'], string>> = {
    forbidden: `The token is not allowed to look for the ${arm} sweep`,
    unreachable: `GitHub did not return the ${arm} sweep`,
    unusable: `The ${arm} sweep could not be read`,
  };
  const error = absence && reasons[absence.why];
  if (error) return { verdict: 'error', gate: softened('fail', gate), reason: error };
  const policy = arm === 'candidate' ? gate.onMissingCandidate : gate.onMissingBaseline;
  const reason = `No ${arm} sweep was found`;
  return { verdict: `no-${arm}`, gate: softened(policy, gate), reason };
}

/** How two sweeps differ from each other, or if they do not, from what the settings ask for. */
type Mismatch = keyof typeof MISMATCHES;

const MISMATCHES = {
  metrics: 'The sweeps have different metrics and cannot be compared',
  directions: 'The sweeps have different directions and cannot be compared',
  units: 'The sweeps have different units of cost and cannot be compared',
  asked: 'The sweeps have a different metric or direction than the settings ask for',
  config: 'The candidate was saved with other settings than the config asks for',
} as const;

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
export function incomparable(what: Mismatch, gate: GateSettings): Verdict {
  const remedy =
    'If the change is not intended, undo it. If it is, give this sweep a new `name`, which gets its own baseline, or set `on-invalid: neutral` until the change is merged.';
  return { ...invalid(MISMATCHES[what], gate), remedy };
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
  const policy = softened(gate.onMissingShards, gate);
  const reason = shardsMissing(shards);
  if (reason === null || !isStricter(policy, verdict.gate)) return verdict;
  const remedy =
    'Re-run the failed jobs. To judge the candidate by the trials that were saved, set `on-missing-shards: pass`.';
  return { verdict: 'invalid', gate: policy, reason, reasonCode: 'missing-shards', remedy };
}

/** That jobs of the matrix saved nothing; null if all did. */
export function shardsMissing(shards: Search['shards']): string | null {
  if (shards === null || shards.saved >= shards.jobs) return null;
  return `${shards.jobs - shards.saved} of ${shards.jobs} matrix jobs saved no trials`;
}

/** What a run with this verdict exits with: 1 if the gate fails, else 0. */
export function exitCodeOf({ gate }: Pick<Verdict, 'gate'>): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}
