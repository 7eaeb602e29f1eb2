/** How often something happens, as it was found. */
interface Frequency {
  readonly rate: number;
  /** 0 where the rate is exact. */
  readonly standardError: number;
  /** Whether it may also be less. */
  readonly isBound: boolean;
}

const SMALLEST = 1e-6;

/** "7 times in 10,000", "about 3 times in 100", "at most 8 times in 1,000". */
export function formatOdds({ rate, standardError, isBound }: Frequency): string {
  const isSimulated = standardError > 0;
  if (isSimulated && rate < standardError)
    return `less than ${times(2 * standardError, Math.ceil)}`;
  if (rate < SMALLEST) return 'less than once in 1,000,000 times';
  if (isBound) return `${isSimulated ? 'at most about' : 'at most'} ${times(rate, Math.ceil)}`;
  return `${isSimulated ? 'about ' : ''}${times(rate, Math.round)}`;
}

/** As many of a power of ten as can be pictured: up to 20, of 100 up to all. */
function times(rate: number, round: (count: number) => number): string {
  const exponent = Math.max(2, Math.ceil(Math.log10(2 / rate)));
  const among = 10 ** exponent;
  // What is a whole number but for rounding stays one.
  const count = round(Number((rate * among).toPrecision(9)));
  return `${count === 1 ? 'once' : `${count} times`} in ${among.toLocaleString('en-US')}`;
}

/** A factor rounded up, to decimals that matter: 1.25, 2.7, 16.6, 120. */
export function formatFactor(factor: number): string {
  // What has one decimal but for rounding keeps it.
  const up = (unit: number) => Math.ceil(Number((factor * unit).toPrecision(9))) / unit;
  if (factor >= 100) return String(up(1));
  return String(factor < 2 ? up(100) : up(10));
}
