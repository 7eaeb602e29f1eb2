import { notWorse } from '../compare/index.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Searches, Verdict } from './assessment.ts';
import { canTell } from './chances.ts';
import {
  fails,
  incomparable,
  isBeyondRate,
  isClosedByLimits,
  isStricter,
  mismatchOf,
  missingSweep,
  requireAllShards,
  softened,
  verdictWord,
} from './gate-policy.ts';
import type { Reason } from './reason.ts';
import {
  adaptiveCandidate,
  doubtUnderStrict,
  type Found,
  shortCandidate,
  withoutCost,
} from './sweep-rules.ts';

/** What was found, before anything is compared. */
export interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  /** Where the settings that the candidate was saved with differ from the config. */
  readonly difference?: SettingDifference | null;
  /** How many trials the baseline says a candidate is to have; null if it does not. */
  readonly savedMinTrials?: number | null;
  /** How they were found. */
  readonly searches: Searches;
}

/** The verdict of a rule; null where it does not hold. */
type Rule<T> = (found: T, settings: Settings) => Verdict | null;

/** Why sweeps are not compared at all; the first that holds. */
const BEFORE_COMPARING: readonly Rule<Sweeps>[] = [
  noCandidate,
  otherSettings,
  noBaseline,
  otherMetric,
];

/**
 * What is said of two sweeps that are compared: the rule that closes the gate most, and of equals the first. So
 * nothing that weakens a sweep hides evidence, and nothing that is excused hides what is not.
 */
const COMPARED: readonly Rule<Found>[] = [
  adaptiveCandidate,
  evidenceThatFails,
  withoutCost,
  shortCandidate,
  doubtUnderStrict,
  nothingToCompare,
  evidenceOfWorse,
  tooFewTrials,
  doubtfulPass,
  pass,
];

/** The verdict on sweeps that are not compared; null if they can be. */
export function judgeBefore(sweeps: Sweeps, settings: Settings): Verdict | null {
  const verdict = first(BEFORE_COMPARING, sweeps, settings);
  return verdict && requireAllShards(verdict, sweeps.searches.candidate, settings.gate);
}

/**
 * What the evidence does to the check. A pass is never called "no regression", because absence of strong evidence
 * is not evidence of absence; it claims something only where the limits keep the candidate within the margin at
 * every budget, and there is none where the sizes could not have shown a large slowdown.
 */
export function judge(found: Found): Verdict {
  const { settings, searches, withoutLook } = found;
  const verdict = withoutLook ?? strictest(COMPARED, found, settings);
  return requireAllShards(verdict, searches.candidate, settings.gate);
}

function strictest<T>(rules: readonly Rule<T>[], found: T, settings: Settings): Verdict {
  const [one, ...others] = rules.flatMap((rule) => rule(found, settings) ?? []);
  if (one === undefined) throw new Error('No rule holds.');
  return others.reduce((most, other) => (isStricter(other.gate, most.gate) ? other : most), one);
}

function first<T>(rules: readonly Rule<T>[], found: T, settings: Settings): Verdict | null {
  for (const rule of rules) {
    const verdict = rule(found, settings);
    if (verdict !== null) return verdict;
  }
  return null;
}

function noCandidate({ candidate, searches }: Sweeps, { gate }: Settings): Verdict | null {
  return candidate === null ? missingSweep('candidate', searches.candidate.absence, gate) : null;
}

function otherSettings({ difference }: Sweeps, { gate }: Settings): Verdict | null {
  return difference ? incomparable('config', gate) : null;
}

function noBaseline({ baseline, searches }: Sweeps, { gate }: Settings): Verdict | null {
  return baseline === null ? missingSweep('baseline', searches.baseline.absence, gate) : null;
}

function otherMetric({ baseline, candidate }: Sweeps, settings: Settings): Verdict | null {
  const what = baseline && candidate && mismatchOf({ baseline, candidate }, settings);
  return what && incomparable(what, settings.gate);
}

