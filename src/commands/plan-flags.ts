import type { ComparisonRules } from '../compare/index.ts';
import { UserError } from '../errors.ts';
import type { OptionName } from '../options.ts';
import type { ComparisonSettings, GivenBudget } from '../settings.ts';
import type { Arguments } from './arguments.ts';
import { PLAN_FLAGS } from './flags.ts';

type PlanFlag = (typeof PLAN_FLAGS)[number];

const MOST_TRIALS = 10_000;
const LARGEST_SLOWDOWN = 1_000_000;
const LARGEST_BUDGET = 1_000_000;
/** What is asked where nothing is: three times the trials, seen four times in five. */
const USUAL = { slowdown: 3, power: 0.8 };

/** What is asked of a plan. */
export interface PlanRequest {
  /** Null if only the trials needed are asked for. */
  readonly trials: readonly [baseline: number, candidate: number] | null;
  readonly slowdown: number;
  readonly power: number;
  /** In trials. */
  readonly budget: number | null;
}

/** @throws UserError for a wrong value, or flags that ask for nothing */
export function readPlanRequest(given: Arguments): PlanRequest {
  const baseline = readCount(given, 'baseline-n');
  const candidate = readCount(given, 'candidate-n');
  if (baseline === null && candidate !== null) {
    throw wrong('baseline-n', 'is missing beside --candidate-n', 'Give the trials of both sweeps.');
  }
  if (PLAN_FLAGS.every((flag) => given.value(flag) === undefined)) {
    const fix = 'Give it, or ask for the trials needed with --slowdown, --power or --budget.';
    throw wrong('baseline-n', 'is missing', fix);
  }
  return {
    trials: baseline === null ? null : [baseline, candidate ?? baseline],
    slowdown: readSlowdown(given) ?? USUAL.slowdown,
    power: readPower(given) ?? USUAL.power,
    budget: readBudget(given),
  };
}

/** Whether a picture is asked for: its curve takes longer than the rest. */
export function isDrawn(given: Arguments): boolean {
  return (['report', 'svg', 'png'] as const).some((flag) => given.value(flag) !== undefined);
}

function readCount(given: Arguments, flag: PlanFlag): number | null {
  const expected = 'a whole number from 1 to 10,000';
  const isFit = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_TRIALS;
  return readNumber(given, flag, { expected, isFit });
}

function readSlowdown(given: Arguments): number | null {
  const expected = 'a number above 1, at most 1,000,000';
  const isFit = (value: number) => value > 1 && value <= LARGEST_SLOWDOWN;
  return readNumber(given, 'slowdown', { expected, isFit });
}

function readPower(given: Arguments): number | null {
  const isFit = (value: number) => value > 0 && value < 1;
  return readNumber(given, 'power', { expected: 'a number above 0 and below 1', isFit });
}

function readBudget(given: Arguments): number | null {
  const expected = 'a number of trials from 1 to 1,000,000';
  const isFit = (value: number) => value >= 1 && value <= LARGEST_BUDGET;
  return readNumber(given, 'budget', { expected, isFit });
}

interface Wanted {
  readonly expected: string;
  readonly isFit: (value: number) => boolean;
}

function readNumber(given: Arguments, flag: PlanFlag, { expected, isFit }: Wanted): number | null {
  const text = given.value(flag);
  if (text === undefined) return null;
  const value = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value) && isFit(value)) return value;
  throw wrong(flag, `is ${JSON.stringify(text.slice(0, 80))}`, `It must be ${expected}.`);
}

/** The rules of a comparison that is only planned: its budgets are in trials. */
export function rulesInTrials(settings: ComparisonSettings): ComparisonRules {
  const { minShare, budgetMin, budgetMax } = settings;
  return {
    minShare,
    margin: 0,
    budgetMin: inTrials('budget-min', budgetMin),
    budgetMax: inTrials('budget-max', budgetMax),
  };
}

function inTrials(name: OptionName, limit: GivenBudget | null): number | null {
  if (limit === null || limit.unit === null || limit.unit === 'trials') return limit?.value ?? null;
  const what = `is in ${JSON.stringify(limit.unit.slice(0, 80))}, while a plan counts in trials`;
  throw wrong(name, what, 'Give it in trials.');
}

function wrong(flag: PlanFlag | OptionName, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: `--${flag}`, what, fix });
}
