import type { Assessment, Excuse, NamedAssessment, RunAssessment } from '../decide/index.ts';
import type { Gate } from '../settings/index.ts';
import { joined, type Phrase, type Statement, say, state, type Words, words } from './blocks.ts';

/** How a comparison stands among many, the most urgent first, and what a list of such is called. */
export const STANDINGS = {
  blocks: words`blocks`,
  worse: words`worse?, does not block`,
  unknown: words`cannot tell`,
  better: words`better?`,
  same: words`no difference found`,
} as const;

export type Standing = keyof typeof STANDINGS;

/** From this many comparisons on, a run has an overview. */
export const MIN_OVERVIEW = 4;

export function standingOf({ assessment }: NamedAssessment): Standing {
  const { gate, verdict } = assessment;
  if (gate === 'fail') return 'blocks';
  if (verdict === 'none') return 'same';
  if (verdict === 'better') return 'better';
  return verdict === 'worse' || verdict === 'mixed' ? 'worse' : 'unknown';
}

/** The comparisons of each standing that occurs, as they are sorted in the run. */
export function byStanding({ comparisons }: RunAssessment): [Standing, ...NamedAssessment[]][] {
  return (Object.keys(STANDINGS) as Standing[])
    .map((standing): [Standing, ...NamedAssessment[]] => [
      standing,
      ...comparisons.filter((one) => standingOf(one) === standing),
    ])
    .filter(([, ...found]) => found.length > 0);
}

const OUTCOMES: Readonly<Record<Gate, Words>> = {
  fail: words`Fails the check`,
  neutral: words`Does not block`,
  pass: words`Passes the check`,
};

const BY_TEST = words`the test decides`;

/** Why evidence of worse does not fail the check. */
const EXCUSES: Readonly<Record<Excuse, Words>> = {
  'fail-on': words`fail-on allows it`,
  'adaptive-baseline': words`adaptive baseline`,
  informs: words`this run only informs`,
  'test-passed': BY_TEST,
};

/** What a comparison does to the check, and why if the evidence above a chart does not show it. */
export function outcomeWords(assessment: Assessment): Words {
  const [outcome, cause] = [OUTCOMES[assessment.gate], causeOf(assessment)];
  return cause === null ? outcome : words`${outcome}: ${cause}`;
}

function causeOf(assessment: Assessment): Words | null {
  const { verdict, reason, accepted } = assessment;
  if (accepted !== null) return words`accepted`;
  if (verdict === 'insufficient') return words`too few trials`;
  if (verdict === 'invalid') return words`not judged`;
  if ('excuse' in reason && reason.excuse !== null) return EXCUSES[reason.excuse];
  const isShown = assessment.kind !== 'compared' || assessment.comparison.worse.level === 'strong';
  return reason.why === 'test-failed' && !isShown ? BY_TEST : null;
}

/** How many of many block, and of how many nothing is known: "2 of 50 block, 3 cannot tell". */
export function standingHeadline(run: RunAssessment): Phrase {
  const [blocks, unknown] = [countOf('blocks', run), countOf('unknown', run)];
  const of = run.comparisons.length;
  const verb = blocks === 1 ? 'blocks' : 'block';
  const blocking = blocks === 0 ? say`None of ${of} blocks` : say`${blocks} of ${of} ${verb}`;
  return joined([blocking, unknown > 0 ? say`${unknown} cannot tell` : []], say`, `);
}

/** What is to be said of the others: "9 may be worse, 11 may be better, no difference found in 28". */
export function otherStandings(run: RunAssessment): Phrase {
  const [worse, better] = [countOf('worse', run), countOf('better', run)];
  const same = countOf('same', run);
  const parts = [
    worse > 0 ? say`${worse} may be worse` : [],
    better > 0 ? say`${better} may be better` : [],
    same > 0 ? say`no difference found in ${same}` : [],
  ];
  return joined(parts, say`, `);
}

/** Both in a sentence; nothing for a few comparisons, whose table says as much. */
export function standings(run: RunAssessment): Statement[] {
  if (run.comparisons.length < MIN_OVERVIEW) return [];
  return state('standings', say`${joined([standingHeadline(run), otherStandings(run)], say`; `)}.`);
}

function countOf(standing: Standing, { comparisons }: RunAssessment): number {
  return comparisons.filter((one) => standingOf(one) === standing).length;
}
