/**
 * What is known of each row in one column. Two rows are (place − place′)² apart where their kinds are equal, else ¼.
 */
export interface KernelColumn {
  readonly kinds: Int32Array;
  /** In [0, 1]. */
  readonly places: Float64Array;
}

interface Strengths {
  /** How much each column counts, ≥ 0. */
  readonly weights: readonly number[];
  readonly ridge: number;
}

/** A fit to targets, each predicted from all others. */
export interface KernelFit extends Strengths {
  /** Of each row, its target less what the others predict. */
  readonly residuals: Float64Array;
}

const WEIGHTS = [0, 0.35, 1.4, 5.6, 22.4];
const FIRST_WEIGHT = 1.4;
const RIDGES = [0.03, 0.1, 0.3, 1, 3, 10];
const FIRST_RIDGE = 0.3;
const MAX_ROUNDS = 3;
/** The share of the error by which another value has to lower it. */
const MIN_GAIN = 1e-6;
/** Weights are chosen on so many rows: with more, the time would grow with their cube. */
const MAX_SEARCHED = 128;

/**
 * Kernel ridge regression of targets on columns, with the kernel K = exp(−Σ w·distance) and leave-one-out residuals
 * (G t)ᵢ / Gᵢᵢ, G = (K + λI)⁻¹ [RasmussenWilliams06, 5.4.2]. Weights w and ridge λ are those with the least mean square of
 * residuals, searched coordinate by coordinate. It depends on nothing but columns and targets: not on whose a row is.
 *
 * What was factorised is kept, so that other targets of the same rows take little time.
 */
export class KernelRegression {
  readonly #all: Rows;
  /** Those that weights are chosen on, and their places in the order of all. */
  readonly #some: Rows;
  readonly #places: readonly number[];

