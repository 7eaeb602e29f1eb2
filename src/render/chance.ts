import { formatPercent } from './numbers.ts';

/** Beyond these a chance is told as less or more than them. */
const [LEAST_CHANCE, LARGEST_CHANCE] = [0.001, 0.995];

/** A chance in few digits: "52 %", "0.17 %", "over 99 %". */
export function formatChance(chance: number): string {
  if (chance < LEAST_CHANCE) return `under ${formatPercent(LEAST_CHANCE)}`;
  if (chance > LARGEST_CHANCE) return `over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}

/** A slowdown as it was asked for, with all its digits: "1.05", "1,000,000". */
export function formatSlowdown(slowdown: number): string {
  return slowdown.toLocaleString('en-US', { maximumFractionDigits: 16 });
}
