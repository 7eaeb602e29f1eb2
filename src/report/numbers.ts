import { upperLimit } from '../math/order-statistics.ts';
import { computedRate, type FalseAlarmRate } from '../plan/index.ts';
import {
  data,
  type Literal,
  literal,
  numeral,
  type Phrase,
  type Span,
  say,
  type Words,
  words,
} from './blocks.ts';

/** A real minus sign reads better than a hyphen. */
const MINUS = '−';
const MAX_DECIMALS = 6;
/** The digits that a double holds. */
const MAX_DIGITS = 16;
const MAX_PLAIN = 1e7;

/** Writes a number with as many digits as its uncertainty warrants; `shown` is the number that is written. */
export interface Format {
  (value: number): Words;
  readonly shown: (value: number) => number;
}

/** @param plain a number as JavaScript writes it, with the digits to be shown */
function formatOf(plain: (value: number) => string): Format {
  const write = (value: number) => typeset(plain(value));
  return Object.assign(write, { shown: (value: number) => Number(plain(value)) });
}

/**
 * A format for estimates whose limits are `width` apart: the last digit is worth between a third
 * of that and a thirtieth, so no digit is shown that the data do not support: "0.919", "302,000".
 * Exact values (width 0 or unknown) get four significant digits of the largest, and are never written as
 * zero unless they are.
 *
 * @param width ≥ 0; +∞ where there are no limits
 * @param magnitude largest absolute value to be written
 */
export function formatFor(width: number, magnitude: number): Format {
  const isExact = !(width > 0 && Number.isFinite(width));
  if (!isExact) return formatOf(digitsFor(width / 3, magnitude));
  // Exact whole numbers keep all their digits.
  const scale = Math.min(magnitude / 1000, magnitude < MAX_PLAIN ? 1 : Infinity);
  const plain = digitsFor(scale, magnitude);
  return formatOf((value) => {
    const text = plain(value);
    return value !== 0 && Number(text) === 0 ? shortPower(value, 1) : text;
  });
}

/** @param scale what the last digit is worth, or up to ten times as much; 0 where there is only zero, or underflow */
function digitsFor(scale: number, magnitude: number): (value: number) => string {
  const least = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = -Math.floor(Math.log10(least));
  const isLong = decimals > MAX_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MAX_DIGITS || magnitude >= MAX_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, least)) - Math.log10(least)) || 0;
    return (value) => value.toExponential(Math.min(MAX_DIGITS, Math.max(0, digits)));
  }
  return (value) => plainDigits(value, decimals);
}

/**
 * A format for scores that span decades, where the same decimals would not suit all: each gets the
 * same number of significant digits, "260", "0.0050".
 *
 * @param digits ≥ 1
 */
export function significantFormat(digits: number): Format {
  return formatOf((value) => {
    if (value === 0) return '0';
    const exponent = Number(value.toExponential(digits - 1).split('e')[1]);
    const isPlain = exponent > -MAX_DECIMALS && 10 ** exponent < MAX_PLAIN;
    return isPlain ? plainDigits(value, digits - 1 - exponent) : shortPower(value, digits);
  });
}

/** @param decimals negative to round to tens, hundreds … */
export function inPlain(value: number, decimals: number): Words {
  return typeset(plainDigits(value, decimals));
}

function plainDigits(value: number, decimals: number): string {
  if (decimals >= 0) return value.toFixed(decimals);
  const unit = 10 ** -decimals;
  return (Math.round(value / unit) * unit).toFixed(0);
}

/** Rounds up instead of to the nearest: the written number is not below the value. */
export const roundedUp = (format: Format) => rounded(format, 1);

/** Rounds down instead of to the nearest: the written number is not above the value. */
export const roundedDown = (format: Format) => rounded(format, -1);

