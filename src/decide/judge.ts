import { notWorse } from '../compare/index.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Searches, Verdict } from './assessment.ts';
import { withUnit } from './axis.ts';
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
  shardsMissing,
  softened,
  verdictWord,
  worseWords,
} from './gate-policy.ts';
import { adaptiveCandidate, doubtUnderStrict, type Found, shortCandidate } from './sweep-rules.ts';

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

/** What is said where no job of the matrix is missing, or missing ones are allowed; the first that holds. */
const WITH_ALL_SHARDS: readonly Rule<Found>[] = [
  doubtUnderStrict,
  nothingToCompare,
  evidenceOfWorse,
  tooFewTrials,
  doubtfulPass,
  pass,
];

/**
 * The verdict on two sweeps that are compared is that of the first rule that holds. Evidence that fails comes
 * early: nothing that makes a sweep weaker, shorter or doubtful may hide it.
 */
const COMPARED: readonly Rule<Found>[] = [
  noLookDecides,
  adaptiveCandidate,
  evidenceThatFails,
  shortCandidate,
  missingShards,
  ...WITH_ALL_SHARDS,
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
  const verdict = first(COMPARED, found, found.settings);
  if (verdict === null) throw new Error('No rule holds.');
  return verdict;
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

function noLookDecides({ withoutLook, searches }: Found, { gate }: Settings): Verdict | null {
  return withoutLook && requireAllShards(withoutLook, searches.candidate, gate);
}

/** How sure each level of evidence sounds. */
const VERBS = { strong: 'is', fair: 'looks', weak: 'may be' } as const;

function evidenceThatFails(found: Found, settings: Settings): Verdict | null {
  const { comparison, searchDoubts } = found;
  const { gate } = settings;
  const { worse, better } = comparison;
  if (worse.level === 'none' || !fails(worse.level, gate)) return null;
  const verdict = verdictWord(worse.level, better.level);
  const reason = `The candidate ${VERBS[worse.level]} ${worseWords(comparison)}: ${worse.level} evidence`;
  if (gate.informOnly) {
    const excuse = 'never fails a run that only informs, such as one on the default branch';
    return { verdict, gate: 'neutral', reason: `${reason}, which ${excuse}` };
  }
  if (searchDoubts.baseline === null || gate.onAdaptive === 'fail')
    return { verdict, gate: 'fail', reason };
  const strict = doubtUnderStrict(found, settings);
  if (strict && isStricter(strict.gate, gate.onAdaptive)) return strict;
  return {
    verdict,
    gate: gate.onAdaptive,
    reason: `${reason}, which does not fail the check (on-adaptive: ${gate.onAdaptive})`,
    reasonCode: 'adaptive-baseline',
    remedy:
      searchDoubts.baseline === 'drift'
        ? 'If the trials were drawn at random, set `search-method: random`. If not, use random search for both sweeps, or set `on-adaptive: fail`.'
        : 'Use random search for both sweeps, or set `on-adaptive: fail` to fail anyway.',
  };
}

function missingShards(found: Found, settings: Settings): Verdict | null {
  const { candidate } = found.searches;
  if (shardsMissing(candidate.shards) === null) return null;
  const verdict = first(WITH_ALL_SHARDS, found, settings);
  return verdict && requireAllShards(verdict, candidate, settings.gate);
}

function nothingToCompare(found: Found, { gate }: Settings): Verdict | null {
  if (found.comparison.range !== null) return null;
  const reason = whyEmpty(found);
  const verdict = softened(gate.onInsufficient, gate);
  return { verdict: 'insufficient', gate: verdict, reason, reasonCode: 'empty-range' };
}

/** Why no budget is compared, in one sentence without a full stop; of a comparison without a range. */
function whyEmpty({ comparison, axis, settings }: Found): string {
  const { rules, from } = comparison;
  const say = (budget: number) => withUnit(String(Number(budget.toPrecision(3))), axis);
  if (rules.budgetMax !== null && isClosedByLimits(comparison))
    return `The budget-max of ${say(rules.budgetMax)} leaves nothing to compare: budgets start at ${say(from)}`;
  if (isBeyondRate(comparison, settings))
    return `Too few trials to compare the sweeps with a false-alarm rate of ${settings.comparison.falseAlarmRate}`;
  const which = rules.budgetMin === null ? 'any budget' : `budgets from ${say(from)} on`;
  return `Too few trials to compare the sweeps at ${which}`;
}

/** Evidence that does not fail the check, and is too much for a pass. */
function evidenceOfWorse({ comparison }: Found, { gate }: Settings): Verdict | null {
  const { worse, better } = comparison;
  if (worse.level === 'none' || worse.level === 'weak') return null;
  const claim = `The candidate ${VERBS[worse.level]} ${worseWords(comparison)}: ${worse.level} evidence`;
  const reason = `${claim}, which does not fail the check (fail-on: ${gate.failOn})`;
  return { verdict: verdictWord(worse.level, better.level), gate: 'neutral', reason };
}

/** Cannot tell is not a pass. A look that ends training early does so by a rule of its own. */
function tooFewTrials(found: Found, { gate }: Settings): Verdict | null {
  const { comparison, pair, look } = found;
  const isEarly = look !== null && look.index < look.of;
  if (comparison.better.level === 'strong' || isEarly || canTell(found)) return null;
  const [b, c] = [pair.baseline.trials.length, pair.candidate.trials.length];
  const sizes = b === c ? `${b} trials in each sweep` : `${b} and ${c} trials`;
  return {
    verdict: 'insufficient',
    gate: softened(gate.onInsufficient, gate),
    reason: `Cannot tell: ${sizes} are too few`,
    reasonCode: 'too-few-trials',
  };
}

const SIGNS = {
  recorded: 'The candidate’s search was not random',
  drift: 'The candidate’s scores change with the order of its trials, as in an adaptive search',
  unknown:
    'The baseline’s search was random, and nothing says how the candidate’s trials were drawn',
} as const;

/** An adaptive search makes a candidate look better than it is, so only its pass is in doubt. */
function doubtfulPass(found: Found): Verdict | null {
  const sign = found.searchDoubts.candidate;
  if (sign === null) return null;
  const passed = pass(found);
  return {
    ...passed,
    gate: 'neutral',
    reason: `${passed.reason}, but its search may not have been random`,
    reasonCode: 'adaptive-candidate',
    remedy: `${SIGNS[sign]}, so it may look better than it is. ${sign === 'unknown' ? 'If they were drawn at random too, set `search-method: random`.' : 'Use random search for both sweeps.'}`,
  };
}

function pass({ comparison, settings: { gate } }: Found): Verdict {
  const { worse, better } = comparison;
  const lacking = gate.failOn === 'never' ? 'strong' : gate.failOn;
  const reason = notWorse(comparison)?.isEverywhere
    ? `Not ${worseWords(comparison)}`
    : `No ${lacking} evidence that the candidate is ${worseWords(comparison)}`;
  return { verdict: verdictWord(worse.level, better.level), gate: 'pass', reason };
}
