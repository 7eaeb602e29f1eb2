import {
  type Assessment,
  axisOf,
  budgetsOfOne,
  curveOf,
  levelsOf,
  wouldFail,
} from '../../decide/index.ts';
import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { type HistoryLine, MAX_SCORES, orient, type Sweep } from '../../parse/index.ts';
import { printable } from '../../printable.ts';
import { toMetric } from '../../report/index.ts';

type About = Pick<
  HistoryLine,
  'workflow' | 'name' | 'comparison' | 'commit' | 'date' | 'run' | 'pull'
>;

/** What a run on main found of one of its sweeps. */
interface Found {
  readonly candidate: Sweep;
  readonly withPredecessor: Assessment;
}

/** The line that the history of main keeps of a run, in the metric’s own unit. */
export function historyEntry(about: About, { candidate, withPredecessor }: Found): HistoryLine {
  const { settings } = withPredecessor;
  const axis = axisOf([candidate]);
  const curve = curveOf(candidate, settings);
  const { trials, counts, direction, metric } = candidate;
  const { counted, failed, pruned, running } = counts;
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (budget: number) => limitsIn(curve, budget, direction);
  const { method, confidence } = settings.band;
  return {
    schemaVersion: 1,
    ...about,
    metric,
    direction,
    axis,
    band: { method, confidence, quantile: settings.comparison.quantile },
    search: candidate.search.method,
    trials: { counted, failed, pruned, running },
    at: budgetsOfOne(curve, axis, settings).map(at),
    largest: at(Math.max(curve.trialCost, curve.resolvableBudget)),
    scores:
      scores.length > MAX_SCORES
        ? null
        : scores.map((score) => (score === -Infinity ? null : orient(score, direction))),
    predecessor: resultOf(withPredecessor),
  };
}

function limitsIn(curve: TuningCurve, budget: number, direction: Sweep['direction']) {
  return { budget, ...toMetric(limitsAt(curve, budget), direction) };
}

function resultOf(assessment: Assessment): HistoryLine['predecessor'] {
  const { outcome, baseline, searches, settings } = assessment;
  const { test = null, chances = null } = assessment.kind === 'compared' ? assessment : {};
  const { failOn } = settings.gate;
  return {
    commit: baseline?.source.sha ?? null,
    location: printable(searches.baseline.location.text, 300),
    verdict: outcome.verdict,
    ...levelsOf(assessment),
    alarmed: wouldFail(assessment),
    rate: failOn === 'never' ? 0 : (chances?.gateRate?.rate ?? null),
    pValue: test?.pValue ?? null,
    design: test?.design ?? null,
  };
}
