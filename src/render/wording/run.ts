import {
  type Compared,
  failingLevel,
  type NamedAssessment,
  type RunAssessment,
} from '../../decide/index.ts';
import {
  data,
  distinct,
  joined,
  listed,
  ofMessage,
  type Phrase,
  say,
  type Table,
  table,
} from '../../report/index.ts';
import { acceptedBy, acceptedSentence } from './advice.ts';
import { catchSentence, explanations, isJudged } from './explanations.ts';
import { formatLimit } from './odds.ts';
import {
  briefVerdict,
  evidenceFound,
  headline,
  outcomeSentence,
  statusMark,
  strengthSentence,
} from './verdict.ts';

const MAX_NAMES = 3;

/** A cross if one fails, a tick if all have one. */
export function runMark({ gate, comparisons }: RunAssessment): ReturnType<typeof statusMark> {
  if (gate === 'fail') return '❌';
  return comparisons.every(({ assessment }) => statusMark(assessment) === '✅') ? '✅' : '⚪';
}

/** The result in one line without a full stop: of several comparisons "Worse in 1 of 3 comparisons: `large`". */
export function runHeadline(run: RunAssessment): Phrase {
  const [{ assessment }, ...others] = run.comparisons;
  if (others.length === 0) return ofMessage(headline(assessment));
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const claim = `${briefVerdict(assessment)} in ${same.length} of ${count} comparisons`;
  const names = same.map(({ name }) => name);
  const which = same.length < count ? say`: ${someNames(names)}` : [];
  return say`${ofMessage(claim)}${which}${ofMessage(acceptedBy(assessment))}`;
}

function someNames(all: readonly string[]): Phrase {
  const names = all.slice(0, MAX_NAMES).map((name) => [data(name)]);
  const more = all.length - names.length;
  return listed(more > 0 ? [...names, say`${more} more`] : names);
}

/** Those with the same outcome as the worst one. */
function likeTheFirst({ comparisons }: RunAssessment): readonly NamedAssessment[] {
  const outcome = ({ assessment }: NamedAssessment) =>
    `${assessment.gate} ${briefVerdict(assessment)}`;
  return comparisons.filter((one) => outcome(one) === outcome(comparisons[0]));
}

/** What a reader must know besides the headline, one sentence each. */
export function runExplanations(run: RunAssessment): Phrase[] {
  const [{ assessment }, ...others] = run.comparisons;
  const isAlone = likeTheFirst(run).length === 1;
  // The run's headline says who accepted it, and that a sweep is missing.
  const isSaid = assessment.acknowledged !== null || assessment.verdict.startsWith('no-');
  const isNew = others.length > 0 && !isJudged(assessment) && !isSaid;
  const said = [
    ofMessage(isNew ? `${headline(assessment)}.` : ''),
    isAlone ? ofMessage(strengthSentence(assessment)) : [],
    ofMessage(outcomeSentence(assessment, runMark(run))),
    ...explanations(assessment),
    ...run.comparisons.map((one) => acceptedSentence(one.assessment)),
  ];
  if (others.length > 0 && run.gate === 'pass' && run.verdict === 'none') {
    // What all comparisons would have caught is what the least sensitive one would.
    const slowdown = ({ chances }: Compared) => chances?.detectableSlowdown ?? Infinity;
    const all = run.comparisons.flatMap(({ assessment: one }) =>
      one.kind === 'compared' ? [one] : [],
    );
    const largest = Math.max(...all.map(slowdown));
    const least = all.find((one) => slowdown(one) === largest);
    said.push(ofMessage(least ? catchSentence(least) : ''));
  }
  return distinct(said);
}

/** How often the check fails if nothing changed anywhere; empty where it is unknown. */
export function familyWiseSentence({ familyWise, comparisons }: RunAssessment): Phrase {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? 'this check fails' : 'this check finds strong evidence';
  return ofMessage(`If nothing changed in any of them, ${event} ${formatLimit(familyWise.rate)}.`);
}

/** Which names were left out, and whose config counts, as sentences; empty if there is nothing to say. */
export function runNotes({ notCompared, configNote }: RunAssessment): Phrase {
  const left = someNames(notCompared);
  const notThere = say`Not compared: ${left} (in neither the config nor the baseline).`;
  return joined([ofMessage(configNote ?? ''), notCompared.length === 0 ? [] : notThere]);
}

/** The summary: a line for each comparison. */
export function summaryTable(run: RunAssessment): Table {
  const rows = run.comparisons.map(({ name, assessment }) => [
    [data(name)],
    say`${statusMark(assessment)} ${ofMessage(headline(assessment))}`,
    ofMessage(evidenceFound(assessment) || '–'),
  ]);
  return table([say`Comparison`, say`Result`, say`Evidence`], rows, 'left');
}
