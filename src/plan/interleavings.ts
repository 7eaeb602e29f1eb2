import { type Choice, quickRandom, randomChoices } from '../math/random.ts';

/** With no more interleavings than this all are looked at, and rates are exact. */
const MOST_ENUMERATED = 20_000;
const FEWEST_DRAWS = 20_000;
const MOST_DRAWS = 50_000;
/** Beyond this many trials in both sweeps fewer draws must do. */
const LARGE = 1000;
const FEWEST_DRAWS_WHEN_LARGE = 1000;
/** Steps of all draws together: counted and not timed, so that the same settings give the same bytes. */
const MOST_STEPS = 100_000_000;

/**
 * Interleavings of the scores of two sweeps, or ways to deal pooled trials to them: for each place in
 * ascending order of the scores, 1 where it is the candidate's. Each is the same array, written anew.
 */
export interface Interleavings {
  readonly each: Iterable<Uint8Array>;
  readonly count: number;
  /** Whether every interleaving comes exactly once; else they are drawn, all equally likely. */
  readonly isComplete: boolean;
}

interface Looking {
  readonly seed: number;
  /** What looking at one trial of an interleaving takes, in look-ups. */
  readonly trialSteps: number;
}

/**
 * Every interleaving where they are few, else a seeded sample: 20,000 or more of sweeps with up to
 * 1,000 trials in all, 1,000 or more beyond, and as many more as a fixed number of steps affords.
 *
 * They depend on the numbers of trials and the seed alone, so that what a search for a confidence
 * finds is what is told of that confidence afterwards.
 *
 * @param sizes trials of both sweeps and, chosen, of the candidate
 */
export function interleavingsOf(sizes: Choice, looking: Looking): Interleavings {
  const all = countChoices(sizes);
  if (all <= MOST_ENUMERATED) return { each: allChoices(sizes), count: all, isComplete: true };

  const { seed, trialSteps } = looking;
  const fewest = isLarge(sizes.size) ? FEWEST_DRAWS_WHEN_LARGE : FEWEST_DRAWS;
  const affordable = Math.floor(MOST_STEPS / (trialSteps * sizes.size));
  const count = Math.max(fewest, Math.min(MOST_DRAWS, affordable));
  return { each: take(randomChoices(sizes, quickRandom(seed)), count), count, isComplete: false };
}

/** Whether so many trials in both sweeps are too many for rates and power to be computed exactly. */
export function isLarge(trials: number): boolean {
  return trials > LARGE;
}

/** C(size, chosen), or more than is enumerated where it is more than that. */
function countChoices({ size, chosen }: Choice): number {
  let count = 1;
  for (let i = 1; i <= Math.min(chosen, size - chosen) && count <= MOST_ENUMERATED; i++) {
    count = (count * (size - i + 1)) / i;
  }
  return count;
}

/** Every choice once, from the first places to the last. */
function* allChoices({ size, chosen }: Choice): Generator<Uint8Array> {
  const places = Int32Array.from({ length: chosen }, (_, i) => i);
  const choice = new Uint8Array(size);
  for (;;) {
    choice.fill(0);
    for (const place of places) choice[place] = 1;
    yield choice;

    let moved = chosen - 1;
    while (moved >= 0 && places[moved] === size - chosen + moved) moved--;
    if (moved < 0) return;
    const place = (places[moved] as number) + 1;
    for (let i = moved; i < chosen; i++) places[i] = place + i - moved;
  }
}

function* take<T>(values: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  for (const value of values) {
    yield value;
    if (++taken === count) return;
  }
}
