import { type Comparison, isAtLeast, notWorse, type SomeEvidence } from '../compare/index.ts';
import type { Absence, Search } from '../read/index.ts';
import {
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
  type Settings,
} from '../settings/index.ts';
import type { BudgetAxis, Verdict, VerdictWord } from './assessment.ts';
import { withUnit } from './axis.ts';
import type { Arm, Warning } from './warning.ts';

/**
 * The gate policy: what the evidence does to the check. It looks only at the evidence that the
 * candidate is *worse*. A pass is never called "no regression", because absence of strong
 * evidence is not evidence of absence; it claims something only where the limits keep the candidate
 * within the margin at every budget.
 */
export function judge(comparison: Comparison, axis: BudgetAxis, settings: Settings): Verdict {
  const { gate } = settings;
  if (comparison.range === null) {
    const verdict = softened(gate.onInsufficient, gate);
    return { verdict: 'insufficient', gate: verdict, reason: whyEmpty(comparison, axis, settings) };
  }
  const { level } = comparison.worse;
  const verdict = verdictWord(level, comparison.better.level);
  if (level !== 'none' && (isAtLeast(level, 'fair') || fails(level, gate))) {
    const claim = `The candidate ${VERBS[level]} ${worseWords(comparison)}: ${level} evidence`;
    const isFailing = fails(level, gate);
    if (isFailing && !gate.informOnly) return { verdict, gate: 'fail', reason: claim };
    const excuse = isFailing
      ? 'never fails a run that only informs, such as one on the default branch'
      : `does not fail the check (fail-on: ${gate.failOn})`;
    return { verdict, gate: 'neutral', reason: `${claim}, which ${excuse}` };
  }
  const lacking = gate.failOn === 'never' ? 'strong' : gate.failOn;
  const reason = notWorse(comparison)?.isEverywhere
    ? `Not ${worseWords(comparison)}`
    : `No ${lacking} evidence that the candidate is ${worseWords(comparison)}`;
  return { verdict, gate: 'pass', reason };
}

/** What evidence of a worse candidate is evidence of: the margin is allowed. */
export function worseWords({ rules: { margin } }: Pick<Comparison, 'rules'>): string {
  return margin === 0 ? 'worse' : `worse by more than ${margin}`;
}

/** How sure each level of evidence sounds. */
const VERBS = { strong: 'is', fair: 'looks', weak: 'may be' } as const;

function fails(level: EvidenceLevel, { failOn }: GateSettings): boolean {
  return failOn !== 'never' && isAtLeast(level, failOn);
}

/** The lowest evidence that fails this run's check; null if none does. */
export function failingLevel({ failOn, informOnly }: GateSettings): SomeEvidence | null {
  return informOnly || failOn === 'never' ? null : failOn;
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

/** Why no budget is compared, in one sentence without a full stop; of a comparison without a range. */
function whyEmpty(comparison: Comparison, axis: BudgetAxis, settings: Settings): string {
  const { rules, from } = comparison;
  const say = (budget: number) => withUnit(String(Number(budget.toPrecision(3))), axis);
  if (rules.budgetMax !== null && isClosedByLimits(comparison))
    return `The budget-max of ${say(rules.budgetMax)} leaves nothing to compare: budgets start at ${say(from)}`;
  if (isBeyondRate(comparison, settings))
    return `Too few trials to compare the sweeps with a false-alarm rate of ${settings.comparison.falseAlarmRate}`;
  const which = rules.budgetMin === null ? 'any budget' : `budgets from ${say(from)} on`;
  return `Too few trials to compare the sweeps at ${which}`;
}

function softened(verdict: Gate, { informOnly }: GateSettings): Gate {
  return informOnly && verdict === 'fail' ? 'neutral' : verdict;
}

function verdictWord(worse: EvidenceLevel, better: EvidenceLevel): VerdictWord {
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
export type Mismatch = keyof typeof MISMATCHES;

const MISMATCHES = {
  metrics: 'The sweeps have different metrics and cannot be compared',
  directions: 'The sweeps have different directions and cannot be compared',
  units: 'The sweeps have different units of cost and cannot be compared',
  asked: 'The sweeps have a different metric or direction than the settings ask for',
  config: 'The candidate was saved with other settings than the config asks for',
} as const;

/** The verdict on sweeps that cannot be compared. */
export function incomparable(what: Mismatch, gate: GateSettings): Verdict {
  const remedy =
    'If the change is not intended, undo it. If it is, give this sweep a new `name`, which gets its own baseline, or set `on-invalid: neutral` until the change is merged.';
  return { ...invalid(MISMATCHES[what], gate), remedy };
}

/**
 * The verdict under the setting `strict`: with a warning about an assumption, a comparison that would
 * not fail is invalid. Evidence that fails the check stays what it is, also in a run that only informs.
 *
 * @param worse the evidence that the candidate is worse
 */
export function applyStrict(
  verdict: Verdict,
  worse: EvidenceLevel,
  { warnings, gate }: { readonly warnings: readonly Warning[]; readonly gate: GateSettings },
): Verdict {
  const doubt = warnings.find(({ kind }) => kind === 'assumption');
  // Anything else found nothing that an assumption could spoil.
  const isFinding = ['mixed', 'worse', 'better', 'none'].includes(verdict.verdict);
  if (!gate.strict || !doubt || !isFinding || fails(worse, gate)) return verdict;
  const reason = `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`;
  const remedy =
    'See the note for the reason. Without `strict`, the comparison is judged anyway; with `on-invalid: neutral`, it does not fail the check.';
  return { ...invalid(reason, gate), remedy };
}

/** The verdict where jobs saved nothing: a crashed job counts against the candidate, as a crashed trial does. */
export function requireAllShards(
  verdict: Verdict,
  { shards }: Search,
  gate: GateSettings,
): Verdict {
  const policy = softened(gate.onMissingShards, gate);
  const isStricter = GATES.indexOf(policy) > GATES.indexOf(verdict.gate);
  const reason = shardsMissing(shards);
  if (reason === null || !isStricter) return verdict;
  const remedy =
    'Re-run the failed jobs. To judge the candidate by the trials that were saved, set `on-missing-shards: pass`.';
  return { verdict: 'invalid', gate: policy, reason, remedy };
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
