import seedrandom from 'seedrandom';

/** A source of uniform numbers in [0, 1) that gives the same numbers for the same seed. */
export type Random = () => number;

/**
 * The generator of a seed: seedrandom’s default, with all digits of a double.
 *
 * @param seed any number; the same one gives the same numbers
 */
export function seededRandom(seed: number): Random {
  return seedrandom(String(seed));
}

/**
 * The sorted values of n independent uniforms on (0, 1), in O(n): normalised sums of exponentials.
 *
 * @param n ≥ 1
 * @returns increasing
 */
export function uniformOrderStatistics(n: number, random: Random): Float64Array {
  const sums = new Float64Array(n);
  let total = 0;
  for (let i = 0; i < n; i++) {
    total -= Math.log1p(-random());
    sums[i] = total;
  }
  total -= Math.log1p(-random());
  return sums.map((sum) => sum / total);
}

/**
 * As `seededRandom`, in a fifth of the time and with 32 bits a number: for draws by the million.
 */
export function quickRandom(seed: number): Random {
  return seedrandom.alea(String(seed));
}

/**
 * Random choices of some of several places, all C(size, chosen) of them equally likely, without end: 1 where a
 * place is chosen, else 0. It is the same array each time, written anew.
 *
 * @param size places to choose from, ≥ 0
 * @param chosen how many of them, in [0, size]
 */
export function* randomChoices(
  size: number,
  chosen: number,
  random: Random,
): Generator<Uint8Array> {
  const places = Int32Array.from({ length: size }, (_, i) => i);
  const marked = Math.min(chosen, size - chosen);
  const mark = marked === chosen ? 1 : 0;
  const choice = new Uint8Array(size);
  for (;;) {
    choice.fill(1 - mark);
    for (let i = 0; i < marked; i++) {
      const other = i + ((random() * (size - i)) | 0);
      const place = places[other] as number;
      places[other] = places[i] as number;
      places[i] = place;
      choice[place] = mark;
    }
    yield choice;
  }
}
