/** Probabilities below this are not followed; how much that is in all, is counted. */
const NEGLIGIBLE = 1e-20;

/** How likely all cells are reached, and how much probability was not followed. */
export interface PathChance {
  readonly reached: number;
  readonly dropped: number;
}

interface Departure {
  /** The probability that the next score is the candidate's. */
  readonly toCandidate: number;
  /** Cells gained if it is the baseline's. */
  readonly gain: number;
  /** With fewer cells so far, all cells are out of reach. */
  readonly needed: number;
}

/** The probabilities of the cells so far, by the candidate scores left, for one baseline score at a time. */
export class Paths implements PathChance {
  reached = 0;
  dropped = 0;
  readonly #cells: number;
  readonly #mass: Float64Array;
  /** Outside first … last all is zero. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;

  constructor(candidateTrials: number, cells: number) {
    this.#cells = cells;
    this.#mass = new Float64Array((candidateTrials + 2) * cells);
    this.#first = new Int32Array(candidateTrials + 1).fill(cells);
    this.#last = new Int32Array(candidateTrials + 1).fill(-1);
    this.#first[candidateTrials] = 0;
    this.#last[candidateTrials] = 0;
    this.#mass[this.#startOf(candidateTrials)] = 1;
  }

  /** Moves all that has `b` candidate scores left past the next score. */
  leave(b: number, { toCandidate, gain, needed }: Departure): void {
    if (!this.#trim(b, needed)) return;
    const first = this.#first[b] as number;
    const last = this.#last[b] as number;
    this.#pass(b, toCandidate, gain);
    this.#limit(b, first + gain, Math.min(last + gain, this.#cells - 1));
    if (b > 0) this.#widen(b - 1, first, last);
  }

  /** Drops what is out of reach (for nothing) and what is negligible; whether anything is left. */
  #trim(b: number, needed: number): boolean {
    const start = this.#startOf(b);
    let first = this.#first[b] as number;
    let last = this.#last[b] as number;
    for (; first <= last && first < needed; first++) this.#mass[start + first] = 0;
    for (; first <= last && this.#isNegligible(start + first); first++) this.#drop(start + first);
    for (; first <= last && this.#isNegligible(start + last); last--) this.#drop(start + last);
    this.#limit(b, first, last);
    return first <= last;
  }

  #isNegligible(at: number): boolean {
    return (this.#mass[at] as number) < NEGLIGIBLE;
  }

  #drop(at: number): void {
    this.dropped += this.#mass[at] as number;
    this.#mass[at] = 0;
  }

  #limit(b: number, first: number, last: number): void {
    this.#first[b] = first <= last ? first : this.#cells;
    this.#last[b] = first <= last ? last : -1;
  }

  #widen(b: number, first: number, last: number): void {
    this.#first[b] = Math.min(first, this.#first[b] as number);
    this.#last[b] = Math.max(last, this.#last[b] as number);
  }

  /** On to a candidate's and to a baseline's score in one go: here the time goes. */
  #pass(b: number, toCandidate: number, gain: number): void {
    const [mass, cells, toBaseline] = [this.#mass, this.#cells, 1 - toCandidate];
    const start = this.#startOf(b);
    const first = start + (this.#first[b] as number);
    const last = start + (this.#last[b] as number);
    const end = start + cells;
    for (let from = last; from >= first; from--) {
      const moved = mass[from] as number;
      mass[from - cells] = (mass[from - cells] as number) + moved * toCandidate;
      if (from + gain < end) mass[from + gain] = moved * toBaseline;
      else this.reached += moved * toBaseline;
    }
    mass.fill(0, first, Math.min(first + gain, end));
  }

  /** One row more than there are counts of scores left: with none left, nothing goes to it. */
  #startOf(b: number): number {
    return (b + 1) * this.#cells;
  }
}
