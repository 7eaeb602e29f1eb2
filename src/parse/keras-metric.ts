import type { Direction } from '../settings.ts';
import { type Fields, isFields, ownValue } from './format.ts';
import { readNumber } from './number.ts';

/** A metric of one trial, as it was observed at some of its epochs. */
export interface KerasMetric {
  readonly direction: Direction | null;
  /** In the order of the steps; each is the mean of the executions of the trial. */
  readonly observations: readonly Observation[];
}

interface Observation {
  readonly step: number;
  readonly value: number;
}

export function readMetrics(metrics: Fields): Map<string, KerasMetric> {
  const entries = Object.entries(metrics).filter(([, metric]) => isFields(metric));
  return new Map(entries.map(([name, metric]) => [name, readMetric(metric as Fields)]));
}

function readMetric(metric: Fields): KerasMetric {
  const direction = ownValue(metric, 'direction');
  const observations = ownValue(metric, 'observations');
  return {
    direction: direction === 'min' ? 'minimize' : direction === 'max' ? 'maximize' : null,
    observations: (Array.isArray(observations) ? observations : [])
      .flatMap(readObservation)
      .sort((a, b) => a.step - b.step),
  };
}

function readObservation(observation: unknown): Observation[] {
  if (!isFields(observation)) return [];
  const value = ownValue(observation, 'value');
  const values = (Array.isArray(value) ? value : [value]).map(readNumber);
  const numbers = values.filter((one) => typeof one === 'number');
  const step = readNumber(ownValue(observation, 'step'));
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: typeof step === 'number' ? step : 0, value: mean }];
}

/** Its value at a step, or else its last one; null if there is none. */
export function valueAt({ observations }: KerasMetric, step: number | null): number | null {
  const found = observations.find((one) => one.step === step) ?? observations.at(-1);
  return found?.value ?? null;
}

/** Sums in another order differ in the last digits. */
const TOLERANCE = 1e-9;

/** Whether the best of its values is this score. */
export function isBest({ observations, direction }: KerasMetric, score: number): boolean {
  if (observations.length === 0) return false;
  const better = direction === 'maximize' ? Math.max : Math.min;
  const best = observations.reduce(
    (most, { value }) => better(most, value),
    observations[0]?.value ?? NaN,
  );
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}
