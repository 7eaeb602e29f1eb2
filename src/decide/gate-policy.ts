import {
  type Comparison,
  type CurvePair,
  isAtLeast,
  notWorse,
  type SomeEvidence,
} from '../compare/index.ts';
import type { Absence, Search } from '../read/index.ts';
import {
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
  type Settings,
} from '../settings/index.ts';
import type { Arm, BudgetAxis, Verdict, VerdictWord, Warning } from './assessment.ts';
import { withUnit } from './axis.ts';
import { trialBudget } from './curves.ts';

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
    const excuse = excuseOf(level, gate);
    if (excuse === null) return { verdict, gate: 'fail', reason: claim };
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

/** Why evidence that the candidate is worse does not fail the check; null if it does. */
function excuseOf(level: EvidenceLevel, gate: GateSettings): string | null {
  if (!fails(level, gate)) return `does not fail the check (fail-on: ${gate.failOn})`;
  return gate.informOnly
    ? 'never fails a run that only informs, such as one on the default branch'
    : null;
}

/**
 * Whether the limits of budgets leave none to compare, however many trials there were: they end below
 * one trial of the more expensive sweep, or before they begin.
 */
export function isClosedByLimits(comparison: CurvePair & Pick<Comparison, 'rules'>): boolean {
  const { budgetMin, budgetMax } = comparison.rules;
  return budgetMax !== null && budgetMax < Math.max(trialBudget(comparison), budgetMin ?? 0);
}

/** Whether the only bands that keep the false-alarm rate leave nothing to compare. */
export function isBeyondRate(comparison: Comparison, { comparison: asked }: Settings): boolean {
  return (
    comparison.range === null && asked.falseAlarmRate !== null && !isClosedByLimits(comparison)
  );
}

/**
 * Why no budget is compared, in one sentence without a full stop; holds no untrusted text but the unit's
 * plain word.
 *
 * @param comparison without a range
 */
function whyEmpty(comparison: Comparison, axis: BudgetAxis, settings: Settings): string {
  const { baseline, candidate, rules, from } = comparison;
  const shown = (budget: number) => String(Number(budget.toPrecision(3))).replace('e+', 'e');
  const say = (budget: number) => withUnit(shown(budget), axis);
  const trial = trialBudget(comparison);
  const { budgetMin, budgetMax } = rules;
  if (budgetMax !== null && budgetMax < trial) {
    return `The budget-max of ${say(budgetMax)} is less than one trial of the more expensive sweep (${say(trial)})`;
  }
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    return `The budget-min of ${say(budgetMin)} is above the budget-max of ${say(budgetMax)}`;
  }
  if (isBeyondRate(comparison, settings)) {
    return `Too few trials to compare the sweeps with a false-alarm rate of ${settings.comparison.falseAlarmRate}`;
  }
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const tooFew = 'Too few trials to compare the sweeps at';
  return resolved < trial
    ? `${tooFew} any budget`
    : `${tooFew} budgets from budget-min (${say(from)}) on`;
}

function softened(verdict: Gate, { informOnly }: GateSettings): Gate {
  return informOnly && verdict === 'fail' ? 'neutral' : verdict;
}

function verdictWord(worse: EvidenceLevel, better: EvidenceLevel): VerdictWord {
  if (worse !== 'none' && better !== 'none') return 'mixed';
  if (worse !== 'none') return 'worse';
  return better === 'none' ? 'none' : 'better';
}

/** @param absence why there is none */
export function missingSweep(arm: Arm, absence: Absence | null, gate: GateSettings): Verdict {
  if (absence?.why === 'unknown-workflow')
    return {
      verdict: 'invalid',
      gate: softened(gate.onInvalid, gate),
      reason: 'The base branch does not have the workflow that trained',
    };
  const unknown = whyUnknown(arm, absence);
  if (unknown) return { verdict: 'error', gate: softened('fail', gate), reason: unknown };
  return arm === 'candidate'
    ? {
        verdict: 'no-candidate',
        gate: softened(gate.onMissingCandidate, gate),
        reason: 'No candidate sweep was found',
      }
    : {
        verdict: 'no-baseline',
        gate: softened(gate.onMissingBaseline, gate),
        reason: 'No baseline sweep was found',
      };
}

/** A sweep that GitHub does not give is not missing: an outage must not open the gate. */
function whyUnknown(arm: Arm, absence: Absence | null): string | null {
  if (absence?.why === 'forbidden') return `The token is not allowed to look for the ${arm} sweep`;
  if (absence?.why === 'unreachable') return `GitHub did not return the ${arm} sweep`;
  return null;
}

/** Curves of different metrics cannot be compared. */
export function incomparable(what: Mismatch, gate: GateSettings): Verdict {
  const isOfSettings = what === 'config' || what.startsWith('asked');
  const fix = isOfSettings
    ? 'Correct the setting'
    : `Use the same ${what === 'units' ? 'unit of cost' : what.slice(0, -1)} in both`;
  return {
    verdict: 'invalid',
    gate: softened(gate.onInvalid, gate),
    reason: MISMATCHES[what],
    remedy: `${fix}. ${IF_MEANT}`,
  };
}

const IF_MEANT =
  'If the change is intended, give this sweep a new `name`, which gets its own baseline, or set `on-invalid: neutral` until the change is merged.';

const MISMATCHES = {
  metrics: 'The sweeps have different metrics and cannot be compared',
  directions: 'The sweeps have different directions and cannot be compared',
  units: 'The sweeps have different units of cost and cannot be compared',
  'asked-metric': 'The sweeps have a different metric than the settings ask for',
  config: 'The candidate was saved with other settings than the config asks for',
  'asked-direction': 'The sweeps have a different direction than the settings ask for',
} as const;

/** What a comparison can find; anything else found nothing that an assumption could spoil. */
const FINDINGS: readonly VerdictWord[] = ['mixed', 'worse', 'better', 'none'];

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
  const canBeSpoilt = FINDINGS.includes(verdict.verdict) && !fails(worse, gate);
  if (!gate.strict || doubt === undefined || !canBeSpoilt) return verdict;
  return {
    verdict: 'invalid',
    gate: softened(gate.onInvalid, gate),
    reason: `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`,
    remedy:
      'See the note for the reason. Without `strict`, the comparison is judged anyway; with `on-invalid: neutral`, it does not fail the check.',
  };
}

/** A job that crashed is not left out any more than a trial that did. */
export function requireAllShards(
  verdict: Verdict,
  { shards }: Search,
  gate: GateSettings,
): Verdict {
  const policy = softened(gate.onMissingShards, gate);
  const isStricter = GATES.indexOf(policy) > GATES.indexOf(verdict.gate);
  if (shards === null || shards.saved >= shards.jobs || !isStricter) return verdict;
  return {
    verdict: 'invalid',
    gate: policy,
    reason: `${shards.jobs - shards.saved} of ${shards.jobs} matrix jobs saved no trials`,
    remedy:
      'Re-run the failed jobs. To judge the candidate by the trials that were saved, set `on-missing-shards: pass`.',
  };
}

/** How two sweeps differ from each other, or if they do not, from what the settings ask for. */
export type Mismatch = keyof typeof MISMATCHES;

/** What a run with this verdict exits with: 1 if the gate fails, else 0. */
export function exitCodeOf({ gate }: Pick<Verdict, 'gate'>): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}