  /**
   * @param columns at least one, of the same number of rows
   * @param rows those that count, at least one; where weights are not chosen on all, then on some that are spread evenly
   *   over their order
   */
  constructor(columns: readonly KernelColumn[], rows: readonly number[]) {
    const searched = Math.min(rows.length, MAX_SEARCHED);
    this.#places = Array.from({ length: searched }, (_, k) =>
      Math.floor(((k + 0.5) * rows.length) / searched),
    );
    const some = this.#places.map((place) => rows[place] as number);
    this.#all = new Rows(columns, rows);
    this.#some = searched === rows.length ? this.#all : new Rows(columns, some);
  }

  /**
   * @param targets finite, one a row
   * @param given weights and ridge; chosen where they are not given
   */
  fit(targets: Float64Array, given = this.#choose(targets)): KernelFit {
    const { weights, ridge } = given;
    return { weights, ridge, residuals: this.#all.residuals(targets, given) };
  }

  #choose(targets: Float64Array): Strengths {
    const ofSome = Float64Array.from(this.#places, (place) => targets[place] as number);
    const { weights, ridge } = this.#search(ofSome);
    if (this.#some === this.#all) return { weights, ridge };
    const errors = RIDGES.map((tried) => this.#all.errorOf(targets, { weights, ridge: tried }));
    return { weights, ridge: RIDGES[errors.indexOf(Math.min(...errors))] as number };
  }

  /** Coordinate by coordinate: the columns' weights in turn, then the ridge. */
  #search(targets: Float64Array) {
    const errorOf = (values: readonly number[]) => this.#some.errorOf(targets, strengthsIn(values));
    const first = [...this.#some.distances.map(() => FIRST_WEIGHT), FIRST_RIDGE];
    let best = { values: first, error: errorOf(first) };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = best;
      for (const at of first.keys()) {
        const others = at < first.length - 1 ? WEIGHTS : RIDGES;
        const now = best.values[at];
        for (const value of others.filter((one) => one !== now)) {
          const values = best.values.with(at, value);
          const error = errorOf(values);
          if (error < best.error * (1 - MIN_GAIN)) best = { values, error };
        }
      }
      if (best === before) break;
    }
    return strengthsIn(best.values);
  }
}

function strengthsIn(values: readonly number[]): Strengths {
  return { weights: values.slice(0, -1), ridge: values.at(-1) as number };
}

/**
 * Some rows, with leave-one-out residuals of any targets, and what was factorised for them: of A = K + λI = LLᵀ, with G =
 * A⁻¹ = L⁻ᵀL⁻¹, it is L⁻ᵀ, row by row.
 */
class Rows {
  /** By column, of every two rows: the lower triangle, row by row. */
  readonly distances: readonly Float64Array[];
  readonly #count: number;
  /** The next multiple of 4; beyond the rows, A is the identity. */
  readonly #size: number;
  readonly #known = new Map<string, Float64Array>();
  /** Room for A, and below it for L⁻ᵀ. */
  readonly #matrix: Float64Array;

  constructor(columns: readonly KernelColumn[], rows: readonly number[]) {
    const size = Math.ceil(rows.length / 4) * 4;
    this.#count = rows.length;
    this.#size = size;
    this.#matrix = new Float64Array(2 * size * size);
    this.distances = columns.map((column) => {
      const kinds = rows.map((row) => column.kinds[row] as number);
      const places = rows.map((row) => column.places[row] as number);
      const distances = new Float64Array(size * size);
      for (let i = 0; i < rows.length; i++) {
        for (let j = 0; j < i; j++) {
          const difference = (places[i] as number) - (places[j] as number);
          distances[i * size + j] = kinds[i] === kinds[j] ? difference * difference : 0.25;
        }
      }
      return distances;
    });
  }

  /** Their mean square; ∞ where A is not positive definite, as it may be where some rows lack a number. */
  errorOf(targets: Float64Array, strengths: Strengths): number {
    const residuals = this.residuals(targets, strengths);
    const error = dot(residuals, residuals) / residuals.length;
    return Number.isNaN(error) ? Infinity : error;
  }

  residuals(targets: Float64Array, strengths: Strengths): Float64Array {
    const [count, size, inverse] = [this.#count, this.#size, this.#inverse(strengths)];
    const half = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      const target = targets[i] as number;
      for (let j = i; j < count; j++)
        half[j] = (half[j] as number) + target * (inverse[i * size + j] as number);
    }
    return half.map((_, i) => {
      let [sum, diagonal] = [0, 0];
      for (let j = i; j < count; j++) {
        const value = inverse[i * size + j] as number;
        sum += value * (half[j] as number);
        diagonal += value * value;
      }
      return sum / diagonal;
    });
  }

  #inverse({ weights, ridge }: Strengths): Float64Array {
    const key = `${weights} ${ridge}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [count, size, matrix] = [this.#count, this.#size, this.#matrix.fill(0)];
    for (const [c, distances] of this.distances.entries()) {
      const weight = weights[c] as number;
      if (weight > 0)
        for (let cell = 0; cell < distances.length; cell++)
          matrix[cell] = (matrix[cell] as number) + weight * (distances[cell] as number);
    }
    for (let i = 0; i < count; i++)
      for (let cell = i * size; cell < i * size + i; cell++)
        matrix[cell] = Math.exp(-(matrix[cell] as number));
    for (let i = 0; i < size; i++) matrix[i * size + i] = i < count ? 1 + ridge : 1;
    invert(matrix, size);
    const inverse = matrix.slice(size * size);
    this.#known.set(key, inverse);
    return inverse;
  }
}

/**
 * Cholesky's factorisation A = LLᵀ, in place, and below it what the same steps make of the identity: L⁻ᵀ.
 *
 * @param matrix 2·size rows
 */
function invert(matrix: Float64Array, size: number): void {
  for (let first = 0; first < size; first += 4) {
    eliminate(matrix, { size, first, from: 0, to: first });
    factoriseBlock(matrix, size, first);
  }
  matrix.fill(0, size * size);
  for (let i = 0; i < size; i++) matrix[(size + i) * size + i] = 1;
  for (let first = 0; first < size; first += 4)
    eliminate(matrix, { size, first: size + first, from: first, to: size });
}

/** The four rows and columns at the diagonal. */
function factoriseBlock(matrix: Float64Array, size: number, first: number): void {
  for (let i = first; i < first + 4; i++) {
    const row = matrix.subarray(i * size, i * size + size);
    for (let j = first; j <= i; j++) {
      const other = matrix.subarray(j * size, j * size + j);
      const rest = (row[j] as number) - dot(other, row);
      row[j] = i === j ? Math.sqrt(rest) : rest / (matrix[j * size + j] as number);
    }
  }
}

interface Block {
  readonly size: number;
  /** The first of four rows. */
  readonly first: number;
  /** Of these columns; what is left of them is 0. */
  readonly from: number;
  readonly to: number;
}

/** Four rows by two columns at a time: what is read once serves several sums, and it is three times as fast. */
function eliminate(matrix: Float64Array, { size, first, from, to }: Block): void {
  const a = first * size;
  const b = a + size;
  const c = b + size;
  const d = c + size;
  for (let j = from; j < to; j += 2) {
    const row = j * size;
    const next = row + size;
    let a1 = matrix[a + j] as number;
    let b1 = matrix[b + j] as number;
    let c1 = matrix[c + j] as number;
    let d1 = matrix[d + j] as number;
    let a2 = matrix[a + j + 1] as number;
    let b2 = matrix[b + j + 1] as number;
    let c2 = matrix[c + j + 1] as number;
    let d2 = matrix[d + j + 1] as number;
    for (let k = from; k < j; k++) {
      const one = matrix[row + k] as number;
      const two = matrix[next + k] as number;
      const ak = matrix[a + k] as number;
      const bk = matrix[b + k] as number;
      const ck = matrix[c + k] as number;
      const dk = matrix[d + k] as number;
      a1 -= ak * one;
      b1 -= bk * one;
      c1 -= ck * one;
      d1 -= dk * one;
      a2 -= ak * two;
      b2 -= bk * two;
      c2 -= ck * two;
      d2 -= dk * two;
    }
    const pivot = matrix[row + j] as number;
    const beside = matrix[next + j] as number;
    const last = matrix[next + j + 1] as number;
    a1 /= pivot;
    matrix[a + j] = a1;
    b1 /= pivot;
    matrix[b + j] = b1;
    c1 /= pivot;
    matrix[c + j] = c1;
    d1 /= pivot;
    matrix[d + j] = d1;
    matrix[a + j + 1] = (a2 - a1 * beside) / last;
    matrix[b + j + 1] = (b2 - b1 * beside) / last;
    matrix[c + j + 1] = (c2 - c1 * beside) / last;
    matrix[d + j + 1] = (d2 - d1 * beside) / last;
  }
}

/** The inner product; the second may be longer. */
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
