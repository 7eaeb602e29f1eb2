import type { Sweep } from '../../parse/index.ts';
import { keyOf } from '../observed.ts';

type Space = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>;
type Dimension = Space[string];

/**
 * The parameters that two declared search spaces have not in common: of another range, other choices,
 * another scale or distribution, or in one of them alone. What is left open in one differs from
 * nothing; what is fixed in each is not searched. Empty unless both sweeps declare a space.
 */
export function declaredDifferences(baseline: Sweep, candidate: Sweep): string[] {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}

function ownOf(space: Space, name: string): Dimension | null {
  return Object.hasOwn(space, name) ? (space[name] ?? null) : null;
}

function differ(one: Dimension | null, other: Dimension | null): boolean {
  if ([one, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one === null || other === null) return true;
  const [first, second] = [featuresOf(one), featuresOf(other)];
  return first.some((feature, i) => {
    const opposite = second[i] ?? null;
    return feature !== null && opposite !== null && feature !== opposite;
  });
}

function isFixed({ low, high, choices }: Dimension): boolean {
  return choices === null ? low !== null && low === high : choices.length === 1;
}

/** What can differ, each comparable by itself; null where it is left open. */
function featuresOf({ low, high, log, distribution, choices }: Dimension) {
  const keys = choices?.map((choice) => JSON.stringify(choice === null ? null : keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log, distribution?.trim().toLowerCase() ?? null, all ?? null];
}
