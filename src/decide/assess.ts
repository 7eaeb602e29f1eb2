import {
  type BudgetRow,
  budgetToTarget,
  type Comparison,
  jointLevel,
  MAX_FITTED,
  notWorse,
  ruledOut,
} from '../compare/index.ts';
import { levelFromOneTrial, limitsAt } from '../estimate/index.ts';
import { countEach } from '../math/functions.ts';
import { orient, type Sweep } from '../parse/index.ts';
import type { GateSettings, Settings } from '../settings/index.ts';
import type { Assessment, BudgetAxis, Compared, SearchDoubts, SweepPair } from './assessment.ts';
import {
  checkAssumptions,
  checkSweep,
  isAdaptive,
  isDrawn,
  passRatesOf,
  searchDoubts,
  searchWarnings,
  settingDiffers,
} from './assumptions.ts';
import { chancesOf, decidersOf, rangeWarnings, slowdownOf, trialsNeeded } from './chances.ts';
import {
  axisOf,
  budgetsOfOne,
  comparisonOf,
  curveOf,
  doublingsIn,
  evidenceOf,
  limitsOfCurves,
  sizeOf,
  tableOf,
} from './curves.ts';
import {
  ARMS,
  ofBoth,
  type Ruling,
  shardsMissing,
  type Warning,
  type WarningCode,
  warningOf,
} from './findings.ts';
import { isTestable, testOf } from './no-change.ts';
import { withRuling } from './outcome.ts';
import { pairingWarnings, relationOf } from './pairing.ts';
import { haveColumns, type Prepared, prepare, unitsOf } from './prepare.ts';
import {
  isSameList,
  judge,
  judgeBefore,
  missingShards,
  plannedTrials,
  type Sweeps,
} from './rules.ts';

/**
 * From two sweeps, either of which may be missing, to everything a report says.
 *
 * @param level at which the test of no change fails: the false-alarm rate that is asked for, or what other
 *   comparisons of the run leave of it; null without one, where it has a level of its own
 * @throws UserError for budgets in another unit than they are compared in, and for a false-alarm rate
 *   that cannot be known
 */
export function assess(
  sweeps: Sweeps,
  settings: Settings,
  level: number | null = settings.comparison.falseAlarmRate,
): Assessment {
  const pair = judgeBefore(sweeps, settings);
  if ('code' in pair) return notCompared(sweeps, pair, settings);
  const { present, failed, lost } = withoutLost(pair, settings);
  const found = assessPair(present, settings, { level, lost });
  if (failed === null || found.outcome.gate === 'fail') return found;
  const worst = assessPair(failed, settings, { level, lost: 0 });
  return worst.outcome.gate === 'fail' ? withRuling(found, missingShards(sweeps.searches)) : found;
}

/** Whether older sweeps would serve the test, by what is known before they are looked for. */
export function haveUseForOlder(sweeps: Sweeps, settings: Settings): boolean {
  const pair = judgeBefore(sweeps, settings);
  if ('code' in pair) return false;
  const arms = [pair.baseline, pair.candidate];
  const trials = arms.flatMap((sweep) => sweep.trials);
  return (
    trials.length <= MAX_FITTED &&
    arms.every((sweep) => haveColumns(sweep, settings)) &&
    trials.some(({ parameters }) => parameters !== null) &&
    isTestable(pair) &&
    relationOf(pair, settings).design !== 'paired' &&
    (!arms.some(isAdaptive) || unitsOf(pair, settings).unit === 'search')
  );
}

interface Assessing {
  readonly level: number | null;
  /** Trials of the candidate that are known to be missing. */
  readonly lost: number;
}

