import {
  type Assessment,
  type NamedAssessment,
  type RunAssessment,
  TRIAGE,
  type Triage,
} from '../decide/index.ts';
import { joined, type Phrase, type Statement, say, state, type Words, words } from './blocks.ts';
import { formatTimes } from './numbers.ts';

/** What a list of comparisons of each urgency is called. */
export const TRIAGE_WORDS: Readonly<Record<Triage, Words>> = {
  blocks: words`blocks`,
  worse: words`worse?, does not block`,
  unknown: words`cannot tell`,
  better: words`better`,
  same: words`no difference found`,
};

/** From this many comparisons on, a run has an overview. */
export const MIN_OVERVIEW = 2;

/** The comparisons of each urgency that occurs, as they are sorted in the run. */
export function byTriage({ comparisons }: RunAssessment): [Triage, ...NamedAssessment[]][] {
  return TRIAGE.map((triage): [Triage, ...NamedAssessment[]] => [
    triage,
    ...comparisons.filter((one) => one.assessment.outcome.triage === triage),
  ]).filter(([, ...found]) => found.length > 0);
}

/** How many of many block, and of how many nothing is known: "2 of 50 block, 3 cannot tell". */
export function triageHeadline(run: RunAssessment): Phrase {
  const [blocks, unknown] = [countOf('blocks', run), countOf('unknown', run)];
  const of = run.comparisons.length;
  const verb = blocks === 1 ? 'blocks' : 'block';
  const blocking = blocks === 0 ? say`None of ${of} blocks` : say`${blocks} of ${of} ${verb}`;
  return joined([blocking, unknown > 0 ? say`${unknown} cannot tell` : []], say`, `);
}

/** What is to be said of the others: "9 may be worse, 11 better, or may be, no difference found in 28". */
export function otherTriage(run: RunAssessment): Phrase {
  const [worse, better] = [countOf('worse', run), countOf('better', run)];
  const same = countOf('same', run);
  const parts = [
    worse > 0 ? say`${worse} may be worse` : [],
    better > 0 ? say`${better} better, or may be` : [],
    same > 0 ? say`no difference found in ${same}` : [],
  ];
  return joined(parts, say`, `);
}

/** Both in a sentence. */
export function triageStatements(run: RunAssessment): Statement[] {
  return state('standings', say`${joined([triageHeadline(run), otherTriage(run)], say`; `)}.`);
}

function countOf(triage: Triage, { comparisons }: RunAssessment): number {
  return comparisons.filter(({ assessment }) => assessment.outcome.triage === triage).length;
}

/** One of several in very few words: "worse: fails", "cannot tell: only 10×", "none: catches 3.1×". */
export function triageWords(assessment: Assessment): Phrase {
  const { triage, verdict } = assessment.outcome;
  const known = assessment.kind === 'compared' ? assessment.chances?.detectableSlowdown : null;
  const missed = known && known < Infinity ? formatTimes(known, Math.ceil) : null;
  switch (triage) {
    case 'blocks':
      return verdict === 'worse' || verdict === 'mixed' ? say`worse: fails` : say`fails`;
    case 'worse':
      return say`may be worse`;
    case 'unknown':
      return missed === null ? say`cannot tell` : say`cannot tell: only ${missed}`;
    case 'better':
      return say`better`;
    default:
      return missed === null ? say`none` : say`none: catches ${missed}`;
  }
}
