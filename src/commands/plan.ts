import { IN_TRIALS, rulesOn } from '../decide/index.ts';
import { naming, settingsError } from '../errors.ts';
import {
  makePairedPlan,
  makePlan,
  PAIRED_LEVEL,
  type PairedPlan,
  type Plan,
  powerCurveOf,
} from '../plan/index.ts';
import { planReport, renderPlan } from '../render/index.ts';
import { type Arguments, readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';
import { writeReport } from './write-report.ts';

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8`, or with looks */
export const plan: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'plan');
  const { settings } = given;
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  const [slowdown, power] = [given.value('slowdown'), given.value('power')];
  const goal = { slowdown, power, budget: given.value('budget') };
  const trialCost = given.value('trial-cost');
  const policy = { settings, rules, trialCost };
  const planned = given.has('paired')
    ? makePairedPlan(readPairs(given), goal, policy)
    : makePlan(readTrials(given), goal, policy);
  // The curve takes longer than the rest; the picture of looks needs none.
  const isDrawn =
    planned.looks === null &&
    planned.paired === null &&
    (['report', 'svg', 'png'] as const).some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};

function readPairs(given: Arguments): PairedPlan {
  const others = ['baseline-n', 'candidate-n', 'budget', 'looks'] as const;
  const other = others.find((flag) => given.has(flag));
  if (other !== undefined)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: 'paired' }}, which has one number of pairs`,
      'Give --n instead.',
    );
  const pairs = given.value('n');
  if (pairs === null) throw settingsError('n', 'is missing', 'Give the number of pairs.');
  const level = given.settings.comparison.falseAlarmRate ?? PAIRED_LEVEL;
  return { pairs, correlation: given.value('correlation'), level };
}

/**
 * The trials of both sweeps; null if only the trials needed are asked for.
 *
 * @throws UserError for a wrong value, or without a question
 */
function readTrials(given: Arguments): Plan['trials'] {
  const baseline = given.value('baseline-n');
  const candidate = given.value('candidate-n');
  const last = given.settings.gate.looks?.at(-1);
  if (last !== undefined && candidate !== null)
    throw settingsError(
      'candidate-n',
      naming`cannot be combined with ${{ option: 'looks' }}, the last of which is its trials`,
      'Leave it out.',
    );
  if (baseline !== null) return [baseline, last ?? candidate ?? baseline];
  const isAsked = (['slowdown', 'power', 'budget'] as const).some((flag) => given.has(flag));
  if (isAsked && candidate === null && last === undefined) return null;
  throw settingsError(
    'baseline-n',
    'is missing',
    'Give it, or ask for the trials needed with --slowdown, --power or --budget.',
  );
}