/** What speaks against single draws, and against curves and limits of them. */
function noticed({ pair, settings, relation }: Prepared, areRates: boolean, areSearches: boolean) {
  const isPaired = relation.design === 'paired';
  const isOwnList = !areRates && isSameList(relation) && !ARMS.every((arm) => isDrawn(pair[arm]));
  return [
    ...pairingWarnings(relation),
    ...(areRates ? [warningOf('two-valued', {})] : []),
    ...checkAssumptions(pair, settings, { isPaired, areSearches }).filter(
      ({ code, facts }) => !(isOwnList && code === 'adaptive-sampler' && facts.isGrid),
    ),
    ...(isOwnList ? [warningOf('list-not-drawn', {})] : []),
  ];
}

/** Everything a report says of two sweeps of the same metric. */
function assessPair(
  sweeps: Sweeps & SweepPair,
  asked: Settings,
  { level, lost }: Assessing,
): Compared {
  const { searches, older = [], olderTrouble: trouble = null, savedMinTrials = null } = sweeps;
  const prepared = prepare(sweeps, asked);
  const { pair, axis, settings, relation, doRepeatsDiffer } = prepared;
  const test = testOf(prepared, older, level);
  const passRates = passRatesOf(pair);
  const [areRates, areSearches] = [passRates !== null, test?.unit === 'search'];
  const arePairs = relation.design === 'paired';

  const curves = comparisonOf(pair, settings, axis);
  // Bands hold for independent draws, which the trials of a search are not.
  const comparison = areSearches ? { ...curves, ...NO_EVIDENCE } : curves;
  const { rows, example } = tableOf(comparison, axis, settings);
  const areDraws = !arePairs && !areRates && !areSearches;
  const needed = trialsNeeded({ ...pair, comparison, settings }, areDraws);
  const found = [
    ...searchWarnings(searches),
    ...(trouble === null ? [] : [warningOf('older-unread', { trouble })]),
    ...prepared.warnings,
    ...noticed(prepared, areRates, areSearches),
    ...(areSearches ? [] : rangeWarnings(comparison, needed)),
  ];
  const warnings = areSearches ? found.filter(({ code }) => !OF_DRAWS.includes(code)) : found;
  const isPaired = relation.isDependent || warnings.some(({ code }) => code === 'same-rows');
  const doubts = doubtsOf(prepared, found, areSearches);
  const hasClaims = !areSearches && !warnings.some((one) => voidsLimits(one, axis));
  const claims = hasClaims ? claimsOf(pair, comparison, settings, isPaired) : NO_CLAIMS;
  const compared = { ...pair, comparison, settings, test, passRates };
  const decides = decidersOf(compared);
  // Rates, power and p-values would be those of random search.
  const hasRates = doubts.baseline === null && !doRepeatsDiffer;
  const rated = <T>(value: T) => (hasRates ? value : null);
  const shown = (row: BudgetRow): BudgetRow =>
    areSearches ? { ...row, worse: 'none', better: 'none' } : row;
  const known = {
    ...compared,
    kind: 'compared' as const,
    searches,
    axis,
    rows: rows.map(shown),
    example: example && shown(example),
    size: sizeOf(comparison, example, axis),
    evidence: evidenceOf(comparison),
    scale: limitsOfCurves([comparison.baseline, comparison.candidate]),
    overallSlowdown: areDraws ? slowdownOf({ ...compared, rows }, hasRates) : null,
    ...claims,
    ruledOut: rated(claims.ruledOut),
    jointLevel: rated(claims.jointLevel),
    test: rated(test),
    decides,
    older,
    isPaired,
    searchDoubts: doubts,
    chances: rated(chancesOf({ ...compared, decides }, isPaired)),
    warnings,
    trialsNeeded: {
      ...needed,
      toOpenRange: areSearches ? null : needed.toOpenRange,
      toDetect: rated(needed.toDetect),
    },
    accepted: null,
  };
  const ruling = judge({ ...known, test, relation, lost, savedMinTrials, doRepeatsDiffer });
  const isClaimed = CLAIMED.includes(ruling.verdict);
  const without = () => rulingWithoutFailures({ ...sweeps, ...pair }, asked, { level, lost });
  return withRuling({ ...known, withoutFailures: isClaimed ? without() : null }, ruling);
}

