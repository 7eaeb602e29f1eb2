import { averageRepeats, type Repeats, repeatsIn } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SweepPair } from './assessment.ts';
import { chooseAxis } from './curves.ts';
import { warningOf } from './findings.ts';
import { relationOf } from './pairing.ts';
import { unitsOf } from './units.ts';

const ARMS = ['baseline', 'candidate'] as const;

export type Prepared = ReturnType<typeof prepare>;

/**
 * The sweeps as they are compared: with a list that both have trained, with trainings of the same configuration averaged,
 * and on an axis of budgets.
 */
export function prepare(sweeps: SweepPair, asked: Settings) {
  const listed = withLists(sweeps, asked);
  // Inside of a search, a configuration that comes again is the search's own doing.
  const areWhole = unitsOf(listed, asked).unit === 'search';
  const repeats = areWhole ? { pair: listed, as: null, warnings: [] } : withRepeats(listed, asked);
  const { axis, settings, warnings } = chooseAxis(repeats.pair, asked);
  const relation = relationOf(repeats.pair, settings);
  return { ...repeats, axis, settings, relation, warnings: [...warnings, ...repeats.warnings] };
}

/** Trials that somebody picked are no draws, but where both sweeps have trained them they make pairs. */
function withLists({ baseline, candidate }: SweepPair, settings: Settings): SweepPair {
  const all = {
    baseline: baseline.withHandPicked ?? baseline,
    candidate: candidate.withHandPicked ?? candidate,
  };
  const arePicked = all.baseline !== baseline || all.candidate !== candidate;
  const arePaired = arePicked && relationOf(all, settings).design === 'paired';
  return arePaired ? all : { baseline, candidate };
}

/**
 * Configurations that were trained several times count once, as often in both sweeps, but not where their trainings make
 * pairs: trials that share their settings are not independent.
 */
function withRepeats(pair: SweepPair, settings: Settings) {
  const { repeats } = settings.reading;
  const none = { pair, as: null, warnings: [] } as const;
  if (repeats === 'separate') return none;
  const isAsked = repeats === 'average';
  const [before, after] = ARMS.map((arm) => repeatsIn(pair[arm], isAsked));
  if (!before && !after) return none;
  const relation = relationOf(pair, settings);
  const isGiven = settings.reading.pairBy !== 'parameters';
  if (relation.design === 'paired' || (isGiven && relation.pairing.flaw !== null)) return none;
  if (!before || !after) {
    const arm = before ? 'baseline' : 'candidate';
    const { count, of } = (before ?? after) as Repeats;
    const warning = warningOf('repeated-configurations', { arm, facts: { count, of } });
    return isAsked ? averagedBy(1, pair) : ({ pair, as: 'differ', warnings: [warning] } as const);
  }
  return averagedBy(Math.min(before.trainings, after.trainings), pair);
}

function averagedBy(trainings: number, pair: SweepPair) {
  const baseline = averageRepeats(pair.baseline, trainings);
  const candidate = averageRepeats(pair.candidate, trainings);
  const [before, after] = [baseline.trials.length, candidate.trials.length];
  const facts = { baseline: before, candidate: after, trainings };
  const warnings = [warningOf('repeats-averaged', { arm: null, facts })];
  return { pair: { baseline, candidate }, as: 'averaged', warnings } as const;
}
