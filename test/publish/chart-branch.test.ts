import fc from 'fast-check';
import { storeCharts } from '../../src/publish/index.ts';
import { FakeBranch } from './fake-branch.ts';

interface Change {
  readonly run?: number;
  readonly attempt?: number;
  readonly name?: string;
  readonly light?: string;
}

const store = async (branch: FakeBranch, change: Change = {}) => {
  const { run = 7, attempt = 1, name = '', light = '<svg>light</svg>' } = change;
  const charts = new Map([['', { light, dark: '<svg>dark</svg>' }]]);
  const { sha, paths } = await storeCharts(branch, { charts, run, attempt, name }, 0);
  const own = paths.get('') as {
    readonly light: string;
    readonly dark: string;
  };
  return { sha, ...own };
};
const MARKER = 'tuning-gate-charts.md';

describe('a chart is stored', () => {
  test('once, even if the same run stores it again', async () => {
    const branch = new FakeBranch();
    const first = await store(branch);
    expect(await store(branch)).toEqual(first);
    expect(branch.history()).toHaveLength(1);
    const other = await store(branch, { light: '<svg>other</svg>' });
    expect(other.sha).not.toBe(first.sha);
    expect(branch.pathsAt()).toHaveLength(3);
  });

  test.each([0, 1, 4])('on top of %i pushes that came first', async (pushes) => {
    const branch = new FakeBranch();
    await store(branch, { run: 1 });
    let left = pushes;
    branch.onMove = async () => {
      if (left > 0) await branch.push([`${10 + left--}-1.light.svg`]);
    };
    const place = await store(branch);
    expect(branch.at).toBe(place.sha);
    expect(branch.history()).toHaveLength(2 + pushes);
    expect(branch.pathsAt()).toHaveLength(5 + pushes);
  });
});

test('several charts are stored in one commit, under names that differ', async () => {
  const branch = new FakeBranch();
  const names = ['small', 'large', 'b', 'a,b', 'org/model'];
  const charts = new Map(
    names.map((name) => [name, { light: `<svg>${name}</svg>`, dark: '<svg/>' }]),
  );
  const stored = { charts, run: 7, attempt: 1, name: '' };
  const { sha, paths } = await storeCharts(branch, stored, 0);
  await store(branch, { name: 'a-b' });
  await storeCharts(
    branch,
    { ...stored, name: 'a', charts: new Map([['b', charts.get('b')!]]) },
    0,
  );
  expect(branch.history()).toHaveLength(3);
  expect(new Set(branch.pathsAt()).size).toBe(1 + 2 * (names.length + 2));
  expect(paths.get('large')).toEqual({ light: '7-1,large.light.svg', dark: '7-1,large.dark.svg' });
  expect(branch.pathsAt(sha)).toEqual(expect.arrayContaining(['7-1,org~2fmodel.dark.svg']));
  const again = await storeCharts(branch, stored, 0);
  expect(again.sha).toBe(branch.at);
  expect(branch.history()).toHaveLength(3);
});

describe('a chart is not stored', () => {
  test.each<[string, (branch: FakeBranch) => Promise<void> | void]>([
    ['that belongs to somebody else', (branch) => branch.push(['README.md', '7-1.light.svg'])],
    [
      'whose files GitHub does not list completely',
      async (branch) => {
        await store(branch, { run: 1 });
        branch.isComplete = false;
      },
    ],
  ])('on a branch %s', async (_, prepare) => {
    const branch = new FakeBranch();
    await prepare(branch);
    const before = branch.at;
    await expect(store(branch)).rejects.toThrow('`tuning-gate-charts` holds something else');
    expect([branch.at, branch.calls.filter((call) => call === 'move').length]).toEqual([
      before,
      before !== null && branch.isComplete ? 0 : 1,
    ]);
  });

  test.each([
    [403, 'Resource not accessible by integration'],
    [422, 'Repository rule violations found'],
    [undefined, 'fetch failed'],
  ])('after a refusal that would be repeated: %s %s', async (status, message) => {
    const branch = new FakeBranch();
    branch.onMove = () => Promise.reject(Object.assign(new Error(message), { status }));
    await expect(store(branch)).rejects.toThrow(message);
    expect(branch.calls.filter((call) => call === 'move')).toHaveLength(1);
    expect(branch.at).toBeNull();
  });

  test('after six tries if others always push first', async () => {
    const branch = new FakeBranch();
    await store(branch, { run: 1 });
    let run = 100;
    branch.onMove = () => branch.push([`${run++}-1.light.svg`]);
    await expect(store(branch)).rejects.toMatchObject({ status: 422 });
    expect(run).toBe(106);
    expect(branch.pathsAt()).not.toContain('7-1.light.svg');
  });
});

test('a new commit keeps the newest charts and all other files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 90, maxLength: 130 }),
      fc.integer({ min: 1, max: 12 }),
      async (runs, attempts) => {
        const branch = new FakeBranch();
        await store(branch, { run: runs[0] ?? 1 });
        await branch.push(['notes.txt', '999999-1.light.svg.bak']);
        const others = runs.slice(1).flatMap((run) => [`${run}-1.dark.svg`, `${run}-1.light.svg`]);
        await branch.push(others);
        const before = branch.at ?? '';
        const newest = { run: Math.max(...runs), attempt: attempts + 1 };

        const place = await store(branch, newest);

        const kept = branch.pathsAt().filter((path) => path.endsWith('.svg'));
        expect(kept).toHaveLength(Math.min(200, 2 * runs.length + 2));
        expect(kept).toEqual(expect.arrayContaining([place.light, place.dark]));
        const gone = branch.pathsAt(before).filter((path) => !branch.pathsAt().includes(path));
        const runOf = (path: string) => Number(path.split('-')[0]);
        expect(Math.max(0, ...gone.map(runOf))).toBeLessThanOrEqual(Math.min(...kept.map(runOf)));
        expect(branch.pathsAt()).toEqual(
          expect.arrayContaining([MARKER, 'notes.txt', '999999-1.light.svg.bak']),
        );
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});
