import { failingLevel, type NamedAssessment, type RunAssessment } from '../../decide/index.ts';
import { acceptedBy, acceptedSentence } from './advice.ts';
import { explanations, isJudged } from './explanations.ts';
import { listOf } from './numbers.ts';
import { formatLimit } from './odds.ts';
import { catchSentence } from './promises.ts';
import {
  briefVerdict,
  evidenceFound,
  headline,
  outcomeSentence,
  statusMark,
  strengthSentence,
} from './verdict.ts';

/** Writes a comparison's name, which is untrusted text: as code in Markdown, printable elsewhere. */
type WriteName = (name: string) => string;

const MAX_NAMES = 3;
const MAX_NOT_COMPARED = 10;

/** A cross if one fails, a tick if all have one. */
export function runMark({ gate, comparisons }: RunAssessment): ReturnType<typeof statusMark> {
  if (gate === 'fail') return '❌';
  return comparisons.every(({ assessment }) => statusMark(assessment) === '✅') ? '✅' : '⚪';
}

/**
 * The result of several comparisons in one line without a full stop: "Worse in 1 of 3 comparisons: `large`".
 */
export function runHeadline(run: RunAssessment, write: WriteName): string {
  const { assessment } = run.comparisons[0];
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const claim = `${briefVerdict(assessment)} in ${same.length} of ${count} comparisons`;
  const names = same.length < count ? `: ${someNames(same, MAX_NAMES, write)}` : '';
  return `${claim}${names}${acceptedBy(assessment)}`;
}

function someNames(
  group: readonly { readonly name: string }[],
  most: number,
  write: WriteName,
): string {
  const names = group.slice(0, most).map(({ name }) => write(name));
  const more = group.length - names.length;
  return listOf(more > 0 ? [...names, `${more} more`] : names);
}

/** Those with the same outcome as the worst one. */
function likeTheFirst({ comparisons }: RunAssessment): readonly NamedAssessment[] {
  const outcome = ({ assessment }: NamedAssessment) =>
    `${assessment.gate} ${briefVerdict(assessment)}`;
  return comparisons.filter((one) => outcome(one) === outcome(comparisons[0]));
}

/** What a reader must know besides the headline, one sentence each; Markdown. */
export function runExplanations(run: RunAssessment): string[] {
  const { assessment } = run.comparisons[0];
  const isAlone = likeTheFirst(run).length === 1;
  const said = [
    ...(isJudged(assessment) ? [] : [`${headline(assessment)}.`]),
    isAlone ? strengthSentence(assessment) : '',
    outcomeSentence(assessment, runMark(run)),
    ...explanations(assessment),
    ...run.comparisons.map((one) => acceptedSentence(one.assessment)),
    run.gate === 'pass' && run.verdict === 'none' ? leastSensitive(run) : '',
  ];
  return [...new Set(said.filter(Boolean))];
}

/** What all comparisons would have caught: what the least sensitive one would. */
function leastSensitive({ comparisons }: RunAssessment): string {
  const slowdown = ({ assessment }: NamedAssessment) =>
    assessment.chances?.detectableSlowdown ?? Infinity;
  const least = comparisons.reduce((a, b) => (slowdown(b) > slowdown(a) ? b : a));
  return catchSentence(least.assessment);
}

/** Our own text on one of several comparisons: the check is about all of them. */
export function aboutOne(text: string): string {
  return text.replaceAll('his check ', 'his comparison ');
}

/** How often the check fails if nothing changed anywhere; empty where it is unknown. */
export function familyWiseSentence({ familyWise, comparisons }: RunAssessment): string {
  if (familyWise === null) return '';
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? 'this check fails' : 'this check finds strong evidence';
  return `If nothing changed in any of them, ${event} ${formatLimit(familyWise.rate)}.`;
}

/** Which names were left out, and whose config counts, as sentences; empty if there is nothing to say. */
export function runNotes({ notCompared, configNote }: RunAssessment, write: WriteName): string {
  const left = notCompared.map((name) => ({ name }));
  const notThere =
    left.length > 0 &&
    `Not compared (no sweep of that name is expected): ${someNames(left, MAX_NOT_COMPARED, write)}.`;
  return [configNote, notThere].filter(Boolean).join(' ');
}

export const SUMMARY_COLUMNS = ['Comparison', 'Result', 'Evidence'] as const;

/** A line of the summary for each comparison: its name, its headline, and where it found evidence. */
export function summaryRows(run: RunAssessment, write: WriteName): string[][] {
  return run.comparisons.map(({ name, assessment }) => [
    write(name),
    `${statusMark(assessment)} ${headline(assessment)}`,
    evidenceFound(assessment) || '–',
  ]);
}
