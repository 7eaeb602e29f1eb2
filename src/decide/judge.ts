import { type Comparison, notWorse } from '../compare/index.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import type { Gate, Settings } from '../settings/index.ts';
import type {
  BudgetAxis,
  NoChangeTest,
  ReasonCode,
  SearchDoubts,
  Searches,
  SweepPair,
  Verdict,
} from './assessment.ts';
import { canTell } from './chances.ts';
import type { Excuse, Reason, Wanted, Warning, WarningCode } from './findings.ts';
import {
  fails,
  incomparable,
  insufficient,
  invalid,
  isClosedByLimits,
  isStricter,
  mismatchOf,
  missingSweep,
  requireAllShards,
  shardsMissing,
  softened,
  verdictWord,
} from './gate-policy.ts';
import type { Relation } from './pairing.ts';

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

/** Two sweeps, compared, and what is known of how they came about. */
export interface Found {
  readonly pair: SweepPair;
  readonly comparison: Comparison;
  readonly relation: Relation;
  readonly test: NoChangeTest | null;
  readonly axis: BudgetAxis;
  readonly settings: Settings;
  readonly searches: Searches;
  readonly savedMinTrials: number | null;
  readonly warnings: readonly Warning[];
  readonly searchDoubts: SearchDoubts;
}

/** The verdict of a rule; null where it does not hold. */
type Rule = (found: Found) => Verdict | null;

/**
 * What is said of two sweeps that are compared: the rule that closes the gate most, and of equals the first. So
 * nothing that weakens a sweep hides evidence, and nothing that is excused hides what is not.
 */
const COMPARED: readonly Rule[] = [
  unmatched,
  adaptiveCandidate,
  evidenceThatFails,
  withoutCost,
  shortCandidate,
  missingPartners,
  doubtUnderStrict,
  nothingToCompare,
  evidenceOfWorse,
  tooFewTrials,
  partlyPaired,
  doubtfulPass,
  pass,
];

/** Where no score differs, only these are left to say. */
const BEFORE_IDENTICAL: readonly Rule[] = [
  adaptiveCandidate,
  withoutCost,
  shortCandidate,
  identical,
];

/** The verdict on sweeps that are not compared, for the first reason that holds; null if they can be. */
export function judgeBefore(sweeps: Sweeps, settings: Settings): Verdict | null {
  const { candidate } = sweeps.searches;
  const verdict = obstacleTo(sweeps, settings);
  return verdict && requireAllShards(verdict, candidate, settings.gate);
}

function obstacleTo(sweeps: Sweeps, settings: Settings): Verdict | null {
  const { baseline, candidate, difference, searches } = sweeps;
  const { gate } = settings;
  if (candidate === null) return missingSweep('candidate', searches.candidate.absence, gate);
  if (difference) return incomparable('config', gate);
  if (baseline === null) return missingSweep('baseline', searches.baseline.absence, gate);
  const what = mismatchOf({ baseline, candidate }, settings);
  return what && incomparable(what, gate);
}

/**
 * What the evidence does to the check. A pass is never called "no regression", because absence of strong evidence
 * is not evidence of absence; it claims something only where the limits keep the candidate within the margin at
 * every budget, and there is none where the sizes could not have shown a large slowdown.
 */
export function judge(found: Found): Verdict {
  const { settings, searches } = found;
  return requireAllShards(strictest(found), searches.candidate, settings.gate);
}

function strictest(found: Found): Verdict {
  const rules = identical(found) === null ? COMPARED : BEFORE_IDENTICAL;
  const verdicts = rules.flatMap((rule) => rule(found) ?? []);
  return verdicts.reduce((most, other) => (isStricter(other.gate, most.gate) ? other : most));
}

/** Nudging parameters, or training others, must not switch the test of pairs off. */
function unmatched({ relation, settings: { gate } }: Found): Verdict | null {
  if (relation.design !== 'unmatched') return null;
  const { pairs, missing } = relation.pairing;
  const of = pairs.length + missing.length;
  return invalid({ why: 'unmatched', count: pairs.length, of }, gate, 'unmatched');
}

/**
 * Training that repeats every score did not change, or did not run. If more than a tenth of the trials were dropped, the rest
 * do not show which.
 */
