import { type Comparison, isAtLeast } from '../compare/index.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import { GATES, type Gate, type GateSettings, type Settings } from '../settings/index.ts';
import type { Compared, NoChangeTest, Searches, SweepPair } from './assessment.ts';
import { haveSettings, passingScore } from './assumptions.ts';
import { canTell, hasTooFewSearches } from './chances.ts';
import { isClosedByLimits } from './curves.ts';
import {
  type Arm,
  type Mismatch,
  type OutcomeCode,
  type Ruling,
  shardsMissing,
  type VerdictWord,
  type Warning,
  type WarningCode,
} from './findings.ts';
import { failingLevel, foundInPairs, isRepetition, levelNeeded, type Unruled } from './outcome.ts';
import { type Relation, relationOf } from './pairing.ts';

/** What was found, before anything is compared. */
export interface Sweeps {
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  /** Where the settings that the candidate was saved with differ from the config. */
  readonly difference?: SettingDifference | null;
  /** Sweeps of main of commits before the baseline's, the newest first: they serve the fit of the test alone. */
  readonly older?: readonly Sweep[];
  /** Why there are not more of them, where they could not be read; untrusted text. */
  readonly olderTrouble?: string | null;
  /** How many trials the baseline says a candidate is to have; null if it does not. */
  readonly savedMinTrials?: number | null;
  /** How they were found. */
  readonly searches: Searches;
}

/** Two sweeps, compared, and what is known of how they came about. */
export interface Found extends Omit<Unruled<Compared>, 'withoutFailures'> {
  readonly relation: Relation;
  readonly savedMinTrials: number | null;
  /** Trials of the candidate's shards that are missing. */
  readonly lost: number;
  readonly doRepeatsDiffer: boolean;
}

/** The ruling on sweeps that are not compared, the first that holds; both of them if they can be. */
export function judgeBefore(sweeps: Sweeps, settings: Settings): Ruling | (Sweeps & SweepPair) {
  const { baseline, candidate, difference, searches } = sweeps;
  const { gate } = settings;
  if (!candidate) return softened(missing('candidate', searches), gate);
  if (difference) return softened(invalid('incomparable', { differ: 'config' }), gate);
  if (!baseline) return softened(missing('baseline', searches, gate), gate);
  const pair = { ...sweeps, baseline, candidate };
  const differ = mismatchOf(pair, settings);
  if (differ) return softened(invalid('incomparable', { differ }), gate);
  return areExamples(pair, settings) ? softened(invalid('rows-are-examples', {}), gate) : pair;
}

/** Rows of a test set that were taken for trainings: as pairs they would be compared, or as trainings if somebody says so. */
function areExamples(pair: SweepPair, settings: Settings): boolean {
  if (settings.reading.repeats === 'separate' || passingScore(pair) === null || haveSettings(pair))
    return false;
  return relationOf(pair, settings).design === 'independent';
}

/**
 * Of two sweeps that are compared, the row that closes the gate most, and of equals the first: nothing that weakens a
 * sweep hides evidence that is there, and nothing that is excused hides what is not. A pass is never called "no
 * regression": it claims something only where the limits keep the candidate within the margin at every budget.
 */
