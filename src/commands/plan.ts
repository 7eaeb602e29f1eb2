import type { ComparisonRules } from '../compare/index.ts';
import { confidenceBand } from '../estimate/index.ts';
import {
  type ArmDesign,
  confidenceForRate,
  expectationsOf,
  trialsToDetect,
} from '../plan/index.ts';
import { type Plan, planJson, renderPlan } from '../render/index.ts';
import type { Settings } from '../settings.ts';
import { readArguments } from './arguments.ts';
import {
  PLAN_FLAGS,
  PLAN_OPTIONS,
  type PlanRequest,
  readPlanRequest,
  rulesInTrials,
} from './plan-flags.ts';
import { type Command, writeJson } from './terminal.ts';

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8` */
export const plan: Command = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: [],
    options: PLAN_OPTIONS,
    values: PLAN_FLAGS,
    switches: ['json'],
  });
  const request = readPlanRequest(given);
  const { settings } = given;
  const planned = makePlan(request, { settings, rules: rulesInTrials(settings.comparison) });
  if (given.has('json')) writeJson(terminal, planJson(planned));
  else terminal.out(renderPlan(planned));
  return 0;
};

interface Policy {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: ComparisonRules;
}

function makePlan(request: PlanRequest, policy: Policy): Plan {
  const { trials, ...goal } = request;
  const { settings } = policy;
  const confidence = chooseConfidence(trials, policy);
  return {
    settings,
    trials,
    confidence,
    expectations:
      trials === null || confidence === null
        ? null
        : whatToExpect({ trials, confidence, goal }, policy),
    trialsFor: { ...goal, trials: trialsFor(goal, policy) },
  };
}

/** Null where sizes and a rate have no confidence, and where there is only a rate. */
function chooseConfidence(
  trials: PlanRequest['trials'],
  { settings, rules }: Policy,
): number | null {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  if (falseAlarm === null) return band.confidence;
  if (trials === null) return null;
  const [baselineTrials, candidateTrials] = trials;
  const sizes = { baselineTrials, candidateTrials };
  return confidenceForRate({
    ...sizes,
    ...falseAlarm,
    band,
    quantile: comparison.quantile,
    rules,
  });
}

type Goal = Omit<PlanRequest, 'trials'>;

interface Sized {
  readonly trials: readonly [baseline: number, candidate: number];
  readonly confidence: number;
  readonly goal: Goal;
}

function whatToExpect({ trials, confidence, goal }: Sized, { settings, rules }: Policy) {
  const { quantile } = settings.comparison;
  const [baseline, candidate] = trials.map((n) => ({
    band: confidenceBand(n, { ...settings.band, confidence }),
    trialCost: 1,
  })) as [ArmDesign, ArmDesign];
  const slowdowns = [...new Set([...SLOWDOWNS, goal.slowdown])].sort((a, b) => a - b);
  const design = { baseline, candidate, quantile, rules };
  return expectationsOf(design, { seed: settings.band.seed, slowdowns });
}

function trialsFor(goal: Goal, { settings, rules }: Policy): number | null {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  return trialsToDetect({ ...goal, band, falseAlarm, quantile: comparison.quantile, rules });
}

/** Null where the confidence is given. */
function wantedRate({ comparison, gate }: Settings) {
  const { falseAlarmRate: rate } = comparison;
  if (rate === null || gate.failOn === 'never') return null;
  return { rate, failOn: gate.failOn };
}
