import type { Assessment } from '../../decide/index.ts';
import { formatPercent } from '../numbers.ts';

/** The size of the effect in one number, under a model that is named. */
export function slowdownSentence({ overallSlowdown, isPaired }: Assessment): string {
  if (overallSlowdown === null) return '';
  const { estimate, lower, upper, confidence } = overallSlowdown;
  const [least, nearest, most] = [
    times(lower, Math.floor),
    times(estimate, Math.round),
    times(upper, Math.ceil),
  ];
  const percent = formatPercent(confidence);
  const remark = isPaired ? '; computed for independent sweeps' : '';
  const way = estimate < 1 ? 'faster' : 'slower';
  const condition = `If it is as much ${way} at every budget (a model):`;
  if (estimate === Infinity)
    return `${condition} more than ${least} the trials (${percent} limit${remark}).`;
  if (estimate === 0)
    return `${condition} less than ${most} the trials (${percent} limit${remark}).`;
  return `${condition} ${nearest} the trials (${percent} limits: ${least} to ${most}${remark}).`;
}

/** "5.2×", "22×", "0.043×": two digits, or all before the point. */
function times(factor: number, round: (scaled: number) => number): string {
  if (factor === 0 || factor === Infinity) return '';
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(factor)));
  // What has few digits stays as it is, whatever a multiplication has lost.
  const scaled = round(Number((factor * 10 ** decimals).toPrecision(9)));
  return `${(scaled / 10 ** decimals).toFixed(decimals)}×`;
}
