import type { SomeEvidence } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { type CdfBand, confidenceBands, MAX_CALIBRATED } from '../estimate/index.ts';
import { type Sample, upperLimit } from '../math/binomial.ts';
import type { Settings } from '../settings/index.ts';
import { type Design, designInTrials, type Method, type Sizes } from './design.ts';
import { drawOrders, simulatedHits } from './false-alarm.ts';
import { powerOf } from './strong-chance.ts';

/** How often the gate may fail although nothing changed, and what makes it fail. */
export interface WantedRate {
  /** α, in (0, 1). */
  readonly rate: number;
  /** The level that fails the gate. */
  readonly failOn: SomeEvidence;
}

/** Two sweeps for which the confidence that keeps a rate is looked for: that of `band` does not count. */
export interface RateQuestion extends WantedRate, Method {
  readonly trials: Sizes;
}

/** The rate that settings ask for; null if they give the confidence instead. */
export function wantedRate({ comparison, gate }: Settings): WantedRate | null {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === 'never' ? null : { rate, failOn: gate.failOn };
}

/**
 * The confidence of the bands that decide evidence and range: the one that keeps the false-alarm rate
 * (`gateConfidence`), or without a rate that of the bands shown.
 */
export function confidenceOfGate(
  trials: Sizes,
  settings: Settings,
  rules: Method['rules'],
): number {
  const wanted = wantedRate(settings);
  const { band, comparison } = settings;
  if (wanted === null) return band.confidence;
  return gateConfidence({ ...wanted, trials, band, quantile: comparison.quantile, rules });
}

const OPTION = 'false-alarm-rate';
const PRECISION = 1e-6;
const HIGHEST = 1 - PRECISION;
/** Of half a percent each. */
const STEPS = 200;

/**
 * The confidence at which a gate fails at most as often as wanted when nothing has changed.
 *
 * For strong evidence the smallest such confidence, to 1e-6: bands of more confidence contain those of
 * less, and their range is shorter, so the rate falls. It is 0 where the range is empty: at the
 * confidence returned there may be nothing to compare, and then no gate keeps the rate.
 *
 * Rates of fair and weak evidence are simulated, with the same orders of the scores for all
 * confidences, and do not always fall: the least is taken, in steps of half a percent, from which on the
 * upper limit (97.5 %) of every larger one's rate is within the wanted one.
 *
 * @param question sizes ≥ 1, and a rate in (0, 1)
 * @returns in (0, 1)
 * @throws UserError for a rate that is not known, or too small to be shown by simulation
 */
export function gateConfidence(question: RateQuestion): number {
  const { trials, band, rate, failOn } = question;
  const largest = Math.max(...trials);
  if (largest > MAX_CALIBRATED)
    throw settingsError(
      OPTION,
      `is ${rate}, but a sweep has ${largest.toLocaleString('en-US')} trials: rates are known only up to 20,000`,
      'Set `confidence` instead.',
    );

  const bandsOf = new Map(trials.map((n) => [n, confidenceBands(n, band)]));
  const designAt = (confidence: number): Design => {
    const bands = new Map([...bandsOf].map(([n, bandOf]) => [n, bandOf(confidence)]));
    return designInTrials(trials.map((n) => bands.get(n)) as [CdfBand, CdfBand], question);
  };
  if (failOn === 'strong') {
    const isKept = (confidence: number) => powerOf(designAt(confidence))(1) <= rate;
    if (!isKept(HIGHEST))
      throw settingsError(OPTION, `is ${rate}, which no bands keep`, 'Ask for a higher rate.');
    return least(isKept);
  }

  const orders = drawOrders(trials, band.seed);
  const { draws } = orders;
  const isShown = (sample: Sample) => upperLimit(sample) <= rate;
  const isKept = (confidence: number) =>
    isShown(simulatedHits(designAt(confidence), orders)[failOn]);
  if (!isShown({ hits: 0, draws }) || !isKept(HIGHEST))
    throw settingsError(
      OPTION,
      `is ${rate}, less than ${draws.toLocaleString('en-US')} simulated comparisons can show`,
      'Ask for a higher rate, or set fail-on to strong: its rate is computed exactly.',
    );
  let step = STEPS;
  while (step > 1 && isKept((step - 1) / STEPS)) step--;
  return Math.min(HIGHEST, step / STEPS);
}

/** The smallest confidence from which on something is true. */
function least(isTrue: (confidence: number) => boolean): number {
  let [below, enough] = [0, HIGHEST];
  while (enough - below > PRECISION) {
    const middle = (below + enough) / 2;
    if (isTrue(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
