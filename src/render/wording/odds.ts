import { type Sample, upperLimit } from '../../math/binomial.ts';
import { formatPercent } from './numbers.ts';

/** How often something happens, as it was found. */
interface Frequency {
  readonly rate: number;
  /** 0 where the rate is computed. */
  readonly standardError: number;
  /** Whether it may also be less. */
  readonly isBound: boolean;
  /** What a simulated rate was estimated from; null where it is computed. */
  readonly sample: Sample | null;
}

const MIN_RATE = 1e-6;
/** With fewer hits a standard error says little: what is certain is a limit. */
const MIN_HITS = 10;

/**
 * "7 times in 10,000", "at most 8 times in 1,000"; of simulated rates "about 3.2 times in 100 (give or
 * take 0.2)", which is two standard errors, or a limit that holds with 97.5 %.
 */
export function formatOdds({ rate, standardError, isBound, sample }: Frequency): string {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return `at most ${roundedTimes(limit, Math.ceil)} (simulated, 97.5 % sure)`;
  }
  if (sample !== null) {
    return `${isBound ? 'at most about' : 'about'} ${estimatedTimes(rate, 2 * standardError)}`;
  }
  if (rate < MIN_RATE) return 'less than once in 1,000,000 times';
  return isBound ? `at most ${roundedTimes(rate, Math.ceil)}` : roundedTimes(rate, Math.round);
}

/** A computed upper limit of how often something happens: "at most 11 times in 100". */
export function formatLimit(rate: number): string {
  return formatOdds({ rate, standardError: 0, isBound: true, sample: null });
}

/** Odds with a remark, in the parentheses they may have already. */
export function withRemark(odds: string, remark: string): string {
  return odds.endsWith(')') ? `${odds.slice(0, -1)}; ${remark})` : `${odds} (${remark})`;
}

/** How many of a power of ten, at least `fewest` as far as that is 100 or more. */
function asCount(rate: number, fewest: number) {
  const among = 10 ** Math.max(2, Math.ceil(Math.log10(fewest / rate)));
  // What is a whole number but for rounding stays one.
  return { count: Number((rate * among).toPrecision(9)), among };
}

/** With two digits, if the second is not 0. */
function roundedTimes(rate: number, round: (count: number) => number): string {
  const { count, among } = asCount(rate, 10);
  const whole = round(count);
  return whole % 10 === 0 && among > 100 ? times(whole / 10, among / 10) : times(whole, among);
}

/** No digit is told that the error leaves open, but for the first of its decimals. */
function estimatedTimes(rate: number, error: number): string {
  const { count, among } = asCount(rate, 2);
  const unit = error * among < 2 ? 10 : 1;
  const off = Math.ceil(Number((error * among * unit).toPrecision(9))) / unit;
  return `${times(Math.round(count * unit) / unit, among)} (give or take ${off})`;
}

function times(count: number, among: number): string {
  return `${count === 1 ? 'once' : `${count} times`} in ${among.toLocaleString('en-US')}`;
}

/** A factor rounded up, to decimals that matter: 1.25, 2.7, 16.6, 120. */
export function formatFactor(factor: number): string {
  // What has one decimal but for rounding keeps it.
  const up = (unit: number) => Math.ceil(Number((factor * unit).toPrecision(9))) / unit;
  if (factor >= 100) return String(up(1));
  return String(factor < 2 ? up(100) : up(10));
}

/** Beyond these a chance is told as less or more than them. */
const [MIN_CHANCE, MAX_CHANCE] = [0.001, 0.995];

/** A chance in few digits: "52 %", "0.17 %", "over 99 %". */
export function formatChance(chance: number): string {
  if (chance < MIN_CHANCE) return `under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return `over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}

/** A slowdown as it was asked for, with all its digits: "1.05", "1,000,000". */
export function formatSlowdown(slowdown: number): string {
  return slowdown.toLocaleString('en-US', { maximumFractionDigits: 16 });
}