const COMPARED: readonly ((known: Found, gate: GateSettings) => Ruling | null | false)[] = [
  // Nudging parameters, or training others, must not switch the test of pairs off.
  ({ relation: { design, pairing } }) =>
    design === 'unmatched' && invalid('unmatched', pairing.matched),
  // A candidate must not choose its way out: after an adaptive search it looks better than it is.
  ({ searchDoubts, baseline }) =>
    searchDoubts.candidate === 'recorded' &&
    baseline.search.method === 'random' &&
    invalid('adaptive-candidate', {}),
  worse,
  // Trials that cost more must not pass as if they cost nothing; what crashes is cheap, and its mend must get through.
  ({ baseline: { cost: b, counts }, candidate: { cost: c }, axis }) => {
    if (axis.kind === 'cost' || !b || counts.failed * 2 >= counts.drawn) return null;
    if (!c) return invalid('cost-missing', {});
    return c.mean >= b.mean && invalid('cost-higher', { times: c.mean / b.mean });
  },
  shortCandidate,
  // Nobody knows how trials that were not recorded would have ended: a job that lost them must not decide.
  ({ test }) => {
    if (!test?.pairs || test.failed || test.pairs.pValueIfLost > test.alpha) return null;
    const { unmatched, pValueIfLost: pValue } = test.pairs;
    return invalid('missing-partners', { missing: unmatched.baseline, pValue });
  },
  // Without a range, nothing was found that an assumption could spoil.
  ({ warnings, comparison, relation }, { strict }) => {
    const isOfDraws = ({ code }: Warning) => ON_DRAWS.includes(code) || UNKNOWNS.includes(code);
    // The same list on both sides is tested exactly, however it was made.
    const counting = isSameList(relation) ? warnings.filter((one) => !isOfDraws(one)) : warnings;
    const doubt =
      counting.find(({ kind }) => kind === 'assumption') ??
      counting.find(({ code }) => UNKNOWNS.includes(code));
    if (!strict || !doubt || comparison.range === null) return null;
    return invalid('assumption-in-doubt', { doubt: doubt.code });
  },
  ({ baseline, candidate }, { onInsufficient }) => {
    if (!hasScores(baseline)) return insufficient('no-scores', {}, onInsufficient);
    const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
    const areEqual = scores.every((score) => score === scores[0]);
    return areEqual && insufficient('all-equal', {}, onInsufficient);
  },
  ({ test }, { onInsufficient }) =>
    test !== null &&
    hasTooFewSearches(test) &&
    insufficient('too-few-searches', test.units, onInsufficient),
  ({ comparison, test }, { onInsufficient }) => {
    const { range, rules, from } = comparison;
    if (range !== null || test?.searches) return null;
    const facts = isClosedByLimits(comparison)
      ? { budgetMax: rules.budgetMax, from }
      : { budgetMax: null, from: rules.budgetMin === null ? null : from };
    return insufficient('empty-range', facts, onInsufficient);
  },
  // Evidence that does not fail the check, and is too much for a pass.
  (found, gate) => {
    const isMuch = isAtLeast(found.comparison.worse.level, 'fair') && !found.test?.pairs;
    return isMuch && !isFailing(found, gate) && passing(found, gate, 'neutral');
  },
  // Cannot tell is not a pass.
  (found, { onInsufficient }) => {
    const { comparison, test, settings } = found;
    const isBetter = test?.pairs ? isBetterBy(test) : comparison.better.level === 'strong';
    if (isBetter || canTell(found)) return null;
    const rate = test?.attainedRate === 0 ? settings.comparison.falseAlarmRate : null;
    return insufficient('too-few-trials', { rate }, onInsufficient);
  },
  // Copies of the baseline make a candidate look like it.
  (found, gate) => isWarned(found, 'same-rows') && passing(found, gate, 'neutral', 'same-rows'),
  // Neither independent nor paired: no rate is known of such sweeps, so no pass is.
  (found, gate) =>
    isWarned(found, 'partly-paired') && passing(found, gate, 'neutral', 'partly-paired'),
  // An adaptive search, or percent against fractions, makes a candidate look better than it is: only its pass is in doubt.
  (found, gate) =>
    (found.searchDoubts.candidate !== null || isWarned(found, 'scales-differ')) &&
    passing(found, gate, 'neutral', 'doubtful-pass'),
  (found, gate) => passing(found, gate, 'pass'),
];

function isWarned({ warnings }: Found, of: WarningCode): boolean {
  return warnings.some(({ code }) => code === of);
}

/** What `strict` does not accept either, although it changes no other verdict. */
const UNKNOWNS: readonly WarningCode[] = ['search-method-unknown', 'pruner-unknown'];

/** What says that trials are no independent draws. */
const ON_DRAWS: readonly WarningCode[] = ['adaptive-sampler', 'adaptive-pruner', 'drift'];

/** Whether both sweeps have trained the same configurations, and are compared by them. */
export function isSameList({ design, pairing }: Relation): boolean {
  return design === 'paired' && pairing.areSame;
}