function rounded(format: Format, way: 1 | -1): Format {
  // What the format rounds to the nearest in place of the value.
  const moved = (value: number) => {
    const nearest = format.shown(value);
    const excess = value - nearest;
    if (way * excess <= 0) return value;
    // Doubling a step that is below half a unit ends at the next written number.
    let step = excess;
    while (format.shown(value + step) === nearest) step *= 2;
    const next = format.shown(value + step);
    // A difference that can be written stays as it is despite rounding errors.
    return Math.abs(excess) < 1e-6 * Math.abs(next - nearest) ? value : value + step;
  };
  const shown = (value: number) => format.shown(moved(value));
  return Object.assign((value: number) => format(moved(value)), { shown });
}

export function signed(format: Format): Format {
  const write = (value: number) =>
    format.shown(value) > 0 ? words`+${format(value)}` : format(value);
  return Object.assign(write, { shown: format.shown });
}

/** With a real minus sign, none before zero, and whole parts in groups of three digits. */
function typeset(text: string): Words {
  const grouped = text.replace(/^-?\d{4,}(?=\.|$)/, (whole) =>
    whole.replace(/\B(?=(\d{3}){1,110}$)/g, ','),
  );
  return numeral(Number(text) === 0 ? grouped.replace('-', '') : grouped.replace(/-/g, MINUS));
}

/** As a power of ten with at most `digits` (≥ 1) significant digits: "1.2e9", "4e−12". */
export function powerOfTen(value: number, digits: number): Words {
  return typeset(shortPower(value, digits));
}

function shortPower(value: number, digits: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
  return `${Number(mantissa)}e${Number(exponent)}`;
}

/** A budget, > 0, in few characters: "8", "8.2", "22.3", "0.25", "150", "2,000", "20k", "1.5M", "4e−12". */
export function formatBudget(budget: number): Words {
  const short = shownBudget(budget);
  if (short < 0.001 || short >= 1e9) return powerOfTen(budget, 3);
  if (short < 1e4) return typeset(`${short}`);
  return short < 1e6 ? words`${short / 1e3}k` : words`${short / 1e6}M`;
}

export function shownBudget(budget: number): number {
  return Number(budget.toPrecision(budgetDigits(budget)));
}

export function budgetDigits(budget: number): number {
  return budget >= 0.001 && budget < 10 ? 2 : 3;
}

type Rounding = (scaled: number) => number;

/** To so many significant digits; a number that is already short stays as it is despite rounding errors. */
export function roundedTo(value: number, digits: number, round: Rounding): number {
  const shown = Number(value.toPrecision(digits));
  if (Math.abs(shown - value) <= 1e-9 * Math.abs(value)) return shown;
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const scaled = round(Number(`${mantissa}e${digits - 1}`));
  return Number(`${scaled}e${Number(exponent) - digits + 1}`);
}

/** A probability or share as a percentage without needless digits: 80 %, 99.5 %. */
export function formatPercent(share: number): Words {
  return words`${inDigits(100 * share, 6)} %`;
}

export function inDigits(value: number, digits: number): Words {
  return words`${Number(value.toPrecision(digits))}`;
}

/** "1 trial", "2,000 trials". */
export function plural<const Noun extends string>(
  count: number,
  noun: Noun & Literal<Noun>,
): Words {
  return words`${inPlain(count, 0)} ${literal<Noun>(noun)}${count === 1 ? '' : 's'}`;
}

const DURATIONS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** "3.5 days", "17 hours": in the largest unit of which there are two or more. */
export function formatDuration(seconds: number): Words {
  const [unit, size] = DURATIONS.find(([, one]) => seconds >= 2 * one) ?? (['seconds', 1] as const);
  return words`${inDigits(seconds / size, 2)} ${unit}`;
}

/** A cost with its unit, in three digits: 1.2 `USD`. The unit is untrusted. */
export function describeAmount(value: number, unit: string | null): Phrase {
  if (unit === 'seconds') return say`${formatDuration(value)}`;
  const amount = formatBudget(value);
  return unit === null ? say`${amount}` : say`${amount} ${data(unit, 40)}`;
}

const MAX_PARAMETER_DIGITS = 5;

