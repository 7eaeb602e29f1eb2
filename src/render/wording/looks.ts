import type { Assessment } from '../../decide/index.ts';
import { formatPercent, inDigits, listOf } from './numbers.ts';
import { formatTimes } from './odds.ts';

/** Whether training may go on, or was stopped before the last planned look. */
export function isEarly({ look }: Pick<Assessment, 'look'>): boolean {
  return look !== null && look.index < look.of;
}

/** What ended training early: "Stopped after 12 of 48 trials: worse."; empty if nothing did. */
export function stopSentence({ look, stoppedBy, overallSlowdown, settings }: Assessment): string {
  if (look === null || stoppedBy === null || stoppedBy === 'last') return '';
  const limit = formatTimes(overallSlowdown?.upper ?? Infinity, Math.ceil);
  const level = formatPercent(settings.band.confidence);
  const noSign = `no sign of a slowdown beyond ${limit} (a model’s ${level} limit)`;
  const why = stoppedBy === 'limit' ? noSign : stoppedBy;
  return `Stopped after ${look.sizes[look.index - 1]} of ${look.sizes.at(-1)} trials: ${why}.`;
}

/** Looks that stop at a lucky moment make limits look tighter than they are; empty without a judged look. */
export function optimismSentence({ look }: Assessment): string {
  return look === null || look.index === 0
    ? ''
    : 'Limits and slowdowns assume a number of trials fixed beforehand; with looks, they are too optimistic.';
}

/** Which of the planned looks it is, what it spends of the false-alarm rate, and what the next one costs. */
export function lookSentence({ look, settings, candidate }: Assessment): string {
  if (look === null) return '';
  const { index, of, sizes, spent, confidence, next } = look;
  const rate = settings.comparison.falseAlarmRate ?? 1;
  const share = formatPercent(Number(inDigits(spent / rate, 2)));
  const spends =
    confidence === null
      ? `spends nothing, because no gate keeps its share of the false-alarm rate of ${rate}`
      : `spends ${share} of the false-alarm rate of ${rate} by itself`;
  const which =
    index === 0
      ? `Looks are planned at ${listOf(sizes.map(String))} trials, and no bound is guaranteed at other sizes`
      : `Look ${index} of ${of} ${spends}`;
  if (next === null) return `${which}.`;
  return `${which}; the next is at ${next} trials, ${next - (candidate?.trials.length ?? 0)} more.`;
}

/** That somebody began anew, for all looks together keep the rate only once; empty otherwise. */
export function restartSentence({ look, candidate }: Assessment): string {
  const attempt = candidate?.restartedIn;
  return look === null || attempt === undefined
    ? ''
    : `Attempt ${attempt} trained all parts again: a new sequence of looks, with a new chance of a false alarm.`;
}
