import type { Arm, Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import { type Configurations, type Overlap, overlapOf } from './configurations.ts';

/** A sweep with fewer repeated trials than these tells too little. */
const LEAST_EXPECTED = 8;
const LEAST_SHARE = 0.1;
/** Chance repeats are matched between the sweeps about as often as within one. */
const RARELY = 1 / 8;

/**
 * Whether a sweep repeats configurations that chance would not repeat: at least a tenth of its trials
 * are repeated within it, so many that by chance at least eight of them would occur in the other sweep
 * too, and less than an eighth of that number does. In a small discrete space, where repeats are draws
 * like any others, the other sweep has the same configurations: chance fulfils this in at most about 1
 * pair of sweeps in 100, whatever the space. Says nothing where the other sweep is
 * too small to tell, or repeats the very same.
 */
export function repeatedConfigurations({ baseline, candidate }: Configurations): Warning[] {
  const [before, after] = [baseline, candidate].map((draws) =>
    draws.map(({ configuration }) => configuration),
  );
  if (!before || !after) return [];
  return [
    ...repeatsIn('baseline', overlapOf(before, after), after.length),
    ...repeatsIn('candidate', overlapOf(after, before), before.length),
  ];
}

function repeatsIn(arm: Arm, { of, shared, repeated }: Overlap, others: number): Warning[] {
  // A trial of n meets n − 1 in its own sweep, and as many as there are in the other.
  const expected = repeated * Math.min(1, others / (of - 1));
  if (repeated < LEAST_SHARE * of || expected < LEAST_EXPECTED) return [];
  if (shared >= RARELY * expected) return [];
  const message = `${repeated} of ${of} trials have the configuration of another trial, which chance does not explain: they are no independent draws, and count for more than they tell.`;
  return [assumption('repeated-configurations', { arm, message })];
}
