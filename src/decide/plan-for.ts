import { naming, settingsError } from '../errors.ts';
import {
  makePairedPlan,
  makePlan,
  type PairedPlan,
  type Plan,
  type Sizes,
  USUAL_LEVEL,
} from '../plan/index.ts';
import type { Given } from '../settings/index.ts';
import { IN_TRIALS, rulesOn } from './curves.ts';

/**
 * The plan that options ask for: what so many trials or pairs can show, and how many a slowdown takes.
 *
 * @throws UserError for a wrong value, and without a question
 */
export function planFor(given: Given): Plan {
  const { settings } = given;
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  const [slowdown, power] = [given.value('slowdown'), given.value('power')];
  const goal = { slowdown, power, budget: given.value('budget') };
  const policy = { settings, rules };
  return given.has('paired')
    ? makePairedPlan(readPairs(given), goal, policy)
    : makePlan(readTrials(given), goal, policy);
}

function readPairs(given: Given): PairedPlan {
  const others = ['baseline-n', 'candidate-n', 'budget'] as const;
  const other = others.find((flag) => given.has(flag));
  if (other !== undefined)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: 'paired' }}, which has one number of pairs`,
      naming`Give ${{ option: 'n' }} instead.`,
    );
  const pairs = given.value('n');
  if (pairs === null) throw settingsError('n', 'is missing', 'Give the number of pairs.');
  const level = given.settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  return { pairs, correlation: given.value('correlation'), level };
}

/**
 * The trials of both sweeps; null if only the trials needed are asked for.
 *
 * @throws UserError for a wrong value, or without a question
 */
function readTrials(given: Given): Sizes | null {
  const baseline = given.value('baseline-n');
  const candidate = given.value('candidate-n');
  if (baseline !== null) return [baseline, candidate ?? baseline];
  const isAsked = (['slowdown', 'power', 'budget'] as const).some((flag) => given.has(flag));
  if (isAsked && candidate === null) return null;
  throw settingsError(
    'baseline-n',
    'is missing',
    naming`Give it, or ask for the trials needed with ${{ option: 'slowdown' }}, ${{ option: 'power' }} or ${{ option: 'budget' }}.`,
  );
}
