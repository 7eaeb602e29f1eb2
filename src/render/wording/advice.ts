import { type Assessment, isClosedByLimits } from '../../decide/index.ts';
import { codeSpan } from '../markdown.ts';
import { plural } from '../numbers.ts';
import { absenceSentence } from './search.ts';

/** What was looked for and what the reader can do, where there is nothing to compare; Markdown. */
export function adviceSentence(assessment: Assessment): string {
  const advice = [foundSentence(assessment), assessment.remedy ?? ''];
  return advice.filter(Boolean).join(' ');
}

function foundSentence(assessment: Assessment): string {
  if (assessment.comparison !== null) return trialsAdvice(assessment);
  const { baseline, candidate, settings } = assessment;
  if (candidate === null) return absenceSentence(assessment, 'candidate');
  if (baseline === null) return absenceSentence(assessment, 'baseline');
  const [b, c] = [baseline, candidate].map((one) => `${codeSpan(one.metric)} (${one.direction})`);
  const { metric, direction } = settings.reading;
  const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
  const text = asked.filter(Boolean).join(' ');
  const wanted = text && `, and ${text} is asked for`;
  return `The baseline has ${b}, the candidate ${c}${wanted}.`;
}

function trialsAdvice(assessment: Assessment): string {
  const { verdict, comparison, trialsNeeded, isBeyondRate } = assessment;
  if (verdict !== 'insufficient' || comparison === null) return '';
  if (isClosedByLimits(comparison)) return 'Give a larger budget-max, or none.';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural(b, 'trial')} and the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  if (isBeyondRate) {
    if (n === null) return `${have}: no gate keeps the rate.`;
    const needed = n === 'over 200' ? 'more than 200 trials' : plural(n, 'trial');
    return `${have}: no gate keeps the rate. To keep it and catch a candidate that needs 3 times the trials, each sweep would need ${needed}.`;
  }
  return n === null
    ? `${have}; no number of trials up to 20,000 resolves these budgets.`
    : `${have}; with ${n} in each sweep they can be compared.`;
}
