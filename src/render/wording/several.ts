import { failingLevel, type NamedAssessment, type RunAssessment } from '../../decide/index.ts';
import { acceptedBy, acceptedSentence } from './acceptance.ts';
import { describeBudget } from './budgets.ts';
import { explanations, isJudged } from './explanations.ts';
import { listOf } from './numbers.ts';
import { formatLimit } from './odds.ts';
import { catchSentence } from './promises.ts';
import {
  briefVerdict,
  evidenceFound,
  exampleScores,
  headlineParts,
  outcomeSentence,
  statusMark,
  strengthSentence,
} from './verdict.ts';

/** Writes a comparison's name, which is untrusted text: as code in Markdown, printable elsewhere. */
type WriteName = (name: string) => string;

/** Comparisons with the same outcome. */
type Group = [NamedAssessment, ...NamedAssessment[]];

const MAX_NAMES = 3;
const MAX_NOT_COMPARED = 10;

/** A cross if one fails, a tick if all have one. */
export function runMark({ gate, comparisons }: RunAssessment): ReturnType<typeof statusMark> {
  if (gate === 'fail') return '❌';
  return comparisons.every(({ assessment }) => statusMark(assessment) === '✅') ? '✅' : '⚪';
}

/**
 * The result of several comparisons in one line without a full stop: "Worse in 1 of 3 comparisons:
 * `large` 0.879 instead of 0.909 after 4 trials".
 */
export function runHeadline(run: RunAssessment, write: WriteName): string {
  const [first, ...others] = groupsOf(run);
  const count = run.comparisons.length;
  const all = count === 2 ? 'both' : `all ${count}`;
  const where = first.length === count ? all : `${first.length} of ${count}`;
  const claim = `${briefVerdict(first[0].assessment)} in ${where} comparisons`;
  if (run.verdict !== 'none' || statusMark(first[0].assessment) !== '✅')
    return `${claim}${examples(first, run, write)}${acceptedBy(first[0].assessment)}`;
  // The names of those where nothing was found say nothing.
  const better = others.find(([{ assessment }]) => assessment.verdict === 'better');
  const more = better && `, better in ${better.length}${examples(better, run, write)}`;
  return `${claim}${more ?? ''}`;
}

/** Which comparisons: up to two with their numbers, or some names unless it is all of them. */
function examples(group: Group, { comparisons }: RunAssessment, write: WriteName): string {
  const numbers = group.map(({ assessment }) => headlineParts(assessment).numbers.replace(':', ''));
  const isAll = group.length === comparisons.length;
  if (group.length <= 2 && !(isAll && numbers.every((one) => one === ''))) {
    return `: ${group.map(({ name }, i) => `${write(name)}${numbers[i]}`).join('; ')}`;
  }
  return isAll ? '' : `: ${someNames(group, MAX_NAMES, write)}`;
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

/** What the headline is about first. */
function groupsOf({ comparisons: [worst, ...others] }: RunAssessment): [Group, ...Group[]] {
  const groups: [Group, ...Group[]] = [[worst]];
  for (const one of others) {
    const group = groups.find(([first]) => outcomeOf(first) === outcomeOf(one));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups;
}

function outcomeOf({ assessment }: NamedAssessment): string {
  return `${assessment.gate} ${briefVerdict(assessment)}`;
}

/** What a reader must know besides the headline, one sentence each; Markdown. */
export function runExplanations(run: RunAssessment, write: WriteName): string[] {
  const [first] = groupsOf(run);
  const { assessment } = first[0];
  const said = [
    first.length === 1 && isJudged(assessment) ? strengthSentence(assessment) : '',
    ...(isJudged(assessment) ? [] : [`${headlineParts(assessment).claim}.`]),
    outcomeSentence(assessment, runMark(run)),
    ...explanations(assessment),
    ...run.comparisons.map((one) => acceptedSentence(one.assessment)),
    othersSentence(run, first.length),
    run.gate === 'pass' && run.verdict === 'none' ? sensitivitySentence(run, write) : '',
  ];
  return [...new Set(said.filter(Boolean))];
}

const ENDS = {
  fail: ['also fails', 'also fail'],
  neutral: ['is neutral', 'are neutral'],
  pass: ['passes', 'pass'],
} as const;

/** How the comparisons end that the headline is not about. */
function othersSentence({ comparisons, gate }: RunAssessment, told: number): string {
  if (gate === 'pass') return '';
  const others = comparisons.slice(told);
  const gates = (['fail', 'neutral', 'pass'] as const).flatMap((end) => {
    const count = others.filter(({ assessment }) => assessment.gate === end).length;
    return count === 0 ? [] : [{ count, end: ENDS[end][count === 1 ? 0 : 1] }];
  });
  const [only, ...more] = gates;
  if (only === undefined) return '';
  if (more.length === 0) return `The other ${only.count === 1 ? '' : `${only.count} `}${only.end}.`;
  return `Of the other ${others.length}, ${listOf(gates.map(({ count, end }) => `${count} ${end}`))}.`;
}

/** What the comparison that catches least would have caught. */
function sensitivitySentence({ comparisons }: RunAssessment, write: WriteName): string {
  const slowdown = ({ assessment }: NamedAssessment) =>
    assessment.chances?.detectableSlowdown ?? Infinity;
  const least = comparisons.reduce((a, b) => (slowdown(b) > slowdown(a) ? b : a));
  const sentence = catchSentence(least.assessment);
  const isSame = comparisons.every(({ assessment }) => catchSentence(assessment) === sentence);
  if (sentence === '' || isSame) return sentence;
  return `The least sensitive is ${write(least.name)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

const CHECK =
  /\b(t)h(?:is|e) check (?=(?:fails|finds|shows|catches|would have|passes|is neutral|never|does not|judges)\b)/gi;

/** Our own text on one of several comparisons: the check is about all of them. */
export function aboutOne(text: string): string {
  return text.replace(CHECK, '$1his comparison ');
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

export const SUMMARY_COLUMNS = [
  'Comparison',
  'Verdict',
  'Evidence',
  'After',
  'Baseline',
  'Candidate',
] as const;

/** A line of the summary for each comparison: its name, and what it found at the budget that stands for it. */
export function summaryRows(run: RunAssessment, write: WriteName): string[][] {
  return run.comparisons.map(({ name, assessment }) => {
    const { example, axis } = assessment;
    const row = isJudged(assessment) ? example : null;
    const scores = row === null ? ['', ''] : exampleScores(assessment, row);
    return [
      write(name),
      `${statusMark(assessment)} ${briefVerdict(assessment)}${assessment.acknowledged ? ', accepted' : ''}`,
      evidenceFound(assessment) || '–',
      row === null ? '–' : describeBudget(row.budget, axis),
      ...scores.map((score) => (score === null ? 'fails' : score || '–')),
    ];
  });
}