/** A parameter's value to copy into a configuration: `1e-4`, `adam`. It is untrusted. */
export function parameterValue(value: string | number | boolean | null, maxLength = 60): Span {
  const text = typeof value === 'number' ? numberText(value, MAX_PARAMETER_DIGITS) : String(value);
  return data(text, maxLength);
}

/** A parameter's number to read: `1e−4`. */
export function parameterNumber(value: number, digits = MAX_PARAMETER_DIGITS): string {
  return numberText(value, digits).replaceAll('-', MINUS);
}

function numberText(value: number, digits: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded = Number(value.toPrecision(digits));
  const isTiny = Math.abs(rounded) < 0.001 && rounded !== 0;
  return isTiny ? rounded.toExponential() : String(rounded);
}

/** With fewer hits a standard error says little, and an upper limit is given instead. */
const MIN_HITS = 10;

/**
 * "3.4 times in 1,000", "at most 110 times in 1,000"; simulated rates as "about 32 times in 1,000 (give or take 2.1)",
 * which is two standard errors, or as a limit that holds with 97.5 % confidence.
 */
export function formatOdds({ rate, standardError, isBound, sample }: FalseAlarmRate): Words {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return words`at most ${perThousand(limit, Math.ceil)} times in 1,000 (simulated, 97.5 % sure)`;
  }
  if (sample !== null) {
    const off = perThousand(2 * standardError, Math.ceil);
    const most = isBound ? 'at most ' : '';
    return words`${most}about ${perThousand(rate, Math.round)} times in 1,000 (give or take ${off})`;
  }
  return words`${atMost(rate, isBound)} times in 1,000`;
}

/** "3.4 in 1,000", "at most 6 in 1,000"; of simulated rates two standard errors above. */
export function formatPerThousand({
  rate,
  standardError,
  isBound,
}: Omit<FalseAlarmRate, 'sample'>) {
  return words`${atMost(rate + 2 * standardError, isBound || standardError > 0)} in 1,000`;
}

const MIN_PER_THOUSAND = 0.1;

function atMost(rate: number, isBound: boolean): Words {
  if (1000 * rate < MIN_PER_THOUSAND) return words`fewer than ${MIN_PER_THOUSAND}`;
  return words`${isBound ? 'at most ' : ''}${perThousand(rate, isBound ? Math.ceil : Math.round)}`;
}

function perThousand(rate: number, round: Rounding): Words {
  const unit = 1000 * rate < 10 ? 10 : 1;
  return words`${Math.min(1000, round(Number((1000 * rate * unit).toPrecision(12))) / unit)}`;
}

const MIN_P_VALUE = 1e-5;

/** "p = 0.0042", "p < 0.00001". */
export function formatPValue(p: number): Words {
  return p < MIN_P_VALUE ? words`p < 0.00001` : words`p = ${inDigits(p, 2)}`;
}

/** A computed upper limit of how often something happens: "at most 110 times in 1,000". */
export function formatLimit(rate: number): Words {
  return formatOdds(computedRate(rate, true));
}

/** "5.2×", "22×", "0.043×": two digits, or all those before the decimal point; empty for 0 and infinity. */
export function formatTimes(factor: number, round: Rounding): Words {
  if (factor === 0 || factor === Infinity) return words``;
  return words`${roundedTimes(factor, round)}×`;
}

/** The number that `formatTimes` writes; of a factor in (0, ∞). */
export function roundedTimes(factor: number, round: Rounding): number {
  return roundedTo(factor, Math.max(2, Math.floor(Math.log10(factor)) + 1), round);
}

/** Beyond these, a chance is only given as "under" or "over". */
const [MIN_CHANCE, MAX_CHANCE] = [0.001, 0.995];

/** A chance in few digits: "52 %", "0.17 %", "over 99 %". */
export function formatChance(chance: number): Words {
  if (chance < MIN_CHANCE) return words`under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return words`over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}

/** A slowdown with all the digits it was given with: "1.05", "1,000,000". */
export function formatSlowdown(slowdown: number): Words {
  return numeral(slowdown.toLocaleString('en-US', { maximumFractionDigits: 16 }));
}
