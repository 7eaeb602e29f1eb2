import { upperLimit } from '../../math/beta.ts';
import type { FalseAlarmRate } from '../../plan/index.ts';
import { formatPercent, type Rounding, roundedTo } from './numbers.ts';

const MIN_RATE = 1e-6;
/** With fewer hits a standard error says little, and an upper limit is given instead. */
const MIN_HITS = 10;

/**
 * "0.29 % of the time", "at most 11 % of the time"; simulated rates as "about 3.2 % of the time (give or take
 * 0.21 %)", which is two standard errors, or as a limit that holds with 97.5 % confidence.
 */
export function formatOdds({ rate, standardError, isBound, sample }: FalseAlarmRate): string {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return `at most ${share(limit, Math.ceil)} of the time (simulated, 97.5 % sure)`;
  }
  const most = isBound ? 'at most ' : '';
  if (sample !== null) {
    const off = share(2 * standardError, Math.ceil);
    return `${most}about ${formatPercent(Number(rate.toPrecision(3)))} of the time (give or take ${off})`;
  }
  if (rate < MIN_RATE) return `less than ${formatPercent(MIN_RATE)} of the time`;
  return `${most}${share(rate, isBound ? Math.ceil : Math.round)} of the time`;
}

/** A computed upper limit of how often something happens: "at most 11 % of the time". */
export function formatLimit(rate: number): string {
  return formatOdds({ rate, standardError: 0, isBound: true, sample: null });
}

function share(rate: number, round: Rounding): string {
  return formatPercent(roundedTo(rate, 2, round));
}

/** "5.2×", "22×", "0.043×": two digits, or all those before the decimal point; empty for 0 and infinity. */
export function formatTimes(factor: number, round: Rounding): string {
  if (factor === 0 || factor === Infinity) return '';
  return `${roundedTo(factor, Math.max(2, Math.floor(Math.log10(factor)) + 1), round)}×`;
}

/** Beyond these, a chance is only given as "under" or "over". */
const [MIN_CHANCE, MAX_CHANCE] = [0.001, 0.995];

/** A chance in few digits: "52 %", "0.17 %", "over 99 %". */
export function formatChance(chance: number): string {
  if (chance < MIN_CHANCE) return `under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return `over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}

/** A slowdown with all the digits it was given with: "1.05", "1,000,000". */
export function formatSlowdown(slowdown: number): string {
  return slowdown.toLocaleString('en-US', { maximumFractionDigits: 16 });
}
