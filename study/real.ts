import { parseArgs } from 'node:util';
import { dataError, UserError } from '../src/errors.ts';
import { tuningCurve } from '../src/estimate/index.ts';
import { loadCandidate } from '../src/main.ts';
import { type Random, seededRandom } from '../src/math/random.ts';
import { toSweep } from '../src/parse/index.ts';
import { localPlace } from '../src/read/index.ts';
import { readSettings } from '../src/settings/index.ts';
import { bandOf } from './bands.ts';
import { bandsOf, compareScores, powerOf } from './comparisons.ts';
import { holdsCurve, type Truth } from './coverage.ts';
import { describeShare, sampleOf } from './intervals.ts';
import { bagWith, weighted, weightsFor } from './mean-estimates.ts';
import { table } from './report.ts';
import { bootstrapIntervals, cumulated } from './resample.ts';

const USAGE = `Usage: node study/real.mjs SWEEP [OTHER] [--metric NAME] [--direction maximize|minimize] [--runs N]

Repeats studies of the papers with your own sweeps as the truth. Give sweeps of 30 trials or more.
`;

const LEGEND = `Each sweep is taken as the truth, and small sweeps are drawn from it, with replacement. For V, the mean of the
best of n trials as [Dodge19] estimates it, the truth is a kernel density estimate [Tang20] of the scores that did
not fail. Intervals in brackets hold together with 99 % confidence, for each sweep and for the comparison.
`;

const RUNS = 2000;
const MIN_TRIALS = 30;
const BAG = 10_000;