export function judge(found: Found): Ruling {
  const { gate } = found.settings;
  const rulings = COMPARED.flatMap((row) => {
    const ruling = row(found, gate);
    return ruling ? softened(ruling, gate) : [];
  });
  const same = identical(found);
  const all = same ? [...rulings.filter((one) => one.gate === 'fail'), same] : rulings;
  const strictness = (one: Ruling) => GATES.indexOf(one.gate);
  const [strictest] = all.toSorted((a, b) => strictness(b) - strictness(a));
  if (strictest === undefined) throw new Error('Some row always holds.');
  return strictest;
}

/** A run that only informs never fails, unless its own sweep is no sweep: later runs could not be compared with it. */
function softened(ruling: Ruling, { informOnly }: GateSettings): Ruling {
  if (!informOnly || ruling.gate !== 'fail') return ruling;
  const { code, facts } = ruling;
  const isDefective =
    code === 'error' && facts.arm === 'candidate' && facts.obstacle === 'unusable';
  return isDefective ? ruling : { ...ruling, gate: 'neutral' };
}

type FactsOf<Code extends OutcomeCode> = Ruling<Code>['facts'];

const ruling = <Code extends OutcomeCode>(
  verdict: VerdictWord,
  code: Code,
  facts: FactsOf<Code>,
  gate: Gate,
) => ({ code, facts, verdict, gate }) as Ruling;

const invalid = <Code extends OutcomeCode>(code: Code, facts: FactsOf<Code>) =>
  ruling('invalid', code, facts, 'fail');

const insufficient = <Code extends OutcomeCode>(code: Code, facts: FactsOf<Code>, gate: Gate) =>
  ruling('insufficient', code, facts, gate);

/** What may be there is not missing: neither an outage nor a damaged file must open the gate. */
function missing(arm: Arm, searches: Searches, gate?: GateSettings): Ruling {
  const obstacle = searches[arm].absence?.why;
  if (obstacle === 'unknown-workflow') return invalid(obstacle, {});
  if (obstacle === 'forbidden' || obstacle === 'unreachable' || obstacle === 'unusable')
    return ruling('error', 'error', { arm, obstacle }, 'fail');
  const absent = gate?.onMissingBaseline ?? 'fail';
  if (obstacle === 'defective')
    return ruling('no-baseline', 'baseline-unusable', {}, absent === 'pass' ? 'neutral' : absent);
  const code = arm === 'baseline' && obstacle === 'expired' ? obstacle : (`no-${arm}` as const);
  return ruling(`no-${arm}`, code, {}, absent);
}

/** Of what would fail if the trials of the missing jobs had failed. */
export function missingShards({ candidate: { shards } }: Searches): Ruling {
  return invalid('missing-shards', { missing: shardsMissing(shards), jobs: shards?.jobs ?? 0 });
}

/** Saved sweeps bring their metric along: it must be the same in both, and the one asked for. */
function mismatchOf(pair: SweepPair, { reading }: Settings): Mismatch | null {
  const { baseline: b, candidate: c } = pair;
  if (b.metric !== c.metric) return 'metrics';
  if (b.direction !== c.direction) return 'directions';
  if (b.cost && c.cost && b.cost.unit !== c.cost.unit) return 'units';
  const { metric, direction } = reading;
  const isAsked = (metric ?? c.metric) === c.metric && (direction ?? c.direction) === c.direction;
  return isAsked ? null : 'asked';
}

/** Fewer trials of the baseline’s than this are no accident. */
const ENOUGH_OF_THE_BASELINE = 0.9;

/**
 * Training that repeats every score did not change, or did not run, unless so many trials were dropped that nobody can
 * tell.
 */
function identical({ test, relation, baseline }: Found): Ruling | null {
  const isWhole = relation.pairing.pairs.length >= ENOUGH_OF_THE_BASELINE * baseline.trials.length;
  if (!test?.pairs || !isRepetition(test) || !isWhole || !hasScores(baseline)) return null;
  return ruling('none', 'identical', { pairs: test.pairs.n }, 'pass');
}

function hasScores({ trials }: Sweep): boolean {
  return trials.some(({ score }) => score > -Infinity);
}

