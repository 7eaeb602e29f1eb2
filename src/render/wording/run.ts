import { failingLevel, type NamedAssessment, type RunAssessment } from '../../decide/index.ts';
import { acceptedBy, acceptedSentence } from './advice.ts';
import { catchSentence, explanations, isJudged } from './explanations.ts';
import { listOf } from './numbers.ts';
import { formatLimit } from './odds.ts';
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

/** A cross if one fails, a tick if all have one. */
export function runMark({ gate, comparisons }: RunAssessment): ReturnType<typeof statusMark> {
  if (gate === 'fail') return '❌';
  return comparisons.every(({ assessment }) => statusMark(assessment) === '✅') ? '✅' : '⚪';
}

/** The result in one line without a full stop: of several comparisons "Worse in 1 of 3 comparisons: `large`". */
export function runHeadline(run: RunAssessment, write: WriteName): string {
  const [{ assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const claim = `${briefVerdict(assessment)} in ${same.length} of ${count} comparisons`;
  const names = same.map(({ name }) => name);
  const which = same.length < count ? `: ${someNames(names, write)}` : '';
  return `${claim}${which}${acceptedBy(assessment)}`;
}

function someNames(all: readonly string[], write: WriteName): string {
  const names = all.slice(0, MAX_NAMES).map((name) => write(name));
  const more = all.length - names.length;
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
  const [{ assessment }, ...others] = run.comparisons;
  const isAlone = likeTheFirst(run).length === 1;
  // The run's headline says who accepted it, and that a sweep is missing.
  const isSaid = assessment.acknowledged !== null || assessment.verdict.startsWith('no-');
  const isNew = others.length > 0 && !isJudged(assessment) && !isSaid;
  const said = [
    isNew ? `${headline(assessment)}.` : '',
    isAlone ? strengthSentence(assessment) : '',
    outcomeSentence(assessment, runMark(run)),
    ...explanations(assessment),
    ...run.comparisons.map((one) => acceptedSentence(one.assessment)),
  ];
  if (others.length > 0 && run.gate === 'pass' && run.verdict === 'none') {
    // What all comparisons would have caught is what the least sensitive one would.
    const slowdown = (one: NamedAssessment) =>
      one.assessment.chances?.detectableSlowdown ?? Infinity;
    const least = run.comparisons.reduce((a, b) => (slowdown(b) > slowdown(a) ? b : a));
    said.push(catchSentence(least.assessment));
  }
  return [...new Set(said.filter(Boolean))];
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
  if (notCompared.length === 0) return configNote ?? '';
  const left = someNames(notCompared, write);
  const notThere = `Not compared: ${left} (in neither the config nor the baseline).`;
  return [configNote, notThere].filter(Boolean).join(' ');
}

/** The summary: below its titles a line for each comparison. */
export function summaryRows(run: RunAssessment, write: WriteName): string[][] {
  const rows = run.comparisons.map(({ name, assessment }) => [
    write(name),
    `${statusMark(assessment)} ${headline(assessment)}`,
    evidenceFound(assessment) || '–',
  ]);
  return [['Comparison', 'Result', 'Evidence'], ...rows];
}