/** Limits take trials for draws with scores between any two, and mean costs as known. */
function voidsLimits({ code }: Warning, { kind }: BudgetAxis): boolean {
  if (code === 'cost-imprecise') return kind === 'cost';
  return code === 'list-not-drawn' || code === 'two-valued';
}

const NO_CLAIMS = { target: null, ruledOut: null, notWorse: null, jointLevel: null };

/** What the limits of both curves claim of all budgets together. */
function claimsOf(pair: SweepPair, comparison: Comparison, settings: Settings, isPaired: boolean) {
  const { baseline, candidate } = comparison;
  return {
    target: targetOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison)),
    notWorse: notWorse(comparison),
    jointLevel: jointLevel(baseline, candidate, isPaired ? 'paired' : 'independent'),
  };
}

const CLAIMED: readonly Ruling['verdict'][] = ['worse', 'better', 'mixed'];

/** What the ruling would be if trials that failed or have not ended were left out of both sweeps; null without any. */
function rulingWithoutFailures(sweeps: Sweeps & SweepPair, asked: Settings, assessing: Assessing) {
  const rest = ofBoth((arm) => withoutFailures(sweeps[arm]));
  if (ARMS.every((arm) => rest[arm] === sweeps[arm])) return null;
  if (ARMS.some((arm) => rest[arm].trials.length === 0))
    return { verdict: 'insufficient', gate: 'neutral' } as const;
  // Jobs that saved nothing are asked about once, by `assess`.
  const { verdict, gate } = assessPair({ ...sweeps, ...rest }, asked, assessing).outcome;
  return { verdict, gate };
}

function withoutFailures(sweep: Sweep): Sweep {
  const isLost = ({ outcome }: Sweep['trials'][number]) =>
    outcome === 'failed' || outcome === 'running';
  const [trials, lost] = [sweep.trials.filter((one) => !isLost(one)), sweep.trials.filter(isLost)];
  if (lost.length === 0) return sweep;
  const counts = { ...sweep.counts, counted: trials.length, failed: 0, running: 0 };
  // They have a partner all the same, which then does not count either.
  const dropped = [...(sweep.dropped ?? []), ...lost];
  return { ...sweep, trials, dropped, counts, withHandPicked: undefined };
}

const NO_DOUBTS = { baseline: null, candidate: null };

/**
 * The configurations of an adaptive search are a list like any other once they are trained again, and whatever happens
 * inside of whole searches, these can be exchanged. But a candidate must not choose its way out.
 */
function doubtsOf(
  { pair, relation }: Prepared,
  warnings: readonly Warning[],
  areSearches: boolean,
): SearchDoubts {
  if (isSameList(relation)) return NO_DOUBTS;
  const doubts = searchDoubts(pair, warnings);
  return areSearches && doubts.candidate !== 'recorded' ? NO_DOUBTS : doubts;
}

/** What says something of single draws, and nothing of whole searches. */
const OF_DRAWS: readonly WarningCode[] = [
  ...(['adaptive-sampler', 'adaptive-pruner', 'drift', 'repeated-configurations'] as const),
  ...(['search-method-unknown', 'pruner-unknown', 'order-unknown', 'ties', 'small-n'] as const),
];

const NONE = {
  level: 'none',
  share: { weak: 0, fair: 0, strong: 0 },
  intervals: { weak: [], fair: [], strong: [] },
} as const;
const NO_EVIDENCE = { worse: NONE, better: NONE, crossings: [] };

function targetOf(pair: SweepPair, comparison: Comparison, settings: Settings) {
  const { target, quantile } = settings.comparison;
  if (target === null) return null;
  const score = orient(target, pair.candidate.direction);
  const levels = ARMS.map((arm) => levelFromOneTrial(comparison[arm].band, quantile));
  const budgets = ofBoth((arm) => budgetToTarget(comparison[arm], score));
  return { score: target, ...budgets, level: Math.min(...levels) };
}