/** By the test, by the evidence of the bands, or by either. */
function isFailing(found: Found, gate: GateSettings): boolean {
  return isFailedByBands(found, gate) || (found.test?.failed ?? false);
}

function isFailedByBands({ decides, comparison }: Found, gate: GateSettings): boolean {
  return decides !== 'test' && isAtLeast(comparison.worse.level, levelNeeded(gate));
}

/** As clear as this, what is gained by tuning is no accident either. */
const CLEARLY_BETTER = 0.05;

function worse(found: Found, gate: GateSettings): Ruling | null {
  const { comparison, test, searchDoubts } = found;
  if (!isFailing(found, gate)) return null;
  const byBands = isFailedByBands(found, gate);
  if (!byBands && test?.by === 'same-settings' && test.pBetterAfterTuning <= CLEARLY_BETTER)
    return ruling('mixed', 'better-after-tuning', {}, 'neutral');
  const { level } = comparison.worse;
  const better = comparison.better.level;
  const isGain = level === 'none' ? better === 'strong' : better !== 'none';
  // Pairs are judged by their test alone.
  const verdict = isGain && !test?.pairs ? 'mixed' : 'worse';
  const facts = { level, margin: comparison.rules.margin, by: byBands ? 'bands' : 'test' } as const;
  const repeats = found.doRepeatsDiffer ? 'repeats-differ' : null;
  const excuse = searchDoubts.baseline === null ? repeats : 'adaptive-baseline';
  if (excuse && failingLevel(gate)) return ruling(verdict, excuse, facts, 'neutral');
  return ruling(verdict, 'worse', facts, gate.failOn === 'never' ? 'neutral' : 'fail');
}

/** Cutting trials, or handing in the best of them, must not open the gate. */
function shortCandidate(found: Found, gate: GateSettings): Ruling | null {
  const { baseline, candidate, savedMinTrials, lost } = found;
  const [b, trials] = [baseline.counts.drawn, candidate.counts.drawn];
  const planned = plannedTrials(savedMinTrials, gate);
  if (trials + lost >= (planned?.wanted ?? ENOUGH_OF_THE_BASELINE * b)) return null;
  if (planned) return insufficient('candidate-short', { trials, ...planned }, 'fail');
  const isTelling = canTell(found);
  const facts = { trials, wanted: b, by: 'baseline', canTell: isTelling } as const;
  const worst = gate.onInsufficient === 'fail' || !isTelling ? 'fail' : 'neutral';
  return insufficient('candidate-short', facts, worst);
}

/** How many trials a candidate is to have, by whoever says it; null if nobody does. */
export function plannedTrials(saved: number | null, { minTrials }: GateSettings) {
  if (minTrials !== null) return { wanted: minTrials, by: 'settings' } as const;
  return saved === null ? null : ({ wanted: saved, by: 'saved' } as const);
}

/** What passes, or would, with what it claims. */
function passing(
  { comparison, test, notWorse }: Found,
  policy: GateSettings,
  gate: Gate,
  because?: 'same-rows' | 'partly-paired' | 'doubtful-pass',
): Ruling {
  const lacking = notWorse?.isEverywhere ? null : levelNeeded(policy);
  const { level } = comparison.worse;
  const verdict = wordFor(comparison, test);
  const own = verdict === 'better' || verdict === 'none' ? verdict : 'evidence-only';
  const facts = { level, lacking, margin: comparison.rules.margin };
  return ruling(verdict, because ?? own, facts, gate);
}

/** Whole searches and pairs are judged by their test alone, trials by the evidence of either direction. */
function wordFor({ worse: { level }, better }: Comparison, test: NoChangeTest | null) {
  if (test?.pairs) return foundInPairs(test).way ?? 'none';
  if (test?.searches) return isBetterBy(test) ? 'better' : 'none';
  if (level !== 'none') return better.level === 'none' ? 'worse' : 'mixed';
  return better.level === 'none' ? 'none' : 'better';
}

function isBetterBy({ pBetter, alpha }: NoChangeTest): boolean {
  return pBetter <= alpha;
}
