import type { SomeEvidence } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { MAX_CALIBRATED } from '../estimate/index.ts';
import { upperLimit } from '../math/binomial.ts';
import type { Settings } from '../settings/index.ts';
import { type Design, designsFor, type Method, type Sizes } from './design.ts';
import { drawOrders, simulatedHits } from './false-alarm.ts';
import { powerOf } from './strong-chance.ts';

/** How often the gate may fail although nothing changed, and what makes it fail. */
export interface WantedRate {
  /** α, in (0, 1). */
  readonly rate: number;
  /** The level that fails the gate. */
  readonly failOn: SomeEvidence;
}

/** The rate that settings ask for; null if they give the confidence instead. */
export function wantedRate({ comparison, gate }: Settings): WantedRate | null {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === 'never' ? null : { rate, failOn: gate.failOn };
}

const OPTION = 'false-alarm-rate';
const PRECISION = 1e-6;
const HIGHEST = 1 - PRECISION;
/** Of half a percent each. */
const STEPS = 200;

/**
 * The design with the bands that decide evidence and range: those of the method, unless a rate is wanted. Then
 * they have the confidence at which a gate fails at most that often when nothing has changed.
 *
 * For strong evidence the smallest such confidence, to 1e-6: bands of more confidence contain those of
 * less, and their range is shorter, so the rate falls. It is 0 where the range is empty: at the
 * confidence returned there may be nothing to compare, and then no gate keeps the rate.
 *
 * Rates of fair and weak evidence are simulated, with the same orders of the scores for all
 * confidences, and do not always fall: the least is taken, in steps of half a percent, from which on the
 * upper limit (97.5 %) of every larger one's rate is within the wanted one.
 *
 * @param trials of the baseline and of the candidate, ≥ 1
 * @throws UserError for a rate that is not known, or too small to be shown by simulation
 */
export function gateDesign(trials: Sizes, method: Method, wanted: WantedRate | null): Design {
  const designAt = designsFor(trials, method);
  if (wanted === null) return designAt(method.band.confidence);
  const { rate, failOn } = wanted;
  const largest = Math.max(...trials);
  if (largest > MAX_CALIBRATED)
    throw settingsError(
      OPTION,
      `is ${rate}, but a sweep has ${largest.toLocaleString('en-US')} trials: rates are known only up to 20,000`,
      'Set `confidence` instead.',
    );

  if (failOn === 'strong') {
    let [below, enough, kept] = [0, HIGHEST, designAt(HIGHEST)];
    const isKept = (design: Design) => powerOf(design)(1) <= rate;
    if (!isKept(kept))
      throw settingsError(OPTION, `is ${rate}, which no bands keep`, 'Ask for a higher rate.');
    while (enough - below > PRECISION) {
      const middle = (below + enough) / 2;
      const design = designAt(middle);
      if (isKept(design)) [enough, kept] = [middle, design];
      else below = middle;
    }
    return kept;
  }

  const orders = drawOrders(trials, method.band.seed);
  const isKept = (confidence: number) =>
    upperLimit(simulatedHits(designAt(confidence), orders)[failOn]) <= rate;
  if (!isKept(HIGHEST))
    throw settingsError(
      OPTION,
      `is ${rate}, less than ${orders.draws.toLocaleString('en-US')} simulated comparisons can show`,
      'Ask for a higher rate, or set fail-on to strong: its rate is computed exactly.',
    );
  let step = STEPS;
  while (step > 1 && isKept((step - 1) / STEPS)) step--;
  return designAt(Math.min(HIGHEST, step / STEPS));
}
