import { UserError } from './errors.ts';
import { OPTIONS, type OptionName } from './options.ts';
import {
  COST_UNIT,
  type GivenBudget,
  LARGEST_COST,
  LEAST_COST,
  type ReadingSettings,
} from './settings.ts';

/** More rows would not be read, and might not fit into a comment. */
const MOST_BUDGETS = 50;

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const UNIT =
  'a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / · -, not beginning with a digit, and not trials';
const BUDGET = `a number above 0, from ${LEAST_COST} to ${LARGEST_COST}, perhaps with its unit: 8, 8 trials or 2.5 GPU hours`;

/** Where values come from: the Action's inputs or the command line's flags. */
export interface ValueSource {
  /** The value given, or undefined (an empty one counts as not given). */
  readonly get: (name: OptionName) => string | undefined;
  /** How the reader knows the option: `input metric` or `--metric`. */
  readonly nameOf: (name: OptionName) => string;
}

interface Limits {
  readonly above?: number;
  readonly below?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Reads single values, each with an error that names the option and what it takes. */
export class ValueReader {
  readonly #source: ValueSource;

  constructor(source: ValueSource) {
    this.#source = source;
  }

  isGiven(name: OptionName): boolean {
    return Boolean(this.#source.get(name)?.trim());
  }

  text(name: OptionName): string | null {
    return this.#source.get(name)?.trim() || OPTIONS[name].default;
  }

  optionalChoice<T extends string>(name: OptionName, choices: readonly T[]): T | null {
    const given = this.text(name);
    if (given === null) return null;
    const choice = choices.find((one) => one === given);
    if (choice === undefined) throw this.#wrong(name, given, `one of ${choices.join(', ')}`);
    return choice;
  }

  choice<T extends string>(name: OptionName, choices: readonly T[]): T {
    const choice = this.optionalChoice(name, choices);
    if (choice === null) throw this.#wrong(name, '', `one of ${choices.join(', ')}`);
    return choice;
  }

  number(name: OptionName, limits: Limits = {}): number | null {
    const given = this.text(name);
    return given === null ? null : this.#toNumber(name, given, limits);
  }

  required(name: OptionName, limits: Limits): number {
    return this.#toNumber(name, this.text(name) ?? '', limits);
  }

  /** What a cost is counted in. */
  unit(name: OptionName): string | null {
    const given = this.text(name);
    if (given === null) return null;
    const unit = canonical(given);
    if (COST_UNIT.test(unit)) return unit;
    throw this.#wrong(name, given, UNIT);
  }

  /** A number, perhaps with a unit: `8`, `8 trials`, `2.5 GPU hours`. */
  budget(name: OptionName): GivenBudget | null {
    const given = this.text(name);
    return given === null ? null : this.#toBudget(name, given);
  }

  /** Budgets separated by commas. */
  budgets(name: OptionName): readonly GivenBudget[] | null {
    const parts = this.text(name)?.split(',') ?? null;
    if (parts && parts.length > MOST_BUDGETS) {
      throw this.#wrong(name, `${parts.length} numbers`, `at most ${MOST_BUDGETS} numbers`);
    }
    return parts?.map((part) => this.#toBudget(name, part.trim())) ?? null;
  }

  /** @throws UserError if both are given */
  excludes(name: OptionName, other: OptionName, fix = 'Leave one of them out.'): void {
    const [given, instead] = [this.text(name), this.text(other)];
    if (given === null || instead === null) return;
    throw new UserError({
      fault: 'settings',
      where: this.#source.nameOf(name),
      what: `is ${given}, which does not go with ${this.#source.nameOf(other)} ${instead}`,
      fix,
    });
  }

  /** @throws UserError for a score that the metric cannot take */
  isWithinBounds(name: OptionName, score: number | null, bounds: ReadingSettings): void {
    const { metricMin, metricMax } = bounds;
    if (score === null) return;
    if (metricMin !== null && score < metricMin) {
      throw this.#wrong(name, String(score), `at least metric-min (${metricMin})`);
    }
    if (metricMax !== null && score > metricMax) {
      throw this.#wrong(name, String(score), `at most metric-max (${metricMax})`);
    }
  }

  /** @throws UserError unless low ≤ high, where both are given */
  inOrder(
    lowName: OptionName,
    low: number | null,
    highName: OptionName,
    high: number | null,
  ): void {
    if (low === null || high === null || low <= high) return;
    throw this.#wrong(lowName, String(low), `at most ${this.#source.nameOf(highName)} (${high})`);
  }

  /** @throws UserError if the first is given without the second */
  dependsOn(name: OptionName, value: string | null, other: OptionName, base: string | null): void {
    if (value === null || base !== null) return;
    throw this.#wrong(name, value, `given only together with ${this.#source.nameOf(other)}`);
  }

  #toBudget(name: OptionName, given: string): GivenBudget {
    const [, number = '', text = ''] = /^(\S+)\s*(.*)$/s.exec(given) ?? [];
    const unit = text === '' ? null : canonical(text);
    const value = DECIMAL.test(number) ? Number(number) : Number.NaN;
    const isUnit = unit === null || unit === 'trials' || COST_UNIT.test(unit);
    if (isUnit && value >= LEAST_COST && value <= LARGEST_COST) return { value, unit };
    throw this.#wrong(name, given, BUDGET);
  }

  #toNumber(name: OptionName, given: string, limits: Limits): number {
    const value = DECIMAL.test(given) ? Number(given) : Number.NaN;
    if (Number.isFinite(value) && isWithin(value, limits)) return value;
    throw this.#wrong(name, given, describe(limits));
  }

  #wrong(name: OptionName, found: string, expected: string): UserError {
    return new UserError({
      fault: 'settings',
      where: this.#source.nameOf(name),
      what: found === '' ? 'has no value' : `is ${JSON.stringify(found.slice(0, 80))}`,
      fix: `It must be ${expected}.`,
    });
  }
}

function isWithin(value: number, limits: Limits): boolean {
  const { above = -Infinity, below = Infinity, atLeast = -Infinity, atMost = Infinity } = limits;
  return value > above && value < below && value >= atLeast && value <= atMost;
}

function describe({ above, below, atLeast, atMost }: Limits): string {
  const parts = [
    above === undefined ? '' : `above ${above}`,
    below === undefined ? '' : `below ${below}`,
    atLeast === undefined ? '' : `at least ${atLeast}`,
    atMost === undefined ? '' : `at most ${atMost}`,
  ].filter(Boolean);
  return ['a number', parts.join(' and ')].filter(Boolean).join(' ');
}

/** What the same word may be written as: one trial is in trials, and `s` is how seconds are written. */
function canonical(unit: string): string {
  const text = unit.replace(/\s+/g, ' ');
  if (/^trials?$/i.test(text)) return 'trials';
  return /^(s|secs?|seconds?)$/i.test(text) ? 'seconds' : text;
}