function identical({ test, relation, pair }: Found): Verdict | null {
  if (test?.pairs == null || test.pairs.same < test.pairs.n) return null;
  if (relation.pairing.pairs.length < ENOUGH_OF_THE_BASELINE * pair.baseline.trials.length)
    return null;
  const reason = { why: 'identical', pairs: test.pairs.n } as const;
  return { verdict: 'none', gate: 'pass', reason, reasonCode: 'identical' };
}

/** Nobody knows how trials that were not recorded would have ended: a job that lost them must not decide. */
function missingPartners({ test, settings: { gate } }: Found): Verdict | null {
  if (test?.pairs == null || test.failed || test.pairs.pValueIfLost > test.alpha) return null;
  const missing = test.pairs.unmatched.baseline;
  const reason = { why: 'missing-partners', missing, pValue: test.pairs.pValueIfLost } as const;
  return invalid(reason, gate, 'missing-partners');
}

/** A candidate must not choose its way out: after an adaptive search it looks better than it is. */
function adaptiveCandidate({ searchDoubts, pair, settings: { gate } }: Found): Verdict | null {
  const isOwnChoice =
    searchDoubts.candidate === 'recorded' && pair.baseline.search.method === 'random';
  if (!isOwnChoice) return null;
  return invalid({ why: 'adaptive-candidate' }, gate, 'adaptive-candidate');
}

/** Where there is a test, it decides, and otherwise the evidence of the bands. */
function evidenceThatFails(found: Found): Verdict | null {
  const { comparison, test, searchDoubts, settings } = found;
  const { gate } = settings;
  const { worse, better } = comparison;
  const isFailing = test === null ? fails(worse.level, gate) : test.failed;
  if (!isFailing) return null;
  if (test !== null && isBetterAfterTuning(test))
    return { verdict: 'mixed', gate: 'neutral', reason: { why: 'better-after-tuning' } };
  const verdict = worse.level === 'none' ? 'worse' : verdictWord(worse.level, better.level);
  const because = (excuse: Excuse | null) => claimOf(found, excuse);
  if (gate.failOn === 'never') return { verdict, gate: 'neutral', reason: because('fail-on') };
  if (gate.informOnly) return { verdict, gate: 'neutral', reason: because('informs') };
  if (searchDoubts.baseline === null) return { verdict, gate: 'fail', reason: because(null) };
  const reason = because('adaptive-baseline');
  return { verdict, gate: 'neutral', reason, reasonCode: 'adaptive-baseline' };
}

/** As clear as this, what is gained by tuning is no accident either. */
const CLEARLY_BETTER = 0.05;

function isBetterAfterTuning({ by, pBetter }: NoChangeTest): boolean {
  return by === 'same-settings' && pBetter <= CLEARLY_BETTER;
}

function claimOf({ comparison, test }: Found, excuse: Excuse | null): Reason {
  const { margin } = comparison.rules;
  const { level } = comparison.worse;
  if (test !== null) return { why: 'test-failed', margin, excuse };
  if (level === 'none') throw new Error('No evidence fails no check.');
  return { why: 'worse', level, margin, excuse };
}

/** Trials that cost more must not pass as if they cost nothing, which they are compared as. */
function withoutCost({ pair, axis, settings: { gate } }: Found): Verdict | null {
  const [b, c] = [pair.baseline.cost, pair.candidate.cost];
  if (axis.kind === 'cost' || b === null || (c !== null && c.mean < b.mean)) return null;
  // What crashes is cheap, and the change that mends it must get through.
  if (pair.baseline.counts.failed * 2 >= pair.baseline.counts.counted) return null;
  if (c === null) return invalid({ why: 'cost-missing' }, gate);
  return invalid({ why: 'cost-higher', times: c.mean / b.mean }, gate);
}

/** Fewer trials of the baseline’s than this are no accident. */
const ENOUGH_OF_THE_BASELINE = 0.9;

