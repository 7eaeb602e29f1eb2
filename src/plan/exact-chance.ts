import type { DecidingRanks } from './deciding-ranks.ts';
import {
  type Change,
  hopeAfter,
  type Turn,
  takeBaseline,
  takeCandidate,
  turnsOf,
} from './open-parts.ts';

/** Shares are added as whole multiples of this, so that their sums do not depend on the order. */
const UNIT = 2 ** -40;
/** Beyond this many trials in both sweeps the states are hardly ever few enough. */
const MOST_TRIALS = 64;
const MOST_STATES = 100_000;

interface Question {
  readonly baselineTrials: number;
  readonly candidateTrials: number;
  readonly level: 'weak' | 'fair';
  /** The least share that counts, > 0. */
  readonly least: number;
}

/**
 * The probability that at least weak, or fair, evidence of "worse" holds on a share of the range that
 * counts when nothing changed. Exact for independent sweeps with continuous scores: every
 * interleaving of the scores is then equally likely.
 *
 * The scores come in ascending order; the state is (baseline scores, candidate scores, open parts,
 * share held so far). Shares are not rounded to a grid: the states are those that do come up.
 *
 * @param parts of the range, in order of budget
 * @returns null where there are too many states: as a rule beyond some 50 trials in both sweeps
 */
export function exactChance(parts: readonly DecidingRanks[], question: Question): number | null {
  const { baselineTrials, candidateTrials, least } = question;
  if (baselineTrials + candidateTrials > MOST_TRIALS) return null;
  const inUnits = parts.map((part) => ({ ...part, share: Math.round(part.share / UNIT) }));
  const turns = turnsOf(inUnits, baselineTrials);
  if (turns === null) return null;

  const paths = new Paths(turns, { ...question, least: least / UNIT });
  for (let baselines = 0; baselines < baselineTrials; baselines++) {
    paths.pass(baselines);
    if (paths.visited > MOST_STATES) return null;
  }
  return paths.reached;
}

/** Probabilities by the bits of open parts, then by the share held so far. */
type States = Map<number, Map<number, number>>;

interface Place {
  readonly baselines: number;
  readonly candidates: number;
  readonly open: number;
}

interface Step {
  readonly probability: number;
  readonly change: Change;
  readonly to: States;
}

/** The probabilities of all states after so many baseline scores, by candidate scores so far. */
class Paths {
  reached = 0;
  visited = 0;
  readonly #turns: readonly Turn[];
  readonly #question: Question;
  #row: States[];
  #next: States[];

  constructor(turns: readonly Turn[], question: Question) {
    this.#turns = turns;
    this.#question = question;
    this.#row = this.#emptyRow();
    this.#next = this.#row;
    const { open } = takeBaseline(turns[0] as Turn, { open: 0, candidates: 0 }, question.level);
    this.#row[0]?.set(open, new Map([[0, 1]]));
  }

  /** Moves everything on to one baseline score more. */
  pass(baselines: number): void {
    this.#next = this.#emptyRow();
    for (const [candidates, states] of this.#row.entries()) {
      for (const [open, shares] of states) this.#leave({ baselines, candidates, open }, shares);
    }
    this.#row = this.#next;
  }

  #emptyRow(): States[] {
    return Array.from({ length: this.#question.candidateTrials + 1 }, () => new Map());
  }

  #leave({ baselines, candidates, open }: Place, shares: ReadonlyMap<number, number>): void {
    const { baselineTrials, candidateTrials, level, least } = this.#question;
    const [turn, coming] = [this.#turns[baselines] as Turn, this.#turns[baselines + 1] as Turn];
    const left = candidateTrials - candidates;
    const toCandidate = left / (left + baselineTrials - baselines);
    const needed = least - hopeAfter(turn, open);
    const hopeful = [...shares].filter(([share]) => share >= needed);
    this.visited += hopeful.length;

    const candidate = takeCandidate(turn, open, candidates + 1);
    const above = this.#row[candidates + 1];
    if (above) this.#move(hopeful, { probability: toCandidate, change: candidate, to: above });
    const baseline = takeBaseline(coming, { open, candidates }, level);
    const to = this.#next[candidates] as States;
    this.#move(hopeful, { probability: 1 - toCandidate, change: baseline, to });
  }

  #move(from: readonly [number, number][], { probability, change, to }: Step): void {
    const shares = to.get(change.open) ?? new Map<number, number>();
    to.set(change.open, shares);
    for (const [share, mass] of from) {
      const after = share + change.gain;
      if (after >= this.#question.least) this.reached += mass * probability;
      else shares.set(after, (shares.get(after) ?? 0) + mass * probability);
    }
  }
}
