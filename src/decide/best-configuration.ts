import { orient, type Sweep } from '../parse/index.ts';

/** The trial with the best score of a sweep. */
export interface BestConfiguration {
  /** In the metric's own unit. */
  readonly score: number;
  /** How many trials it is the best of: all that count. */
  readonly of: number;
  /** How many of them have this score; what follows is the first of these. */
  readonly sharedBy: number;
  readonly where: string;
  /** Whether it was stopped early. */
  readonly isPruned: boolean;
  readonly cost: number | null;
  /** Of its training, a whole number; null where it is not recorded. */
  readonly seed: number | null;
  /** Names and texts are untrusted; null where the files do not say. */
  readonly parameters: Trial['parameters'];
  /** Of these, the names of those that some trial has otherwise: what the search was over. */
  readonly varied: readonly string[];
}

type Trial = Sweep['trials'][number];

/**
 * The configuration with the best score: max Yᵢ over the trials that count. It is the best of n
 * draws and flatters the sweep that has more of them, so that two of these compare no sweeps
 * [Dodge19, text box 1].
 *
 * @param sweep n ≥ 1 trials in any order; of several with the best score the first is taken
 * @returns null if all trials failed
 */
export function bestConfiguration({ trials, direction }: Sweep): BestConfiguration | null {
  const best = trials.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const [first, ...others] = trials.filter(({ score }) => score === best);
  if (best === -Infinity || first === undefined) return null;

  const { where, outcome, cost, seed, parameters } = first;
  return {
    score: orient(best, direction),
    of: trials.length,
    sharedBy: 1 + others.length,
    where,
    isPruned: outcome === 'pruned',
    cost,
    seed,
    parameters,
    varied: variedOf(Object.keys(parameters ?? {}), trials),
  };
}

function variedOf(names: readonly string[], trials: readonly Trial[]): readonly string[] {
  const [first, ...others] = trials
    .map(({ parameters }) => parameters)
    .filter((parameters) => parameters !== null);
  return names.filter((name) => others.some((drawn) => drawn[name] !== first?.[name]));
}
