import { isDrawable, minimum, worstShown } from './extent.ts';
import type { ChartModel } from './model.ts';
import { padded, type Scores, scoresBetween } from './score-axis.ts';

/** The axis shows nine tenths of each sweep's trials, and all unless that makes it far longer. */
const RULE = { share: 0.1, stretch: 4 };
/** So that no dot lies on the end of the axis. */
const ROOM = { low: 0.02, high: 0.02 };

/** The scores that the strip of trials shows; undefined where no trial has one. */
export function stripScores({ arms, direction }: ChartModel): Scores | undefined {
  const sign = direction === 'maximize' ? 1 : -1;
  const sweeps = arms.map(({ scores }) =>
    scores.filter(isDrawable).map((score) => ({ score: sign * score, weight: 1 })),
  );
  const best = -minimum(sweeps.flat().map((one) => ({ ...one, score: -one.score })));
  if (!Number.isFinite(best)) return undefined;
  const worst = Math.min(
    ...sweeps.map((trials) => worstShown(trials, RULE, { best, least: best })),
  );
  const [low, high] = sign > 0 ? [worst, best] : [-best, -worst];
  return scoresBetween(...padded(low, high, ROOM));
}