/** Cutting trials, or handing in the best of them, must not open the gate. */
function shortCandidate(found: Found): Verdict | null {
  const { gate } = found.settings;
  const { pair, searches, savedMinTrials } = found;
  if (shardsMissing(searches.candidate.shards) > 0) return null;
  const [b, c] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const shortOf = (wanted: Wanted, verdict: Gate) => {
    const reason = { why: 'candidate-short', trials: c, ...wanted } as const;
    return insufficient(reason, softened(verdict, gate), 'candidate-short');
  };
  const planned = gate.minTrials ?? savedMinTrials;
  if (planned !== null) {
    const by = gate.minTrials === null ? 'saved' : 'settings';
    return c >= planned ? null : shortOf({ wanted: planned, by }, 'fail');
  }
  if (c >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell({ ...found, ...pair });
  const worst = gate.onInsufficient === 'fail' || !isTelling ? 'fail' : 'neutral';
  return shortOf({ wanted: b, by: 'baseline', canTell: isTelling }, worst);
}

/** What `strict` does not accept either, although it changes no other verdict. */
const UNKNOWNS: readonly WarningCode[] = ['search-method-unknown', 'pruner-unknown'];

/** With `strict`, a comparison that would not fail is invalid where an assumption is in doubt. */
function doubtUnderStrict({ warnings, comparison, settings: { gate } }: Found): Verdict | null {
  const doubt =
    warnings.find(({ kind }) => kind === 'assumption') ??
    warnings.find(({ code }) => UNKNOWNS.includes(code));
  // Without a range, nothing was found that an assumption could spoil.
  if (!gate.strict || !doubt || comparison.range === null) return null;
  return invalid({ why: 'in-doubt', code: doubt.code }, gate, 'assumption-in-doubt');
}

function nothingToCompare(found: Found): Verdict | null {
  const { gate } = found.settings;
  if (found.comparison.range !== null) return null;
  return insufficient(whyEmpty(found), softened(gate.onInsufficient, gate), 'empty-range');
}

/** Why no budget is compared; of a comparison without a range. */
function whyEmpty({ comparison }: Found): Reason {
  const { rules, from } = comparison;
  if (rules.budgetMax !== null && isClosedByLimits(comparison))
    return { why: 'closed', budgetMax: rules.budgetMax, from };
  return { why: 'nothing-resolved', from: rules.budgetMin === null ? null : from };
}

/** Evidence that does not fail the check, and is too much for a pass. */
function evidenceOfWorse({ comparison, test, settings: { gate } }: Found): Verdict | null {
  const { worse, better } = comparison;
  const isFailing = test === null ? fails(worse.level, gate) : test.failed;
  if (worse.level === 'none' || worse.level === 'weak' || isFailing) return null;
  const { margin } = comparison.rules;
  const excuse = test === null ? 'fail-on' : 'test-passed';
  const reason = { why: 'worse', level: worse.level, margin, excuse } as const;
  return { verdict: verdictWord(worse.level, better.level), gate: 'neutral', reason };
}

/** Cannot tell is not a pass. */
function tooFewTrials(found: Found): Verdict | null {
  const { gate, comparison: asked } = found.settings;
  const { comparison, test, pair } = found;
  if (comparison.better.level === 'strong' || canTell({ ...found, ...pair })) return null;
  const rate = test?.attainedRate === 0 ? asked.falseAlarmRate : null;
  const reason: Reason = rate === null ? { why: 'cannot-tell' } : { why: 'beyond-rate', rate };
  return insufficient(reason, softened(gate.onInsufficient, gate), 'too-few-trials');
}

/** Neither independent nor paired: no rate is known of such sweeps, so no pass is. */
function partlyPaired(found: Found): Verdict | null {
  if (!found.warnings.some(({ code }) => code === 'partly-paired')) return null;
  return withoutPass(found, 'partly-paired', 'partly-paired');
}

/** An adaptive search makes a candidate look better than it is, so only its pass is in doubt. */
function doubtfulPass(found: Found): Verdict | null {
  if (found.searchDoubts.candidate === null) return null;
  return withoutPass(found, 'doubtful-pass', 'adaptive-candidate');
}

/** What would pass, and does not. */
function withoutPass(
  found: Found,
  why: 'partly-paired' | 'doubtful-pass',
  reasonCode: ReasonCode,
): Verdict {
  const { verdict } = pass(found);
  return { verdict, gate: 'neutral', reason: { why, ...claimOfPass(found) }, reasonCode };
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
