/** A trial, by all that counts on a cost axis. */
export interface CostedTrial {
  /** Larger is better, −∞ for a failed trial. */
  readonly score: number;
  /** In the unit of budgets, > 0; null where a failed trial has none. */
  readonly cost: number | null;
}

/** Over the trials that have a cost; null if none has. */
export function meanCostOf(trials: readonly CostedTrial[]): number | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  return costs.reduce((mean, cost, i) => mean + (cost - mean) / (i + 1), 0);
}

/** The trials that one sweep was dealt. */
class Hand {
  /** Ascending from rank 1; at rank 0 is −∞, a limit that no score sets. */
  readonly scores: Float64Array;
  #size = 0;
  #total = 0;
  #priced = 0;

  constructor(size: number) {
    this.scores = new Float64Array(size + 1).fill(-Infinity);
  }

  clear(): void {
    this.#size = 0;
    this.#total = 0;
    this.#priced = 0;
  }

  /** @param cost 0 for none */
  take(score: number, cost: number): void {
    this.scores[++this.#size] = score;
    this.#total += cost;
    if (cost > 0) this.#priced++;
  }

  /** Over the trials that have one; null if none has. */
  get meanCost(): number | null {
    return this.#priced === 0 ? null : this.#total / this.#priced;
  }
}

/**
 * The pooled trials of two sweeps, to be dealt to them anew: each sweep keeps its number of trials,
 * each trial its score and its cost.
 */
export class Deal {
  /** Both written anew by each deal. */
  readonly baseline: Hand;
  readonly candidate: Hand;
  readonly #scores: Float64Array;
  readonly #costs: Float64Array;

  constructor(baseline: readonly CostedTrial[], candidate: readonly CostedTrial[]) {
    const pool = [...baseline, ...candidate].sort(byScore);
    this.#scores = Float64Array.from(pool, ({ score }) => score);
    this.#costs = Float64Array.from(pool, ({ cost }) => cost ?? 0);
    this.baseline = new Hand(baseline.length);
    this.candidate = new Hand(candidate.length);
  }

  /** @param interleaving for each trial in ascending order of the scores, 1 if it is the candidate's */
  deal(interleaving: Uint8Array): void {
    this.baseline.clear();
    this.candidate.clear();
    for (let place = 0; place < interleaving.length; place++) {
      const hand = interleaving[place] === 1 ? this.candidate : this.baseline;
      hand.take(this.#scores[place] as number, this.#costs[place] as number);
    }
  }
}

/** Failed trials are equal: −∞ − −∞ would be no number. */
function byScore(a: CostedTrial, b: CostedTrial): number {
  return a.score < b.score ? -1 : Number(a.score > b.score);
}