function evidenceThatFails(
  { comparison, searchDoubts }: Found,
  { gate }: Settings,
): Verdict | null {
  const { worse, better } = comparison;
  if (worse.level === 'none' || !fails(worse.level, gate)) return null;
  const verdict = verdictWord(worse.level, better.level);
  const claim = { why: 'worse', level: worse.level, margin: comparison.rules.margin } as const;
  if (gate.informOnly) return { verdict, gate: 'neutral', reason: { ...claim, excuse: 'informs' } };
  if (searchDoubts.baseline === null || gate.onAdaptive === 'fail')
    return { verdict, gate: 'fail', reason: { ...claim, excuse: null } };
  const reason = { ...claim, excuse: 'on-adaptive' } as const;
  return { verdict, gate: gate.onAdaptive, reason, reasonCode: 'adaptive-baseline' };
}

function nothingToCompare(found: Found, { gate }: Settings): Verdict | null {
  if (found.comparison.range !== null) return null;
  const reason = whyEmpty(found);
  const verdict = softened(gate.onInsufficient, gate);
  return { verdict: 'insufficient', gate: verdict, reason, reasonCode: 'empty-range' };
}

/** Why no budget is compared; of a comparison without a range. */
function whyEmpty({ comparison, settings }: Found): Reason {
  const { rules, from } = comparison;
  const rate = settings.comparison.falseAlarmRate;
  if (rules.budgetMax !== null && isClosedByLimits(comparison))
    return { why: 'closed', budgetMax: rules.budgetMax, from };
  if (rate !== null && isBeyondRate(comparison, settings)) return { why: 'beyond-rate', rate };
  return { why: 'nothing-resolved', from: rules.budgetMin === null ? null : from };
}

/** Evidence that does not fail the check, and is too much for a pass. */
function evidenceOfWorse({ comparison }: Found, { gate }: Settings): Verdict | null {
  const { worse, better } = comparison;
  if (worse.level === 'none' || worse.level === 'weak' || fails(worse.level, gate)) return null;
  const { margin } = comparison.rules;
  const reason = { why: 'worse', level: worse.level, margin, excuse: 'fail-on' } as const;
  return { verdict: verdictWord(worse.level, better.level), gate: 'neutral', reason };
}

/** Cannot tell is not a pass. A look that ends training early does so by a rule of its own. */
function tooFewTrials(found: Found, { gate }: Settings): Verdict | null {
  const { comparison, pair, look } = found;
  const isEarly = look !== null && look.index < look.of;
  if (comparison.better.level === 'strong' || isEarly || canTell(found)) return null;
  const [baseline, candidate] = [pair.baseline.trials.length, pair.candidate.trials.length];
  return {
    verdict: 'insufficient',
    gate: softened(gate.onInsufficient, gate),
    reason: { why: 'cannot-tell', baseline, candidate },
    reasonCode: 'too-few-trials',
  };
}

/** An adaptive search makes a candidate look better than it is, so only its pass is in doubt. */
function doubtfulPass(found: Found): Verdict | null {
  if (found.searchDoubts.candidate === null) return null;
  const { verdict } = pass(found);
  const reason = { why: 'doubtful-pass', ...claimOfPass(found) } as const;
  return { verdict, gate: 'neutral', reason, reasonCode: 'adaptive-candidate' };
}

function pass(found: Found): Verdict {
  const { worse, better } = found.comparison;
  const reason = { why: 'not-worse', ...claimOfPass(found) } as const;
  return { verdict: verdictWord(worse.level, better.level), gate: 'pass', reason };
}

function claimOfPass({ comparison, settings: { gate } }: Found) {
  const lacking = gate.failOn === 'never' ? 'strong' : gate.failOn;
  const isWithin = notWorse(comparison)?.isEverywhere;
  return { lacking: isWithin ? null : lacking, margin: comparison.rules.margin };
}
