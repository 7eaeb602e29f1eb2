import type { Assessment } from '../../decide/index.ts';
import { adviceSentence } from './advice.ts';
import { detectableSentence, gateSentence, promisesSentence, trialsSentence } from './chances.ts';
import { crossingSentence } from './curve.ts';
import { effortSentence, targetSentence } from './effort.ts';
import { exampleSentence } from './example.ts';
import { slowdownSentence } from './overall-slowdown.ts';
import { notWorseSentence, ruledOutSentence } from './ruled-out.ts';
import { littleEvidenceSentence } from './verdict.ts';

/** What follows the verdict, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  const { gate, verdict, settings } = assessment;
  // A pass is not "no regression": what the gate would have caught comes first, where that is known.
  const isJudged = verdict !== 'insufficient' && verdict !== 'invalid';
  const passes = gate === 'pass' && isJudged;
  const said = [
    passes && settings.comparison.margin === 0 ? detectableSentence(assessment) : '',
    passes ? ruledOutSentence(assessment) : '',
    isJudged ? notWorseSentence(assessment) : '',
    littleEvidenceSentence(assessment),
    exampleSentence(assessment),
    gateSentence(assessment),
    crossingSentence(assessment),
    adviceSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** What would settle it and what it costs, one sentence each; Markdown. */
export function outlookSentences(assessment: Assessment): string[] {
  if (assessment.verdict === 'insufficient' || assessment.verdict === 'invalid') return [];
  const said = [
    effortSentence(assessment),
    targetSentence(assessment),
    slowdownSentence(assessment),
    promisesSentence(assessment),
    detectableSentence(assessment),
    trialsSentence(assessment),
  ];
  const before = explanations(assessment);
  return said.filter((sentence) => sentence !== '' && !before.includes(sentence));
}
