import type { Direction } from '../settings.ts';
import { isBest } from './keras-metric.ts';
import type { KerasTrial } from './keras-trial.ts';

/** The metrics of which the score is the best value in every trial that has one. */
export function objectivesOf(trials: readonly KerasTrial[]): string[] {
  const scored = trials.filter(({ score, status }) => score !== null && status === 'finished');
  const [first] = scored;
  return [...(first?.metrics.keys() ?? [])].filter((name) =>
    scored.every(({ metrics, score }) => {
      const metric = metrics.get(name);
      return metric !== undefined && isBest(metric, score ?? Number.NaN);
    }),
  );
}

/** That of the score, which is the objective's, and of every metric its own, where all agree. */
export function directionsOf(
  objectives: readonly string[],
  trials: readonly KerasTrial[],
): Readonly<Record<string, Direction>> {
  const names = new Set(trials.flatMap(({ metrics }) => [...metrics.keys()]));
  const known = [
    ...[...names].map((name) => [name, directionOf([name], trials)] as const),
    ['score', directionOf(objectives, trials)] as const,
  ];
  return Object.fromEntries(
    known.flatMap(([name, direction]) => (direction === null ? [] : [[name, direction]])),
  );
}

/** Null where the metrics that may be the objective do not agree. */
function directionOf(names: readonly string[], trials: readonly KerasTrial[]): Direction | null {
  const directions = new Set(
    trials.flatMap(({ metrics }) => names.map((name) => metrics.get(name)?.direction ?? null)),
  );
  directions.delete(null);
  const [only = null] = directions;
  return directions.size === 1 ? only : null;
}
