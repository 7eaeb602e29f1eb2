import { type BudgetRow, equivalentEffort } from '../../compare/index.ts';
import {
  type Assessment,
  checklistsOf,
  exitCodeOf,
  type NoChangeTest,
  type RunAssessment,
  reasonCodeOf,
  type TrialsNeeded,
  type Warning,
} from '../../decide/index.ts';
import { orient } from '../../parse/index.ts';
import { plainText, quotedText } from '../../print/index.ts';
import {
  configSentences,
  differenceInMetric,
  headline,
  messageOf,
  runNotes,
  runStatements,
  type Statement,
  type Subject,
  statementsOf,
  toMetric,
} from '../../report/index.ts';
import type { Direction, GivenBudget, Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { shownCurve } from './curve.ts';
import { shownCurves } from './curve-steps.ts';
import { falseAlarmJson } from './json-values.ts';

/** All comparisons of a run, the worst first; the only one by itself. */
export function runJson(run: RunAssessment) {
  return run.comparisons.length === 1 ? onlyJson(run) : severalJson(run);
}

/** That of a run with one comparison. */
export function onlyJson(run: RunAssessment) {
  const [{ assessment }] = run.comparisons;
  const { statements, ...only } = comparisonJson(assessment, 'check');
  return {
    ...jsonHead('compare'),
    ...only,
    statements: [...statements, ...runNotes(run).map(statementJson)],
  };
}

function severalJson(run: RunAssessment) {
  const { comparisons } = run;
  const [{ assessment: worst }] = comparisons;
  const { familyWise, notCompared, configNote } = run;
  return {
    ...jsonHead('compare'),
    ...outcomeJson(worst),
    comparisons: comparisons.map(({ name, assessment }) => {
      return { name, ...comparisonJson(assessment, 'comparison') };
    }),
    familyWise,
    notCompared,
    configNote: configNote && quotedText(configSentences(configNote)),
    statements: runStatements(run).map(statementJson),
  };
}

/** Where two sweeps are not compared, keys are there all the same. */
const NOTHING = {
  comparison: null,
  rows: [],
  target: null,
  overallSlowdown: null,
  ruledOut: null,
  notWorse: null,
  jointLevel: null,
  chances: null,
  trialsNeeded: null,
  test: null,
};
const NO_EVIDENCE = { worse: null, better: null, range: null, crossings: [] };

function outcomeJson(assessment: Assessment) {
  const { verdict, gate } = assessment.outcome;
  return {
    verdict,
    gate,
    reason: plainText(headline(assessment)),
    reasonCode: reasonCodeOf(assessment),
    exitCode: exitCodeOf(assessment.outcome),
  };
}

function comparisonJson(assessment: Assessment, subject: Subject) {
  const { settings, axis, accepted } = assessment;
  const compared = assessment.kind === 'compared' ? assessment : NOTHING;
  const { comparison, chances, notWorse, rows, trialsNeeded } = compared;
  const { worse, better, range, crossings } = comparison ?? NO_EVIDENCE;
  const { baseline, candidate } = shownCurves(assessment);
  const direction = assessment.baseline?.direction ?? 'maximize';
  return {
    ...outcomeJson(assessment),
    settings: settingsJson(settings),
    axis,
    worse,
    better,
    range,
    baseline: baseline && shownCurve(baseline),
    candidate: candidate && shownCurve(candidate),
    crossings,
    at: rows.map((row) => rowJson(row, direction)),
    falseAlarm: chances && falseAlarmJson(chances.falseAlarm),
    jointLevel: compared.jointLevel,
    detectableSlowdown: chances?.detectableSlowdown ?? null,
    falseStrongBound: chances?.falseStrongBound ?? null,
    overallSlowdown: compared.overallSlowdown,
    ruledOut: compared.ruledOut,
    notWorse: notWorse && {
      margin: notWorse.margin,
      intervals: notWorse.intervals,
      share: notWorse.share,
    },
    equivalentEffort: comparison && rows.map(({ budget }) => equivalentEffort(comparison, budget)),
    target: compared.target,
    test: compared.test && testJson(compared.test, direction),
    decidedBy: decidedBy(assessment),
    gateRate: chances?.gateRate?.rate ?? null,
    trialsNeeded: trialsNeeded && trialsNeededJson(trialsNeeded),
    accepted: accepted && {
      label: accepted.label,
      by: accepted.by,
      at: accepted.at,
    },
    checklist: checklistJson(assessment),
    warnings: assessment.warnings.map(warningJson),
    statements: statementsOf(assessment, subject).map(statementJson),
  };
}

/** What the result rests on; null where neither bands nor the test fail it, and either could. */
function decidedBy(assessment: Assessment): 'bands' | 'test' | null {
  if (assessment.kind !== 'compared') return null;
  const { outcome, decides } = assessment;
  const { code } = outcome;
  if (code === 'worse' || code === 'adaptive-baseline') return outcome.facts.by;
  return decides === 'either' ? null : decides;
}

function testJson(tested: NoChangeTest, direction: Direction) {
  const { pairs, settings, searches: _searches, pBetterAfterTuning: _better, ...head } = tested;
  const test = {
    ...head,
    explained: settings?.explained ?? null,
    lowerShare: settings?.lowerShare ?? null,
    shift: settings?.shift == null ? null : -orient(settings.shift, direction),
    columns: settings?.columns.names ?? [],
    olderTrials: settings?.olderTrials.reduce((sum, count) => sum + count, 0) ?? 0,
  };
  if (pairs === null) return { ...test, pairs };
  const { n, worse, better, same, unmatched, differing, correlation, passing, change } = pairs;
  const counts = { n, worse, better, same, unmatched, differing, correlation, passing };
  const inMetric = change && toMetric({ ...change, point: change.estimate }, direction);
  const { lower = 0, median: estimate = 0, upper = 0 } = inMetric ?? {};
  return { ...test, pairs: { ...counts, change: change && { estimate, lower, upper } } };
}

function warningJson(warning: Warning) {
  const { code, kind, arm, names } = warning;
  return { code, kind, arm, message: plainText(messageOf(warning)), names };
}

function statementJson({ id, said }: Statement) {
  return { id, text: quotedText(said) };
}

function checklistJson(assessment: Assessment) {
  const lists = checklistsOf(assessment);
  return lists.baseline === null && lists.candidate === null ? null : lists;
}

function trialsNeededJson({ toOpenRange, toDetect, ...goal }: TrialsNeeded) {
  const known = (trials: number | 'over 200' | null) => (trials === 'over 200' ? null : trials);
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}

function settingsJson({ reading, band, comparison, gate }: Settings) {
  const { method, ...rest } = band;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets, ...others } = comparison;
  const limits = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets?.map(budgetJson) ?? null,
  };
  return { ...read, band: method, ...rest, ...others, ...limits, ...gate };
}

/** As the user gave it. */
function budgetJson({ value, unit }: GivenBudget): number | string {
  return unit === null ? value : `${value} ${unit}`;
}

function rowJson(row: BudgetRow, direction: Direction) {
  return {
    budget: row.budget,
    baseline: toMetric(row.baseline, direction),
    candidate: toMetric(row.candidate, direction),
    // Not a number, and so null, where it is not defined.
    difference: differenceInMetric(row, direction),
    worse: row.worse,
    better: row.better,
  };
}