/** What can be said where there are no two sweeps of one metric. */
function notCompared(sweeps: Sweeps, ruling: Ruling, settings: Settings): Assessment {
  const { baseline, candidate, difference, searches } = sweeps;
  const axis = axisOf([baseline, candidate].flatMap((sweep) => sweep ?? []));
  const warnings = [
    // Without a candidate there is no difference that they could explain.
    ...(candidate ? searchWarnings(searches) : []),
    ...(difference ? [settingDiffers(difference)] : []),
    ...(candidate ? checkSweep({ arm: 'candidate', sweep: candidate }, settings) : []),
  ];
  const known = { settings, searches, axis, warnings, accepted: null };
  if (baseline !== null || candidate === null)
    return withRuling({ kind: 'unjudged' as const, ...known, baseline, candidate }, ruling);
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axis, settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  const alone = { ...known, baseline, candidate, curve, scale: limitsOfCurves([curve]), rows };
  return withRuling({ kind: 'lone' as const, ...alone }, ruling);
}

type Trial = Sweep['trials'][number];

/**
 * How many trials the candidate's missing shards were to have: each an equal share of what was planned for all, which may
 * be no whole number, or else as many as most of those that are there.
 */
function lostTrials(sweeps: Sweeps & SweepPair, gate: GateSettings): number {
  const { shards } = sweeps.searches.candidate;
  const missing = shardsMissing(shards);
  if (shards === null || missing === 0) return 0;
  const planned = plannedTrials(sweeps.savedMinTrials ?? null, gate)?.wanted;
  return missing * (planned ? planned / shards.jobs : commonestSize(sweeps.candidate));
}

/** Of the sizes that are as common, the largest. */
function commonestSize({ trials, dropped = [] }: Sweep): number {
  const sizes = countEach([...trials, ...dropped].map(({ shard }) => shard));
  const commonest = [...countEach(sizes.values())].sort(([a, n], [b, m]) => m - n || b - a);
  return commonest[0]?.[0] ?? 0;
}

/**
 * The sweeps without what was lost, as they are judged: pairs are of the configurations that the candidate has. And
 * the same as if all lost trials had failed.
 */
export function withoutLost(sweeps: Sweeps & SweepPair, settings: Settings) {
  const lost = lostTrials(sweeps, settings.gate);
  if (lost === 0) return { present: sweeps, failed: null, lost };
  const length = Math.ceil(lost);
  const { baseline, candidate } = sweeps;
  const absent = relationOf(sweeps, settings).pairing.missing.slice(0, length);
  const rest = baseline.trials.filter((trial) => !absent.includes(trial));
  const reduced = { ...sweeps, baseline: withTrials(baseline, rest) };
  const isPaired = rest.length > 0 && relationOf(reduced, settings).design === 'paired';
  const trials = isPaired
    ? absent.map((trial) => ({ ...trial, ...FAILED }))
    : Array.from({ length }, (_, number): Trial => ({ ...LOST, ...FAILED, number }));
  const all = [...candidate.trials, ...trials];
  const failed = { ...withTrials(candidate, all, trials.length), isOrdered: false };
  const present = isPaired ? reduced : sweeps;
  return { present, failed: { ...sweeps, candidate: failed }, lost };
}

function withTrials(sweep: Sweep, trials: readonly Trial[], failures = 0): Sweep {
  const more = trials.length - sweep.trials.length;
  const { drawn, counted, failed } = sweep.counts;
  const counts = { drawn: drawn + more, counted: counted + more, failed: failed + failures };
  return { ...sweep, trials, counts: { ...sweep.counts, ...counts } };
}

const FAILED = { outcome: 'failed', score: -Infinity, cost: null } as const;

/** What is known of a trial that was lost. */
const LOST = {
  ...{ place: { path: 'a job that saved nothing' }, shard: 'lost' },
  ...{ parameters: null, seed: null, columns: null },
} as const;