interface Output {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** @returns the exit code: 2 for wrong arguments, 3 for files that cannot be read */
export async function runReal(
  argv: readonly string[],
  { stdout, stderr }: Output,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        metric: { type: 'string' },
        direction: { type: 'string' },
        runs: { type: 'string', default: String(RUNS) },
      },
    });
    const runs = Number(values.runs);
    if (positionals.length < 1 || positionals.length > 2 || !(runs >= 1)) {
      stderr.write(USAGE);
      return 2;
    }
    const sweeps = [];
    for (const path of positionals) sweeps.push({ path, scores: await scoresIn(path, values) });
    const rows = sweeps.flatMap(({ path, scores }) => aboutOne(path, scores, runs));
    const [first, second] = sweeps;
    if (first && second) rows.push(...aboutTwo(first.scores, second.scores, runs));
    stdout.write(`${LEGEND}\n${table(['Sweep', 'Question', 'Answer', 'Promised'], rows)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof TypeError)) throw error;
    stderr.write(`${error.message}\n${error instanceof UserError ? '' : USAGE}`);
    return error instanceof UserError ? 3 : 2;
  }
}

type Flags = { readonly metric?: string | undefined; readonly direction?: string | undefined };

/** The scores of a sweep, larger is better, as the tool reads them. */
async function scoresIn(path: string, flags: Flags): Promise<number[]> {
  const settings = readSettings((name) => flags[name as keyof Flags]);
  const { record } = await loadCandidate(
    { kind: 'path', text: path },
    { place: localPlace(process.cwd()), settings },
  );
  if (record === null) throw dataError(path, 'does not exist', 'Name the file of a sweep.');
  const scores = toSweep(record, settings.reading).trials.map((trial) => trial.score);
  if (scores.length >= MIN_TRIALS) return scores;
  const fix = `Give a sweep of ${MIN_TRIALS} trials or more.`;
  throw dataError(path, `has ${scores.length} trials`, fix);
}

/** What one sweep, taken as the truth, says of the earlier estimates and of the bands. */
function aboutOne(path: string, scores: readonly number[], runs: number): string[][] {
  const random = seededRandom(1);
  const row = (question: string, answer: string, promised: string) => [
    path,
    question,
    answer,
    promised,
  ];
  const finite = scores.filter((score) => score > -Infinity);
  const size = Math.min(50, Math.floor(finite.length / 2));
  const mean = meanEstimates(densityBag(finite, random), { size, runs, random });
  return [
    ...mean.map(([question, answer, promised]) => row(question, answer, promised)),
    ...[12, 24].map((n) => {
      const truth = empirical(scores);
      const band = bandOf(n);
      const held = sampleOf(runs, () =>
        holdsCurve(tuningCurve(subsample(scores, n, random), band), truth),
      );
      const question = `80 % band of ${n} trials holds the curve`;
      return row(question, describeShare(held, 8), 'at least 0.800');
    }),
  ];
}

/** [Tang20]: samples from a kernel density estimate of the scores, whose mean best score is known. */
function meanEstimates(
  bag: ReturnType<typeof bagWith>,
  { size, runs, random }: { readonly size: number; readonly runs: number; readonly random: Random },
): [string, string, string][] {
  const trials = [1, Math.round(size / 2), size];
  const weights = weightsFor(size, trials);
  const truth = trials.map(bag.bestOf);
  const draw = bag.sampler(size, random);
  const share = (happens: () => boolean, count = runs) =>
    describeShare(sampleOf(count, happens), 8);
  return trials.flatMap((n, i): [string, string, string][] => {
    const { V } = weights[i] as (typeof weights)[number];
    const value = truth[i] as number;
    const sums = [cumulated(V)];
    const options = { resamples: 500, level: 0.95, random };
    const isHeld = () => {
      const [[low, high] = [0, 0]] = bootstrapIntervals(Float64Array.from(draw()), sums, options);
      return low <= value && value <= high;
    };
    return [
      [
        `V from ${size} scores is too low, n = ${n}`,
        share(() => weighted(draw(), V) < value),
        'nothing',
      ],
      [
        `bootstrap of 95 % of V holds the mean best score, n = ${n}`,
        share(isHeld, Math.ceil(runs / 4)),
        '0.950',
      ],
    ];
  });
}

/** Draws from a Gaussian kernel density estimate with Silverman's bandwidth. */
function densityBag(scores: readonly number[], random: Random) {
  const mean = scores.reduce((a, b) => a + b) / scores.length;
  const deviation = Math.sqrt(
    scores.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (scores.length - 1),
  );
  const bandwidth = 1.06 * deviation * scores.length ** -0.2;
  const normal = () => Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
  return bagWith(
    Float64Array.from({ length: BAG }, () => oneOf(scores, random) + bandwidth * normal()),
  );
}

/** [Lourie24]: the sweep's own distribution is the truth, and smaller sweeps are drawn from it. */
function empirical(scores: readonly number[]): Truth {
  const sorted = scores.toSorted((a, b) => a - b);
  const share = (isCounted: (score: number) => boolean) =>
    sorted.filter(isCounted).length / sorted.length;
  return {
    name: 'empirical',
    quantile: (p) => sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] as number,
    atMost: (limit) => share((score) => score <= limit),
    below: (limit) => share((score) => score < limit),
  };
}

/** How often subsamples of two sweeps show strong evidence, and of one sweep against itself. */
function aboutTwo(first: readonly number[], second: readonly number[], runs: number): string[][] {
  const random = seededRandom(2);
  return [12, 24].flatMap((n) => {
    const bands = bandsOf({ n, m: n, confidence: 0.8 });
    const strong = (a: readonly number[], b: readonly number[]) =>
      describeShare(
        sampleOf(runs, () => {
          const [x, y] = [subsample(a, n, random), subsample(b, n, random)];
          return compareScores(x, y, bands).worse.level === 'strong';
        }),
        6,
      );
    return [
      ['both', `${n} trials each: the second is strongly worse`, strong(first, second), 'nothing'],
      ['both', `${n} trials each: the first is strongly worse`, strong(second, first), 'nothing'],
      [
        'first',
        `${n} trials each of the same sweep: strongly worse`,
        strong(first, first),
        `at most ${powerOf({ n, m: n, confidence: 0.8 })(1).toFixed(4)}`,
      ],
    ];
  });
}

function subsample(scores: readonly number[], n: number, random: Random): number[] {
  return Array.from({ length: n }, () => oneOf(scores, random));
}

function oneOf(scores: readonly number[], random: Random): number {
  return scores[(random() * scores.length) | 0] as number;
}
