/**
 * What is known of each row in one column. Two rows are (place − place′)² apart where their kinds are equal, else ¼.
 */
export interface KernelColumn {
  readonly kinds: Int32Array;
  /** In [0, 1]. */
  readonly places: Float64Array;
}

/** A fit to targets, each predicted from all others. */
export interface KernelFit {
  /** How much each column counts, ≥ 0. */
  readonly weights: readonly number[];
  readonly ridge: number;
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
  readonly #columns: readonly KernelColumn[];
  readonly #searched: Int32Array;
  readonly #all: Int32Array;
  readonly #known = new Map<string, LeaveOneOut>();
  /** Room for one kernel. */
  readonly #scratch: Float64Array;

  /**
   * @param columns at least one, of the same number of rows
   * @param rows how many, ≥ 1; where weights are not chosen on all, then on some that are spread evenly over their order
   */
  constructor(columns: readonly KernelColumn[], rows: number) {
    const searched = Math.min(rows, MAX_SEARCHED);
    this.#columns = columns;
    this.#scratch = new Float64Array(2 * paddedSize(rows) ** 2);
    this.#all = Int32Array.from({ length: rows }, (_, row) => row);
    this.#searched = Int32Array.from({ length: searched }, (_, k) =>
      Math.floor(((k + 0.5) * rows) / searched),
    );
  }

  /**
   * @param targets finite, one a row
   * @param given weights and ridge; chosen where they are not given
   */
  fit(targets: Float64Array, given = this.#choose(targets)): KernelFit {
    const { weights, ridge } = given;
    return { weights, ridge, residuals: this.#on(this.#all, weights, ridge).residuals(targets) };
  }

  #choose(targets: Float64Array): Pick<KernelFit, 'weights' | 'ridge'> {
    const some = Float64Array.from(this.#searched, (row) => targets[row] as number);
    const { weights, ridge } = this.#search(some);
    if (some.length === targets.length) return { weights, ridge };
    const errorOf = (tried: number) => errorOfFit(this.#on(this.#all, weights, tried), targets);
    return { weights, ridge: leastBy(RIDGES, errorOf) };
  }

  /** Coordinate by coordinate: the columns' weights in turn, then the ridge. */
  #search(targets: Float64Array) {
    const errorOf = (values: readonly number[]) => {
      const fitted = this.#on(this.#searched, values.slice(0, -1), values.at(-1) as number);
      return errorOfFit(fitted, targets);
    };
    const first = [...this.#columns.map(() => FIRST_WEIGHT), FIRST_RIDGE];
    let best = { values: first, error: errorOf(first) };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = best;
      for (const at of first.keys()) {
        const others = at < this.#columns.length ? WEIGHTS : RIDGES;
        const now = best.values[at];
        for (const value of others.filter((one) => one !== now)) {
          const values = best.values.with(at, value);
          const error = errorOf(values);
          if (error < best.error * (1 - MIN_GAIN)) best = { values, error };
        }
      }
      if (best === before) break;
    }
    return { weights: best.values.slice(0, -1), ridge: best.values.at(-1) as number };
  }

  #on(rows: Int32Array, weights: readonly number[], ridge: number): LeaveOneOut {
    const key = `${rows.length} ${weights} ${ridge}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const matrix = this.#kernel(rows, weights, ridge);
    const made = new LeaveOneOut(matrix, rows.length, paddedSize(rows.length));
    this.#known.set(key, made);
    return made;
  }

  /** The lower triangle of K + λI, row by row, with room for its inverse. */
  #kernel(rows: Int32Array, weights: readonly number[], ridge: number): Float64Array {
    const size = paddedSize(rows.length);
    const kernel = this.#scratch.subarray(0, 2 * size * size).fill(0);
    for (const [c, weight] of weights.entries())
      if (weight > 0) addDistances(kernel, { rows, size, column: this.#columns[c], weight });
    for (let i = 0; i < rows.length; i++)
      for (let cell = i * size; cell < i * size + i; cell++)
        kernel[cell] = Math.exp(-(kernel[cell] as number));
    for (let i = 0; i < size; i++) kernel[i * size + i] = i < rows.length ? 1 + ridge : 1;
    return kernel;
  }
}

interface Distances {
  readonly rows: Int32Array;
  readonly size: number;
  readonly column: KernelColumn | undefined;
  readonly weight: number;
}

function addDistances(kernel: Float64Array, { rows, size, column, weight }: Distances): void {
  const kinds = Int32Array.from(rows, (row) => column?.kinds[row] as number);
  const places = Float64Array.from(rows, (row) => column?.places[row] as number);
  for (let i = 0; i < rows.length; i++) {
    for (let j = 0, cell = i * size; j < i; j++, cell++) {
      const difference = (places[i] as number) - (places[j] as number);
      const distance = kinds[i] === kinds[j] ? difference * difference : 0.25;
      kernel[cell] = (kernel[cell] as number) + weight * distance;
    }
  }
}

/** A multiple of 4. */
function paddedSize(rows: number): number {
  return Math.ceil(rows / 4) * 4;
}

/** The mean square of residuals; ∞ where K + λI is not positive definite, as it may be where some rows lack a number. */
function errorOfFit(fitted: LeaveOneOut, targets: Float64Array): number {
  const residuals = fitted.residuals(targets);
  const error = dot(residuals, residuals) / residuals.length;
  return Number.isNaN(error) ? Infinity : error;
}

function leastBy(values: readonly number[], errorOf: (value: number) => number): number {
  const errors = values.map(errorOf);
  return values[errors.indexOf(Math.min(...errors))] as number;
}

/** Leave-one-out residuals for one positive definite matrix A and any targets: with A = LLᵀ, G = A⁻¹ = L⁻ᵀL⁻¹. */
class LeaveOneOut {
  readonly #rows: number;
  readonly #size: number;
  /** L⁻ᵀ, row by row. */
  readonly #inverse: Float64Array;

  /**
   * @param matrix the lower triangle of A, row by row, and as much room below it
   * @param rows of A; beyond them, up to `size`, it is the identity
   * @param size a multiple of 4
   */
  constructor(matrix: Float64Array, rows: number, size: number) {
    this.#rows = rows;
    this.#size = size;
    invert(matrix, size);
    this.#inverse = matrix.slice(size * size);
  }

  residuals(targets: Float64Array): Float64Array {
    const [rows, size, inverse] = [this.#rows, this.#size, this.#inverse];
    const half = new Float64Array(rows);
    for (let i = 0; i < rows; i++) {
      const target = targets[i] as number;
      for (let j = i; j < rows; j++)
        half[j] = (half[j] as number) + target * (inverse[i * size + j] as number);
    }
    return Float64Array.from(half, (_, i) => {
      const row = inverse.subarray(i * size + i, i * size + rows);
      return dot(row, half.subarray(i)) / dot(row, row);
    });
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
