import { type Comparison, notWorse } from '../compare/index.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type {
  BudgetAxis,
  Look,
  SearchDoubts,
  Searches,
  SweepPair,
  Verdict,
  Warning,
  WarningCode,
} from './assessment.ts';
import { canTell } from './chances.ts';
import { withUnit } from './curves.ts';
import {
  fails,
  incomparable,
  invalid,
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
  readonly axis: BudgetAxis;
  readonly settings: Settings;
  readonly searches: Searches;
  readonly savedMinTrials: number | null;
  readonly warnings: readonly Warning[];
  readonly searchDoubts: SearchDoubts;
  readonly look: Look | null;
  /** In place of the evidence’s where no planned look decides. */
  readonly withoutLook: Verdict | null;
}

/** The verdict of a rule; null where it does not hold. */
type Rule = (found: Found) => Verdict | null;

/**
 * What is said of two sweeps that are compared: the rule that closes the gate most, and of equals the first. So
 * nothing that weakens a sweep hides evidence, and nothing that is excused hides what is not.
 */
const COMPARED: readonly Rule[] = [
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

/** The verdict on sweeps that are not compared, for the first reason that holds; null if they can be. */
export function judgeBefore(sweeps: Sweeps, settings: Settings): Verdict | null {
  const { candidate } = sweeps.searches;
  const verdict = obstacleTo(sweeps, settings);
  return verdict && requireAllShards(verdict, candidate, settings.gate);
}

function obstacleTo(
  { baseline, candidate, difference, searches }: Sweeps,
  settings: Settings,
): Verdict | null {
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
  const { settings, searches, withoutLook } = found;
  return requireAllShards(withoutLook ?? strictest(found), searches.candidate, settings.gate);
}

function strictest(found: Found): Verdict {
  const verdicts = COMPARED.flatMap((rule) => rule(found) ?? []);
  return verdicts.reduce((most, other) => (isStricter(other.gate, most.gate) ? other : most));
}

/** A candidate must not choose its way out: after an adaptive search it looks better than it is. */
function adaptiveCandidate({ searchDoubts, pair, settings: { gate } }: Found): Verdict | null {
  const isOwnChoice =
    searchDoubts.candidate === 'recorded' && pair.baseline.search.method === 'random';
  if (!isOwnChoice) return null;
  const verdict = invalid('The candidate’s search was not random, the baseline’s was', gate);
  const remedy =
    'An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared. Use random search for the candidate too.';
  return { ...verdict, reasonCode: 'adaptive-candidate', remedy };
}

/** How sure each level of evidence sounds. */
const VERBS = { strong: 'is', fair: 'looks', weak: 'may be' } as const;

function evidenceThatFails({
  comparison,
  searchDoubts,
  settings: { gate },
}: Found): Verdict | null {
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

/** Trials that cost more must not pass as if they cost nothing, which they are compared as. */
function withoutCost({ pair, axis, settings: { gate } }: Found): Verdict | null {
  const [b, c] = [pair.baseline.cost, pair.candidate.cost];
  if (axis.kind === 'cost' || b === null || (c !== null && c.mean < b.mean)) return null;
  // What crashes is cheap, and the change that mends it must get through.
  if (pair.baseline.counts.failed * 2 >= pair.baseline.counts.counted) return null;
  const remedy =
    'If this is intended, set `on-invalid: neutral` until the change is merged. If not, undo it.';
  if (c === null)
    return { ...invalid('The candidate’s trials have no cost, the baseline’s do', gate), remedy };
  const times = Number((c.mean / b.mean).toPrecision(2));
  const reason = `A trial of the candidate costs ${times} times as much as one of the baseline, too much to compare`;
  return { ...invalid(reason, gate), remedy };
}

/** Fewer trials of the baseline’s than this are no accident. */
const ENOUGH_OF_THE_BASELINE = 0.9;

/** Cutting trials, or handing in the best of them, must not open the gate. A look has sizes of its own. */
function shortCandidate(found: Found): Verdict | null {
  const { gate } = found.settings;
  const { pair, searches, savedMinTrials } = found;
  if (gate.looks !== null || shardsMissing(searches.candidate.shards) !== null) return null;
  const [b, c] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const short = { verdict: 'insufficient', reasonCode: 'candidate-short' } as const;
  const trials = `${c} trial${c === 1 ? '' : 's'}`;
  const planned = gate.minTrials ?? savedMinTrials;
  if (planned !== null) {
    if (c >= planned) return null;
    const where =
      gate.minTrials === null
        ? 'The number was saved with the baseline; `min-trials` overrides it.'
        : 'If fewer are enough, lower `min-trials`.';
    return {
      ...short,
      gate: softened('fail', gate),
      reason: `The candidate has ${trials}, fewer than the ${planned} required`,
      remedy: `Train the missing ones; failed, pruned and unfinished trials count too. ${where}`,
    };
  }
  if (c >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell(found);
  const worst = gate.onInsufficient === 'fail' ? 'fail' : 'neutral';
  return {
    ...short,
    gate: softened(isTelling ? worst : 'fail', gate),
    reason: `The candidate has only ${trials}, the baseline ${b}`,
    remedy: isTelling
      ? `If ${c} are enough, set \`min-trials: ${c}\`: a candidate of ${c} trials is then judged, and a shorter one fails.`
      : 'That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set `min-trials`.',
  };
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
  const reason = `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`;
  const why = doubt.kind === 'assumption' ? 'See the note for the reason.' : doubt.message;
  const remedy = `${why} Without \`strict\`, the comparison is judged anyway; with \`on-invalid: neutral\`, it does not fail the check.`;
  return { ...invalid(reason, gate), reasonCode: 'assumption-in-doubt', remedy };
}

function nothingToCompare(found: Found): Verdict | null {
  const { gate } = found.settings;
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
function evidenceOfWorse({ comparison, settings: { gate } }: Found): Verdict | null {
  const { worse, better } = comparison;
  if (worse.level === 'none' || worse.level === 'weak' || fails(worse.level, gate)) return null;
  const claim = `The candidate ${VERBS[worse.level]} ${worseWords(comparison)}: ${worse.level} evidence`;
  const reason = `${claim}, which does not fail the check (fail-on: ${gate.failOn})`;
  return { verdict: verdictWord(worse.level, better.level), gate: 'neutral', reason };
}

/** Cannot tell is not a pass. A look that ends training early does so by a rule of its own. */
function tooFewTrials(found: Found): Verdict | null {
  const { gate } = found.settings;
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
