import type { ComparisonRules } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { type CdfBand, confidenceBand, resolvableBudget } from '../estimate/index.ts';
import {
  type Design,
  designInTrials,
  type Expectations,
  expectationsOf,
  gateConfidence,
  trialsToDetect,
  type WantedRate,
} from '../plan/index.ts';
import { type Plan, type PowerCurve, planReport, renderPlan } from '../render/index.ts';
import type { ComparisonSettings, Settings } from '../settings/index.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { powerCurve } from './power-curve.ts';
import { computing } from './progress.ts';
import { writeReport } from './report-files.ts';
import type { Command } from './terminal.ts';

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8` */
export const plan: Command = async (argv, terminal) => {
  const given = await readArguments(argv, 'plan');
  const request = readRequest(given);
  const { settings } = given;
  const policy = { settings, rules: rulesInTrials(settings.comparison) };
  const { progress } = terminal;
  computing(progress, Math.max(...(request.trials ?? [0])), settings);
  const planned = makePlan(request, policy);
  // The curve takes longer than the rest.
  const isDrawn = (['report', 'svg', 'png'] as const).some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? curveOf(planned, policy) : null);
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};

type Sizes = readonly [baseline: number, candidate: number];

interface Request {
  /** Null if only the trials needed are asked for. */
  readonly trials: Sizes | null;
  readonly slowdown: number;
  readonly power: number;
  /** In trials. */
  readonly budget: number | null;
}

/** @throws UserError for a wrong value, or without a question */
function readRequest(given: Arguments): Request {
  const baseline = given.value('baseline-n');
  const candidate = given.value('candidate-n');
  if (baseline === null && candidate !== null)
    throw settingsError(
      'baseline-n',
      'is missing next to `candidate-n` (--candidate-n)',
      'Give the trials of both sweeps.',
    );
  const isAsked = (['slowdown', 'power', 'budget'] as const).some((flag) => given.has(flag));
  if (baseline === null && !isAsked)
    throw settingsError(
      'baseline-n',
      'is missing',
      'Give it, or ask for the trials needed with --slowdown, --power or --budget.',
    );
  return {
    trials: baseline === null ? null : [baseline, candidate ?? baseline],
    slowdown: given.value('slowdown'),
    power: given.value('power'),
    budget: given.value('budget'),
  };
}

/** How a planned comparison is made. */
interface Policy {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: ComparisonRules;
}

function rulesInTrials(settings: ComparisonSettings): ComparisonRules {
  const inTrials = (name: 'budget-min' | 'budget-max') => {
    const limit = name === 'budget-min' ? settings.budgetMin : settings.budgetMax;
    if (limit === null || limit.unit === null || limit.unit === 'trials')
      return limit?.value ?? null;
    const what = `is in ${JSON.stringify(limit.unit)}, but a plan counts in trials`;
    throw settingsError(name, what, 'Give it in trials.');
  };
  return {
    minShare: settings.minShare,
    margin: 0,
    budgetMin: inTrials('budget-min'),
    budgetMax: inTrials('budget-max'),
  };
}

function makePlan({ trials, ...goal }: Request, policy: Policy): Plan {
  const { settings, rules } = policy;
  const needed = trialsToDetect({
    ...goal,
    band: settings.band,
    falseAlarm: wantedRate(settings),
    quantile: settings.comparison.quantile,
    rules,
  });
  return {
    settings,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    trialsFor: { ...goal, trials: needed },
  };
}

/** The resolvable budget is that of the bands shown, even if the gate has its own. */
function whatToExpect(trials: Sizes, slowdown: number, policy: Policy): Expectations {
  const { band, comparison } = policy.settings;
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const confidence = confidenceOf(trials, policy);
  const gate = designOf(trials, confidence, policy);
  const expected = expectationsOf(gate, { seed: band.seed, slowdowns });
  if (confidence === band.confidence) return expected;
  const { baseline, candidate } = designOf(trials, band.confidence, policy);
  const budgets = [baseline, candidate].map((arm) =>
    resolvableBudget(arm.band, comparison.quantile),
  );
  return { ...expected, resolvableBudget: Math.min(...budgets) };
}

/** The power curve of the given sweeps, or of the sweeps needed; null if there is none to draw. */
function curveOf(
  { trials, trialsFor: goal, expectations }: Plan,
  policy: Policy,
): PowerCurve | null {
  const n = goal.trials;
  const drawn = trials ?? (n === null ? null : ([n, n] as const));
  if (drawn === null) return null;
  const expected = expectations ?? whatToExpect(drawn, goal.slowdown, policy);
  if (expected.range === null) return null;

  const wanted = trials === null ? goal : null;
  const design = designOf(drawn, expected.confidence, policy);
  const points = powerCurve(design, expected, wanted?.slowdown ?? null);
  return { expectations: expected, points, goal: wanted };
}

/** The confidence of the gate's bands. */
function confidenceOf(trials: Sizes, { settings, rules }: Policy): number {
  const { band, comparison } = settings;
  const wanted = wantedRate(settings);
  if (wanted === null) return band.confidence;
  return gateConfidence({ ...wanted, trials, band, quantile: comparison.quantile, rules });
}

function designOf(trials: Sizes, confidence: number, { settings, rules }: Policy): Design {
  const bands = trials.map((n) => confidenceBand(n, { ...settings.band, confidence }));
  const { quantile } = settings.comparison;
  return designInTrials(bands as [CdfBand, CdfBand], { quantile, rules });
}

/** Null if the confidence is given instead of a rate. */
function wantedRate({ comparison, gate }: Settings): WantedRate | null {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === 'never' ? null : { rate, failOn: gate.failOn };
}
