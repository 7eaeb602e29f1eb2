import { equivalentEffort } from '../../compare/index.ts';
import { type Assessment, unitOf } from '../../decide/index.ts';
import { formatPercent } from './numbers.ts';
import { formatTimes } from './odds.ts';

/** What the baseline's score at the headline's budget takes of the candidate. */
interface Effort {
  /** A clause: "the same score takes more than twice the trials". */
  readonly words: string;
  /** The candidate's budget, as far as the words say. */
  readonly from: number;
  readonly to: number;
}

/** What the size of the difference is worth in budget; null where the curves do not say. */
export function effortOf({ comparison, example, axis, verdict }: Assessment): Effort | null {
  if (comparison === null || example === null) return null;
  const { baseline, candidate } = comparison;
  const { budget } = example;
  const { estimate, lower } = equivalentEffort(baseline, candidate, budget);
  if (estimate === null) return null;
  const unit = unitOf(axis) === 'units of cost' ? 'cost' : unitOf(axis);
  const takes = 'the same score takes';
  if (lower === Infinity) {
    return { words: 'it reaches the same score at no budget', from: Infinity, to: Infinity };
  }
  if (estimate === Infinity) {
    const times = formatTimes(lower / budget, Math.floor);
    const isTelling = lower >= candidate.trialCost && Number.parseFloat(times) > 1;
    const words = `${takes} more than ${moreThan(times, unit, lower >= candidate.resolvableBudget)}`;
    return isTelling ? { words, from: lower, to: Infinity } : null;
  }
  if (estimate < candidate.trialCost) {
    const words = `${takes} less than 1 trial`;
    return budget > baseline.trialCost ? { words, from: 0, to: candidate.trialCost } : null;
  }
  const isAsFound = verdict === 'worse' ? estimate > budget : estimate < budget;
  const times = formatTimes(estimate / budget, Math.round);
  const words = `${takes} about ${times === '2×' ? 'twice' : times} the ${unit}`;
  return isAsFound ? { words, from: estimate, to: estimate } : null;
}

/** Most data end at twice the headline's budget, which is said in fewer words. */
function moreThan(times: string, unit: string, isEnd: boolean): string {
  if (times === '2×') return `twice the ${unit}`;
  return `${times} the ${unit}${isEnd ? ', where the data end' : ''}`;
}

/** The same in trials, as limits of the multiple of the baseline's. */
function effortInTrials(assessment: Assessment): [least: number, most: number] {
  const { comparison, example } = assessment;
  const effort = effortOf(assessment);
  if (effort === null || comparison === null || example === null) return [0, Infinity];
  const { baseline, candidate } = comparison;
  const once = (example.budget / baseline.trialCost) * candidate.trialCost;
  return [effort.from / once, effort.to / once];
}

/** The size of the effect in one number, if it is the same at every budget; empty where other findings contradict that. */
export function slowdownSentence(assessment: Assessment): string {
  const { overallSlowdown, verdict } = assessment;
  if (overallSlowdown === null || verdict === 'mixed') return '';
  const { estimate, lower, upper, confidence } = overallSlowdown;
  const isNoChange = verdict === 'none' && lower <= 1 && upper >= 1;
  const isOpposite = verdict === (estimate < 1 ? 'worse' : 'better');
  const [least, most] = effortInTrials(assessment);
  if (isNoChange || isOpposite || least > upper || most < lower) return '';

  const [from, nearest, to] = [
    formatTimes(lower, Math.floor),
    formatTimes(estimate, Math.round),
    formatTimes(upper, Math.ceil),
  ];
  const percent = formatPercent(confidence);
  const needs = `Assuming the same ${estimate < 1 ? 'speed-up' : 'slowdown'} at every budget, it needs`;
  if (estimate === Infinity) return `${needs} more than ${from} the trials (${percent} limit).`;
  if (estimate === 0) return `${needs} less than ${to} the trials (${percent} limit).`;
  return `${needs} ${nearest} the trials (${percent} limits: ${from} to ${to}).`;
}
