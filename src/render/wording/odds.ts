import { type Sample, upperLimit } from '../../math/binomial.ts';
import { formatPercent } from './numbers.ts';

/** How often something happens. */
interface Frequency {
  readonly rate: number;
  /** 0 if the rate is exact. */
  readonly standardError: number;
  /** Whether the rate is only an upper bound. */
  readonly isBound: boolean;
  /** What a simulated rate was estimated from; null if it is exact. */
  readonly sample: Sample | null;
}

const MIN_RATE = 1e-6;
/** With fewer hits a standard error says little, and an upper limit is given instead. */
const MIN_HITS = 10;

/**
 * "7 times in 10,000", "at most 8 times in 1,000"; simulated rates as "about 3.2 times in 100 (give or
 * take 0.2)", which is two standard errors, or as a limit that holds with 97.5 % confidence.
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

/** The rate as a count among a power of ten ≥ 100, chosen so that the count is at least `minCount`. */
function asCount(rate: number, minCount: number) {
  const among = 10 ** Math.max(2, Math.ceil(Math.log10(minCount / rate)));
  // Whole numbers stay whole despite rounding errors.
  return { count: Number((rate * among).toPrecision(9)), among };
}

/** Two digits, or one if the second is 0. */
function roundedTimes(rate: number, round: (count: number) => number): string {
  const { count, among } = asCount(rate, 10);
  const whole = round(count);
  return whole % 10 === 0 && among > 100 ? times(whole / 10, among / 10) : times(whole, among);
}

/** Shows no digit that the error leaves open, except for the first uncertain decimal. */
function estimatedTimes(rate: number, error: number): string {
  const { count, among } = asCount(rate, 2);
  const unit = error * among < 2 ? 10 : 1;
  const off = Math.ceil(Number((error * among * unit).toPrecision(9))) / unit;
  return `${times(Math.round(count * unit) / unit, among)} (give or take ${off})`;
}

function times(count: number, among: number): string {
  return `${count === 1 ? 'once' : `${count} times`} in ${among.toLocaleString('en-US')}`;
}

/** A factor rounded up to the decimals that matter: 1.25, 2.7, 16.6, 120. */
export function formatFactor(factor: number): string {
  // Short decimals stay short despite rounding errors.
  const up = (unit: number) => Math.ceil(Number((factor * unit).toPrecision(9))) / unit;
  if (factor >= 100) return String(up(1));
  return String(factor < 2 ? up(100) : up(10));
}

/** "5.2×", "22×", "0.043×": two digits, or all those before the decimal point; empty for 0 and infinity. */
export function formatTimes(factor: number, round: (scaled: number) => number): string {
  if (factor === 0 || factor === Infinity) return '';
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(factor)));
  // A number that is already short keeps its digits despite rounding errors.
  const scaled = round(Number((factor * 10 ** decimals).toPrecision(9)));
  const isWhole = scaled % 10 ** decimals === 0;
  return `${(scaled / 10 ** decimals).toFixed(isWhole ? 0 : decimals)}×`;
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
