import type { Arm, Compared, PairsFound } from '../decide/index.ts';
import { joined, type Phrase, say } from './blocks.ts';
import { type Format, formatFor, plural, roundedDown, roundedUp, signed } from './numbers.ts';
import { describeRange, directionOf, limitsOf, toMetric } from './quantities.ts';

/** "19 of 24 configurations lost, by 0.012 in the middle", of paired sweeps. */
export function lostInPairs({ test }: Compared): Phrase {
  if (!test?.pairs) return [];
  const { n, worse, differing, change } = test.pairs;
  const lost = say`${worse} of ${n} ${differing === 0 ? 'configurations' : 'pairs'} lost`;
  if (change === null || !(change.estimate < 0) || !Number.isFinite(change.estimate)) return lost;
  return say`${lost}, by ${formatOfChange(change)(-change.estimate)} in the middle`;
}

type Change = NonNullable<PairsFound['change']>;

function formatOfChange({ estimate, lower, upper }: Change): Format {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  return formatFor(upper - lower, Math.max(...sizes));
}

/** How the pairs came out, and what has no partner; empty of other sweeps. */
export function pairsSentence(assessment: Compared): Phrase {
  const { test } = assessment;
  if (!test?.pairs) return [];
  const { n, worse, better, same, unmatched, differing } = test.pairs;
  const sentences = [
    say`Of ${n} pairs, ${worse} are worse, ${better} better and ${same} the same${changeClause(assessment, test.pairs)}.`,
    withoutPartner('baseline', unmatched),
    withoutPartner('candidate', unmatched),
    differing ? say`The parameters of ${differing} differ.` : [],
  ];
  return joined(sentences, say` `);
}

/** ", by −0.012 in the middle (−0.017 to −0.008, 80 % limits if all change alike)". */
function changeClause(assessment: Compared, { change }: PairsFound): Phrase {
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const inMetric = toMetric({ ...change, point: change.estimate }, directionOf(assessment));
  const write = formatOfChange(change);
  const limits = describeRange(
    [inMetric.lower, inMetric.upper],
    [signed(roundedDown(write)), signed(roundedUp(write))],
    ' to ',
  );
  return say`, by ${signed(write)(inMetric.median)} in the middle (${limits}, ${limitsOf(assessment)} if all change alike)`;
}

function withoutPartner(arm: Arm, unmatched: PairsFound['unmatched']): Phrase {
  const count = unmatched[arm];
  if (count === 0) return [];
  const are = count === 1 ? say`has no partner and is` : say`have no partner and are`;
  return say`${plural(count, 'trial')} of the ${arm} ${are} left out.`;
}
