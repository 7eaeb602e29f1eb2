import type { SomeEvidence } from '../compare/index.ts';
import { EVIDENCE_LEVELS, GATES, type Gate, type OptionName } from '../settings/index.ts';
import { assess } from './assess.ts';
import type { Assessment, ReasonCode, Verdict, VerdictWord } from './assessment.ts';
import { failingLevel, levelsOf } from './gate-policy.ts';
import { nextTrials } from './looks.ts';

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
  /** The worst one's, as is the verdict. */
  readonly gate: Gate;
  readonly verdict: VerdictWord;
  readonly reasonCode: ReasonCode | null;
  /** Whether all are decided; null where that is not known of one. */
  readonly decided: boolean | null;
  /** The largest of the next looks; null where training has ended. */
  readonly nextTrials: number | null;
  /** How often it raises any false alarm, and the weakest evidence that is one in any of the comparisons. */
  readonly familyWise: ReturnType<typeof familyWiseRate>;
}

/**
 * Several comparisons as one result: the gate is the worst of all. They are sorted by gate, then by the
 * level of evidence that the candidate is worse, then other verdicts before `none`, with `better` last,
 * then by name.
 *
 * @param comparisons at least one
 * @throws Error without any
 */
export function combineAssessments(
  comparisons: readonly NamedAssessment[],
  notes: ComparisonNotes = { notCompared: [], configNote: null },
): RunAssessment {
  const [worst, ...others] = comparisons.toSorted(byUrgency);
  if (worst === undefined) throw new Error('There is no comparison to combine.');
  const { gate, verdict, reasonCode = null } = worst.assessment;
  const all = comparisons.map(({ assessment }) => assessment);
  const isUnknown = all.some(({ decided }) => decided === null);
  const next = all.flatMap((one) => nextTrials(one) ?? []);
  return {
    ...notes,
    comparisons: [worst, ...others],
    gate,
    verdict,
    reasonCode,
    decided: isUnknown ? null : all.every(({ decided }) => decided),
    nextTrials: isUnknown || next.length === 0 ? null : Math.max(...next),
    familyWise: familyWiseRate(all),
  };
}

/** What anybody would like to read, the best last. */
const GOOD_NEWS: readonly VerdictWord[] = ['none', 'better'];

function byUrgency(a: NamedAssessment, b: NamedAssessment): number {
  const gateOf = ({ assessment }: NamedAssessment) => GATES.indexOf(assessment.gate);
  const levelOf = ({ assessment }: NamedAssessment) =>
    EVIDENCE_LEVELS.indexOf(levelsOf(assessment).worse);
  const newsOf = ({ assessment }: NamedAssessment) => GOOD_NEWS.indexOf(assessment.verdict);
  return (
    gateOf(b) - gateOf(a) ||
    levelOf(b) - levelOf(a) ||
    newsOf(a) - newsOf(b) ||
    (a.name < b.name ? -1 : 1)
  );
}

/**
 * The chance that some comparison of a run raises a false alarm if nothing changed in any of them: at
 * most the sum of their rates, however they depend on each other (the union bound). Where no budgets
 * are compared, chance cannot raise an alarm. A simulated rate counts with two standard errors, one with looks
 * with all that are planned.
 *
 * @returns null where nothing is compared, or a rate is unknown
 */
function familyWiseRate(assessments: readonly Assessment[]) {
  const compared = assessments
    .filter((one) => one.kind === 'compared')
    .filter(({ comparison, look }) => comparison.range !== null || look !== null)
    .map(({ chances, look, settings }) => {
      const level = failingLevel(settings.gate) ?? 'strong';
      const ofLooks = look?.totalRate ?? null;
      const planned = ofLooks === null ? null : { rate: ofLooks, standardError: 0 };
      return { level, rate: planned ?? chances?.falseAlarm[level] ?? null };
    });
  const rates = compared.map(({ rate }) => rate);
  const known = rates.filter((one) => one !== null);
  if (rates.length === 0 || known.length < rates.length) return null;
  const sum = known.reduce((total, { rate, standardError }) => total + rate + 2 * standardError, 0);
  const level = EVIDENCE_LEVELS.find((one) => compared.some((each) => each.level === one));
  return { level: level as SomeEvidence, rate: Math.min(1, sum) };
}

/**
 * The comparison with a reference that stays where it is, where main itself is already below it: it would fail
 * every pull request, also the one that mends it. It is neutral as long as the comparison with the base passes.
 *
 * @param anchor the comparison with the reference
 * @param withBase the same candidate's comparison with the newest sweep of its base branch
 * @returns the anchor's, which no longer fails where only the base is to blame
 */
export function excuseAnchor(anchor: Assessment, withBase: Assessment): Assessment {
  const { baseline } = anchor;
  const main = withBase.baseline;
  const isExcusable = isFoundWorse(anchor) && withBase.gate === 'pass';
  if (!isExcusable || main === null) return anchor;
  const searches = { baseline: anchor.searches.baseline, candidate: withBase.searches.baseline };
  const ofMain = assess({ baseline, candidate: main, searches }, anchor.settings);
  if (!isFoundWorse(ofMain)) return anchor;
  return { ...anchor, gate: 'neutral', remedy: { how: 'base-is-worse', sha: main.source.sha } };
}

/** Whether it fails for evidence that the candidate is worse. */
export function isFoundWorse({ gate, verdict }: Pick<Verdict, 'gate' | 'verdict'>): boolean {
  return gate === 'fail' && (verdict === 'worse' || verdict === 'mixed');
}
