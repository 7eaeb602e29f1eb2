import { type Assessment, failingLevel, haveTies, type RunAssessment } from '../decide/index.ts';
import {
  capitalized,
  joined,
  link,
  type Phrase,
  type Statement,
  say,
  state,
  strong,
} from './blocks.ts';
import { DRAWN, rateOf, slowdownAtSettings, slowdownCaught } from './facts.ts';
import { formatPerThousand, formatTimes, plural } from './numbers.ts';
import { nextStep } from './outcome.ts';
import { sampleSizes } from './quantities.ts';
import { baselineName } from './sweeps.ts';
import { explainedWords } from './test-words.ts';
import { hasSameRows, isJudged } from './verdict.ts';

/** What a report says besides the result of its run. */
export interface ReportFrame {
  /** The Action's `name` input; empty if there is only one instance. */
  readonly name: string;
  /** The commit and the run it is about; empty if there is none. */
  readonly origin: Phrase;
  /** How a maintainer accepts a failing result; empty if it cannot be accepted. */
  readonly acceptance: Phrase;
  /** Why no check was written; empty if one was, or none was wanted. */
  readonly noCheck: Phrase;
  /** URL of the artifact with all files of the report; null if there is none. */
  readonly fullReport: string | null;
  /** URL of the page that says how to read a report. */
  readonly help: string;
}

/** What to do, and whose move it is. */
export function nextMoves({ comparisons }: RunAssessment, acceptance: Phrase): Phrase {
  const { you = [], maintainer = [] } = nextStep(comparisons[0].assessment);
  const others =
    maintainer.length === 0 ? acceptance : joined([maintainer, capitalized(acceptance)]);
  return joined([
    you.length === 0 ? [] : say`${strong(say`You:`)} ${you}`,
    others.length === 0 ? [] : say`${strong(say`Maintainer:`)} ${others}`,
  ]);
}

/** The same, or that nothing is to be done. Nothing where only the result can be read. */
export function nextStatement(run: RunAssessment, acceptance: Phrase): Statement[] {
  const { outcome, comparisons } = run;
  const [{ assessment }] = comparisons;
  const said = nextMoves(run, acceptance);
  const isDone =
    outcome.gate !== 'fail' &&
    (outcome.isJudged || assessment.accepted !== null || assessment.settings.gate.informOnly);
  const rest = isDone ? joined([say`nothing.`, caughtSentence(assessment)]) : [];
  const next = said.length > 0 ? said : rest;
  return state('next', next.length === 0 ? [] : say`${strong(say`Next:`)} ${next}`);
}

/** What a pass would have caught; empty where that is not known. */
function caughtSentence(assessment: Assessment): Phrase {
  const { outcome, accepted } = assessment;
  if (!isJudged(assessment) || outcome.gate !== 'pass' || accepted !== null) return [];
  const slowdown = slowdownCaught(assessment);
  if (slowdown === null) return [];
  const isCheck = failingLevel(assessment.settings.gate) === 'strong';
  const caught = isCheck ? say`It had` : say`Strong evidence had`;
  const alike = slowdownAtSettings(assessment);
  const about =
    alike === null
      ? []
      : say`, about ${formatTimes(alike, Math.ceil)} if all settings lose equally`;
  const odds = haveTies(assessment) ? say`at most an 80 %` : say`an 80 %`;
  return say`${caught} ${odds} chance to catch a ${formatTimes(slowdown, Math.ceil)} slowdown${about}.`;
}

/** Sizes, baseline, false alarms, and where there is more. */
export function smallPrint(run: RunAssessment, frame: ReportFrame): Statement[] {
  const [{ assessment }, ...others] = run.comparisons;
  const isOne = others.length === 0;
  const count = say`${plural(run.comparisons.length, 'comparison')}`;
  const { fullReport, help } = frame;
  return [
    ...state('sizes', isOne ? sizesIn(assessment) : count),
    ...state('explained', isOne ? explainedIn(assessment) : []),
    ...state('baseline-name', baselineName(assessment)),
    ...(isOne ? state('rate-in', rateIn(assessment)) : state('family-rate', familyRate(run))),
    ...state('link', fullReport === null ? [] : [link(say`report`, fullReport)]),
    ...state('help', [link(say`help`, help)]),
    ...state('origin', frame.origin),
  ];
}

function sizesIn(assessment: Assessment): Phrase {
  const { candidate, kind } = assessment;
  if (kind === 'unjudged')
    return candidate ? say`${plural(candidate.counts.counted, 'trial')}` : [];
  const counts = [assessment.baseline, candidate].flatMap((sweep) => sweep?.counts.failed ?? []);
  const failed = counts.some((count) => count > 0)
    ? say` (${joined(
        counts.map((count) => say`${count}`),
        say` + `,
      )} failed)`
    : [];
  return say`${sampleSizes(assessment)}${hasOneAJob(assessment) ? ', one a job' : ''}${failed}`;
}

/** Whether each job has trained one of the searches that are compared. */
function hasOneAJob(assessment: Assessment): boolean {
  return assessment.kind === 'compared' && assessment.test?.searches?.are === 'jobs';
}

/** What settings explain, where they are compared. */
function explainedIn(assessment: Assessment): Phrase {
  const test = assessment.kind === 'compared' && isJudged(assessment) ? assessment.test : null;
  return test === null ? [] : explainedWords(test);
}

function rateIn(assessment: Assessment): Phrase {
  if (!isJudged(assessment) || hasSameRows(assessment)) return [];
  if (assessment.searchDoubts.baseline !== null)
    return assessment.failedBefore?.stands ? [] : say`error rate unknown`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? 'fail' : 'show strong evidence';
  return say`if nothing changed${DRAWN[`${found.isIfRandom}`]}, ${formatPerThousand(found.rate)} ${event}`;
}

/** How often the check fails if nothing changed anywhere; empty where it is unknown. */
function familyRate({ familyWise, comparisons }: RunAssessment): Phrase {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const most = formatPerThousand({ rate: familyWise.rate, standardError: 0, isBound: true });
  return say`if nothing changed in any, ${most} ${canFail ? 'fail' : 'show strong evidence'}`;
}
