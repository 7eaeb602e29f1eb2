/**
 * The smallest of some values up to which their weights add up to a least sum: values are parted
 * around one of them again and again, as a rule in time proportional to their number.
 *
 * @param values not NaN
 * @param weights of the values, ≥ 0
 * @param least > 0
 * @returns ∞ where all weights together are less
 * @throws RangeError if there are not as many weights as values
 */
export function leastReaching(values: Float64Array, weights: Float64Array, least: number): number {
  if (values.length !== weights.length) throw new RangeError('values and weights differ in number');

  const pairs: Pairs = { values: values.slice(), weights: weights.slice() };
  let [from, to, missing] = [0, values.length, least];
  while (from < to) {
    const pivot = pairs.values[(from + to) >> 1] as number;
    const [equal, above] = part(pairs, [from, to], pivot);
    const below = sum(pairs.weights, from, equal);
    if (below >= missing) {
      to = equal;
      continue;
    }
    missing -= below + sum(pairs.weights, equal, above);
    if (missing <= 0) return pivot;
    from = above;
  }
  return Infinity;
}

interface Pairs {
  readonly values: Float64Array;
  readonly weights: Float64Array;
}

type Places = readonly [from: number, to: number];

/** Orders a part of the pairs into below, equal to and above the pivot; returns where the last two begin. */
function part(pairs: Pairs, [from, to]: Places, pivot: number): Places {
  let [equal, next, above] = [from, from, to];
  while (next < above) {
    const value = pairs.values[next] as number;
    if (value < pivot) swap(pairs, equal++, next++);
    else if (value > pivot) swap(pairs, next, --above);
    else next++;
  }
  return [equal, above];
}

function swap({ values, weights }: Pairs, a: number, b: number): void {
  const [value, weight] = [values[a] as number, weights[a] as number];
  values[a] = values[b] as number;
  weights[a] = weights[b] as number;
  values[b] = value;
  weights[b] = weight;
}

function sum(numbers: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += numbers[i] as number;
  return total;
}
