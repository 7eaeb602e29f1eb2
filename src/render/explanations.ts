import type { Assessment } from '../decide/index.ts';
import { detectableSentence, falseAlarmSentence, trialsSentence } from './chance-wording.ts';
import { effortSentence, targetSentence } from './effort-wording.ts';
import { exampleSentence } from './example-wording.ts';
import { adviceSentence, crossingSentence, littleEvidenceSentence } from './wording.ts';

/** What follows the verdict, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  // A pass is not "no regression": what the gate would have caught comes first.
  const passes = assessment.gate === 'pass' && assessment.verdict !== 'insufficient';
  const said = [
    passes ? detectableSentence(assessment) : '',
    littleEvidenceSentence(assessment),
    exampleSentence(assessment),
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
    falseAlarmSentence(assessment),
    detectableSentence(assessment),
    trialsSentence(assessment),
  ];
  const before = explanations(assessment);
  return said.filter((sentence) => sentence !== '' && !before.includes(sentence));
}
