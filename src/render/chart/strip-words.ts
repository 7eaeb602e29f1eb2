import { formatFor, plural } from '../numbers.ts';
import type { ChartArm, ChartModel } from './model.ts';
import type { Scores } from './score-axis.ts';

/** Up to so many trials each one is a dot. */
const MOST_DOTS = 300;

/** Whether there are too many trials for a dot each. */
export function isInColumns({ arms }: ChartModel): boolean {
  return arms.some(({ scores }) => scores.length > MOST_DOTS);
}

/** Trials that have no place on the axis: "2 off the scale, 3 failed"; empty if none. */
export function leftOutWords({ scores }: ChartArm, shown: Scores | undefined): string {
  const finite = scores.filter(Number.isFinite);
  const placed = finite.filter((score) => shown && score >= shown.low && score <= shown.high);
  const failed = scores.length - finite.length;
  const off = finite.length - placed.length;
  const words = [
    { count: off, text: `${off} off the scale` },
    { count: failed, text: `${failed} failed` },
  ];
  return words.flatMap(({ count, text }) => (count > 0 ? [text] : [])).join(', ');
}

/** "0.61 to 0.90", in as many digits as tell a hundredth of it apart. */
function rangeOf(scores: readonly number[]): string {
  const [low, high] = [
    scores.reduce((a, b) => Math.min(a, b)),
    scores.reduce((a, b) => Math.max(a, b)),
  ];
  const format = formatFor((high - low) / 10, Math.max(Math.abs(low), Math.abs(high)));
  return low === high ? `all at ${format(low)}` : `from ${format(low)} to ${format(high)}`;
}

function rowSentence({ role, scores }: ChartArm, isAlone: boolean): string {
  const finite = scores.filter(Number.isFinite);
  const failed = scores.length - finite.length;
  const whose = isAlone ? '' : ` of the ${role}`;
  const parts = [
    `${plural(scores.length, 'trial')}${whose}`,
    ...(finite.length > 0 ? [rangeOf(finite)] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return parts.join(', ');
}

/** The strip in a sentence, for readers who cannot see it. */
export function stripSentence(model: ChartModel): string {
  const how = isInColumns(model) ? ', counted in columns' : '';
  const isAlone = model.arms.length === 1;
  const rows = model.arms.map((arm) => rowSentence(arm, isAlone));
  return `Below the curves is the score of every trial${how}: ${rows.join('; ')}.`;
}
