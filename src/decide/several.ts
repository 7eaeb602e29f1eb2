import type { SomeEvidence } from '../compare/index.ts';
import { holmShares } from '../math/significance.ts';
import {
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  GATES,
  type OptionName,
  type Settings,
} from '../settings/index.ts';
import { withoutLost } from './assess.ts';
import type { Assessment } from './assessment.ts';
import type { Mark, Outcome, VerdictWord } from './findings.ts';
import { isTestable, testOf } from './no-change.ts';
import { failingLevel, isLeftOut, levelsOf } from './outcome.ts';
import { prepare } from './prepare.ts';
import { judgeBefore, type Sweeps } from './rules.ts';

/** One of the comparisons of a run. */
export interface NamedAssessment {
  /** Untrusted text; empty for the only one. */
  readonly name: string;
  readonly assessment: Assessment;
}

/** The pull request brings the first config, or inputs of its workflow differ from the config and are ignored. */
export type ConfigNote =
  | { readonly why: 'added' }
  | { readonly why: 'inputs-ignored'; readonly inputs: readonly OptionName[] };

/** What else a run says about the choice of its comparisons. */
interface ComparisonNotes {
  /** Names that were collected and are not compared; untrusted text. */
  readonly notCompared: readonly string[];
  /** Which config counts, where it is not the base's. */
  readonly configNote: ConfigNote | null;
}

/** Everything a run says about all its comparisons. */
export interface RunAssessment extends ComparisonNotes {
  /** At least one, the worst first. */
  readonly comparisons: readonly [NamedAssessment, ...NamedAssessment[]];
  /** The worst one's. */
  readonly outcome: Outcome;
  /** A cross if one fails, a tick if all have one. */
  readonly mark: Mark;
  /** How often it raises any false alarm, and the weakest evidence that is one in any of the comparisons. */
  readonly familyWise: ReturnType<typeof familyWiseRate>;
}

/**
 * Several comparisons, at least one, as one result: the gate is the worst of all that was trained. They are sorted by
 * gate, then by the evidence that the candidate is worse, then other verdicts before `none` and `better`, then by name.
 */
export function combineAssessments(
  comparisons: readonly NamedAssessment[],
  notes: ComparisonNotes = { notCompared: [], configNote: null },
): RunAssessment {
  const [worst, ...others] = comparisons.toSorted(byUrgency);
  if (worst === undefined) throw new Error('There is no comparison to combine.');
  const { outcome } = worst.assessment;
  const marks = comparisons.map(({ assessment }) => assessment.outcome.mark);
  const mark = (['❌', '⚪'] as const).find((one) => marks.includes(one)) ?? '✅';
  const familyWise = familyWiseRate(comparisons.map(({ assessment }) => assessment));
  return { ...notes, comparisons: [worst, ...others], outcome, mark, familyWise };
}

/** The best last. */
const GOOD_NEWS: readonly VerdictWord[] = ['none', 'better'];

function byUrgency(a: NamedAssessment, b: NamedAssessment): number {
  // What was not trained says nothing of the others.
  const gateOf = ({ assessment }: NamedAssessment) =>
    isLeftOut(assessment) ? -1 : GATES.indexOf(assessment.outcome.gate);
  const levelOf = ({ assessment }: NamedAssessment) =>
    EVIDENCE_LEVELS.indexOf(levelsOf(assessment).worse);
  const newsOf = ({ assessment }: NamedAssessment) => GOOD_NEWS.indexOf(assessment.outcome.verdict);
  return (
    gateOf(b) - gateOf(a) ||
    levelOf(b) - levelOf(a) ||
    newsOf(a) - newsOf(b) ||
    (a.name < b.name ? -1 : 1)
  );
}

/** A comparison of a run before it is judged. */
export interface AskedComparison {
  readonly sweeps: Sweeps;
  readonly settings: Settings;
}

/**
 * The level at which each comparison of a run is tested: together they keep the false-alarm rate, by Holm's procedure.
 * A comparison counts if it has a baseline, whatever comes of it.
 *
 * @returns null where no rate is asked for
 */
export function levelsOfRun(asked: readonly AskedComparison[]): (number | null)[] {
  const questions = asked.filter(({ sweeps }) => sweeps.baseline !== null).length;
  const tested = asked.map((one) => pValueIn(one));
  const known = tested.filter((p) => p !== null);
  const shares = holmShares(known, Math.max(known.length, questions));
  return asked.map(({ settings }, i) => {
    const rate = settings.comparison.falseAlarmRate;
    const share = tested[i] === null ? undefined : shares.shift();
    return rate && rate * (share ?? 1 / Math.max(1, questions));
  });
}

/** In units of the rate; null where no test is made once and for all. */
function pValueIn({ sweeps, settings }: AskedComparison): number | null {
  const { falseAlarmRate: rate } = settings.comparison;
  const pair = judgeBefore(sweeps, settings);
  if (rate === null || 'code' in pair) return null;
  const prepared = prepare(withoutLost(pair, settings).present, settings);
  if (prepared.relation.design !== 'paired' && !isTestable(prepared.pair)) return null;
  const test = testOf(prepared, sweeps.older ?? [], rate);
  return test && test.pValue / rate;
}

/**
 * The chance that some comparison of a run raises a false alarm if nothing changed in any of them, however they
 * depend on each other: the rate that is asked for, and otherwise at most the sum of their rates (the union bound).
 * Where no budgets are compared, chance cannot raise an alarm. A simulated rate counts with two standard errors.
 *
 * @returns null where nothing is compared, or a rate is unknown
 */
function familyWiseRate(assessments: readonly Assessment[]) {
  const counted = assessments
    .filter((one) => one.kind === 'compared')
    .filter(({ comparison, test }) => test !== null || comparison.range !== null);
  if (counted.length === 0) return null;
  const asked = counted.flatMap(({ settings }) => settings.comparison.falseAlarmRate ?? []);
  const others = counted.filter(({ settings }) => settings.comparison.falseAlarmRate === null);
  const known = others.flatMap(({ chances }) => chances?.gateRate ?? []);
  if (known.length < others.length) return null;
  const sum = known.reduce((total, { rate, standardError }) => total + rate + 2 * standardError, 0);
  const levels = others
    .filter(({ decides }) => decides !== 'test')
    .map(({ settings }): EvidenceLevel => failingLevel(settings.gate) ?? 'strong');
  const level = EVIDENCE_LEVELS.find((one) => levels.includes(one)) ?? 'strong';
  const method = asked.length === 0 ? 'sum' : 'holm';
  const rate = Math.min(1, Math.max(0, ...asked) + sum);
  return { level: level as SomeEvidence, rate, method } as const;
}
