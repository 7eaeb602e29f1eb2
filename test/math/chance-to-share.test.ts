import { chanceToShare } from '../../src/math/significance.ts';

/** Every way to part n draws into groups of equal ones: the group of each, new groups numbered in order. */
function partitions(n: number): number[][] {
  if (n === 0) return [[]];
  return partitions(n - 1).flatMap((groups) => {
    const next = Math.max(-1, ...groups) + 1;
    return Array.from({ length: next + 1 }, (_, group) => [...groups, group]);
  });
}

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 4],
  [6, 2],
])('the chance of %i and %i draws to share is that among all ways to part them', (n, m) => {
  const all = partitions(n + m).map((groups) => {
    const [one, other] = [new Set(groups.slice(0, n)), new Set(groups.slice(n))];
    const shared = [...one].filter((group) => other.has(group)).length;
    return { distinct: one.size + other.size - shared, shared };
  });
  for (let distinct = 1; distinct <= n + m; distinct++) {
    const possible = all.filter((way) => way.distinct === distinct);
    for (let shared = 0; shared <= Math.min(n, m); shared++) {
      const exact = possible.filter((way) => way.shared >= shared).length / possible.length;
      const chance = chanceToShare({ sizes: [n, m], distinct, shared });
      expect(Math.abs(chance - exact)).toBeLessThanOrEqual(0.03 * exact);
      expect(chanceToShare({ sizes: [m, n], distinct, shared })).toBeCloseTo(chance, 10);
    }
  }
});

test('is found fast for the largest sweeps, likely or not', () => {
  const sizes = [10_000, 10_000] as const;
  expect(chanceToShare({ sizes, distinct: 15_000, shared: 5000 })).toBeLessThan(1e-9);
  expect(chanceToShare({ sizes, distinct: 10_000, shared: 3000 }, 1e-3)).toBeGreaterThan(1e-3);
  expect(chanceToShare({ sizes, distinct: 50, shared: 50 })).toBeCloseTo(1, 1);
});
