import fc from 'fast-check';
import {
  type CheckRunOrder,
  type CheckRuns,
  checkRuns,
  type WrittenCheck,
} from '../../src/github/index.ts';
import {
  type CheckOrder,
  failuresOn,
  MAX_BASES,
  publishCheck,
  standingVerdict,
} from '../../src/publish/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { fakeGitHub } from './fake-github.ts';

const workflow = '.github/workflows/tuning.yml';
const run = { id: 7, attempt: 1, startedAt: '2026-03-01T10:00:00Z' };

const order: CheckOrder = {
  workflow,
  run,
  name: '',
  headSha: 'a'.repeat(40),
  gate: 'pass',
  title: 'No strong evidence that the candidate is worse',
  write: () => 'Verdict.\n',
  detailsUrl: 'https://example.test/run',
  bases: ['main'],
  acceptable: [],
};

const URL = 'https://example.test/check';

/** The checks of a commit in memory; the first requests to write meet errors, perhaps after taking effect. */
function checksWith(...errors: readonly { readonly error: unknown; readonly after?: boolean }[]) {
  const orders: CheckRunOrder[] = [];
  const standing: WrittenCheck[] = [];
  const left = [...errors];
  const checks: CheckRuns = {
    named: async () => [...standing],
    create: async (given) => {
      orders.push(given);
      const met = left.shift();
      if (met && !met.after) throw met.error;
      standing.unshift({ id: 1, ...given, html_url: URL, completed_at: '2026-03-01T11:00:00Z' });
      if (met) throw met.error;
      return URL;
    },
  };
  return { checks, orders, standing };
}

/** What GitHub is sent. */
async function checkRun(change: Partial<CheckOrder> = {}): Promise<CheckRunOrder> {
  const { checks, orders } = checksWith();
  await publishCheck(checks, { ...order, ...change }, QUICK_POLICY);
  expect(orders).toHaveLength(1);
  return orders[0] as CheckRunOrder;
}

describe('the check of a verdict', () => {
  test('is named after the instance', async () => {
    expect((await checkRun({ name: 'nightly' })).name).toBe('tuning-gate / nightly');
  });

  test.each([
    ['pass', 'success'],
    ['neutral', 'neutral'],
    ['fail', 'failure'],
  ] as const)('at gate %s concludes in %s', async (gate, conclusion) => {
    expect((await checkRun({ gate })).conclusion).toBe(conclusion);
  });

  test('has a title on one line of at most 255 characters', async () => {
    const { output } = await checkRun({ title: `a\nb\u202e${'c'.repeat(500)}` });
    expect(output.title).toMatch(/^a b c{250}…$/);
  });
});

test('every check keeps within GitHub’s limits', async () => {
  const identity = {
    workflow: `.github/workflows/${'w'.repeat(250)}`,
    run: { id: Number.MAX_SAFE_INTEGER, attempt: 1000, startedAt: run.startedAt },
    bases: Array.from({ length: MAX_BASES }, (_, i) => `${i}${'b'.repeat(250)}`),
    acceptable: Array.from({ length: 6 }, (_, i) => `${i}${'a'.repeat(80)}`),
  };
  const some = fc.string({ unit: 'binary', maxLength: 40 });
  const text = fc.tuple(some, fc.nat({ max: 4000 })).map(([unit, n]) => unit.repeat(n));
  await fc.assert(
    fc.asyncProperty(text, text, async (title, report) => {
      const run = await checkRun({ title, write: () => report, ...identity });
      expect(Array.from(run.output.title).length).toBeLessThanOrEqual(255);
      expect(run.output.summary.length).toBeLessThanOrEqual(65_535);
      expect(run.external_id.length).toBeLessThanOrEqual(255);
    }),
    { numRuns: 50 },
  );
});

describe('a check that fails to be written', () => {
  const badGateway = { error: Object.assign(new Error('bad gateway'), { status: 502 }) };
  const lost = { error: Object.assign(new Error('hang up'), { status: 500 }), after: true };
  const forbidden = { error: Object.assign(new Error('no'), { status: 403 }) };

  test.each([
    ['is written after two bad gateways', [badGateway, badGateway], 3],
    ['is written on the sixth try', Array(5).fill(badGateway), 6],
    ['is not written twice if the answer was lost', [badGateway, lost], 2],
  ])('%s', async (_, errors, times) => {
    const { checks, orders, standing } = checksWith(...errors);
    const outcome = await publishCheck(checks, order, QUICK_POLICY);
    expect(outcome).toEqual({ done: 'written', url: URL });
    expect(orders).toHaveLength(times);
    expect(standing).toHaveLength(1);
  });

  test.each([
    ['fails six times', Array(6).fill(badGateway), 6],
    ['is forbidden', [forbidden], 1],
  ])('fails if it %s', async (_, errors, times) => {
    const { checks, orders } = checksWith(...errors);
    await expect(publishCheck(checks, order, QUICK_POLICY)).rejects.toBe(errors[0].error);
    expect(orders).toHaveLength(times);
  });
});

describe('of two runs on a commit', () => {
  const foreign = { id: 2, html_url: '', completed_at: '2026-03-01T11:00:00Z' };
  const later = '2026-03-01T12:00:00Z';
  const other = '.github/workflows/other.yml';

  type Second = Partial<Omit<CheckOrder, 'run'>> & { readonly run?: Partial<typeof run> };
  const older = { startedAt: '2026-03-01T09:00:00Z', id: 9 };
  const again = { startedAt: later, id: 3, attempt: 2 };
  const made = { startedAt: '2096-01-01T00:00:00Z', id: 9 };

  test.each<[string, Second, string, boolean?]>([
    ['one that started later replaces the check', { run: { startedAt: later, id: 8 } }, 'written'],
    ['so does an older one that was started again', { run: again }, 'written'],
    ['so does the same one with something else to say', { title: 'No verdict' }, 'written'],
    ['one that started earlier leaves the check alone', { run: older }, 'outdated'],
    ['one of another workflow finds the name taken', { workflow: other, run: again }, 'taken'],
    ['one with an impossible start does not silence later runs', { run: made }, 'written', true],
  ])('%s', async (_, change, done, isFirst = false) => {
    const { checks, orders } = checksWith();
    const second = { ...order, ...change, run: { ...run, ...change.run } };
    const [before, after] = isFirst ? [second, order] : [order, second];
    await publishCheck(checks, before, QUICK_POLICY);
    expect(await publishCheck(checks, after, QUICK_POLICY)).toMatchObject({ done });
    expect(orders).toHaveLength(done === 'written' ? 2 : 1);
  });

  test('a failure is written over what does not fail in the check of another workflow', async () => {
    const { checks, orders } = checksWith();
    const first = { ...order, workflow: other, gate: 'neutral' } as const;
    const second = { ...order, gate: 'fail' } as const;
    await publishCheck(checks, first, QUICK_POLICY);
    expect(await publishCheck(checks, second, QUICK_POLICY)).toMatchObject({ done: 'written' });
    expect(await publishCheck(checks, first, QUICK_POLICY)).toMatchObject({ done: 'taken' });
    expect(orders).toHaveLength(2);
  });

  test('the current verdict is the last one, whatever other programs write', async () => {
    const { checks, standing } = checksWith();
    const output = { title: 'x', summary: '' };
    standing.push({ ...foreign, conclusion: 'success', output, external_id: 'f0e1' });
    expect(await standingVerdict(checks, order, 'main')).toBeNull();
    await publishCheck(checks, order, QUICK_POLICY);
    expect(await standingVerdict(checks, order, 'main')).toMatchObject({
      output: { title: order.title },
    });
  });

  test('the current verdict is a failure if one of two workflows fails', async () => {
    const { checks } = checksWith();
    await publishCheck(checks, { ...order, workflow: other, run: again }, QUICK_POLICY);
    await publishCheck(checks, { ...order, gate: 'fail' }, QUICK_POLICY);
    expect(await standingVerdict(checks, order, 'main')).toMatchObject({ conclusion: 'failure' });
  });
});

describe('of two bases of a commit', () => {
  const failure = { ...order, gate: 'fail' } as const;
  const started = (hour: number) => ({ ...run, id: hour, startedAt: `2026-03-01T${hour}:00:00Z` });
  const elsewhere = { ...order, bases: ['release'], run: started(11) };

  test('a failure is not covered by what is found about the other', async () => {
    const { checks, orders } = checksWith();
    await publishCheck(checks, failure, QUICK_POLICY);
    const outcome = await publishCheck(checks, elsewhere, QUICK_POLICY);
    expect(outcome).toEqual({ done: 'failing-elsewhere' });
    const informing = { ...elsewhere, bases: [] };
    expect(await publishCheck(checks, informing, QUICK_POLICY)).toEqual(outcome);
    expect(orders).toHaveLength(1);
  });

  test('a failure is written even if a later run has found no baseline for the other', async () => {
    const { checks } = checksWith();
    await publishCheck(checks, elsewhere, QUICK_POLICY);
    expect(await publishCheck(checks, failure, QUICK_POLICY)).toMatchObject({ done: 'written' });
  });

  test('a failure ends with a later verdict about both', async () => {
    const { checks } = checksWith();
    const both = { ...order, bases: ['release', 'main'], run: started(12) };
    await publishCheck(checks, failure, QUICK_POLICY);
    expect(await publishCheck(checks, both, QUICK_POLICY)).toMatchObject({ done: 'written' });
    const later = { ...elsewhere, run: started(13) };
    expect(await publishCheck(checks, later, QUICK_POLICY)).toMatchObject({ done: 'written' });
  });

  test('the current verdict is that of the base', async () => {
    const { checks } = checksWith();
    await publishCheck(checks, { ...elsewhere, title: 'No baseline' }, QUICK_POLICY);
    expect(await standingVerdict(checks, order, 'main')).toBeNull();
    await publishCheck(checks, order, QUICK_POLICY);
    expect(await standingVerdict(checks, order, 'main')).toMatchObject({
      output: { title: order.title },
    });
    expect(await standingVerdict(checks, order, 'release')).toMatchObject({
      output: { title: 'No baseline' },
    });
  });
});

describe('the failures that a label may accept', () => {
  const failure = { gate: 'fail', acceptable: ['small'] } as const;
  const now = { ...order, ...failure };

  test('are those of this workflow, of every attempt', async () => {
    const { checks } = checksWith();
    const second = { id: 7, attempt: 2, startedAt: '2026-03-01T12:00:00Z' };
    await publishCheck(checks, { ...order, ...failure, title: 'Worse' }, QUICK_POLICY);
    await publishCheck(checks, { ...order, ...failure, title: 'Worst', run: second }, QUICK_POLICY);
    const at = '2026-03-01T11:00:00Z';
    expect(await failuresOn(checks, now)).toEqual([
      { at, title: 'Worst', showsAll: true },
      { at, title: 'Worse', showsAll: true },
    ]);
    expect(await failuresOn(checks, { ...now, workflow: 'other.yml' })).toEqual([]);
    expect(await failuresOn(checks, { ...now, bases: ['release'] })).toEqual([]);
  });

  test.each<[readonly string[], readonly string[], boolean]>([
    [['a', 'b'], ['b'], true],
    [['a', 'b'], ['b', 'a'], true],
    [['a'], ['a', 'b'], false],
    [[...'abcdefghij'], [...'jihgfedcba'], true],
    [[...'abcdefghij'], [...'abcdefghi'], false],
    [['a'], [...'abcdefghij'], false],
  ])('say whether %j shows all of %j', async (seen, acceptable, showsAll) => {
    const { checks } = checksWith();
    await publishCheck(checks, { ...now, acceptable: seen }, QUICK_POLICY);
    expect(await failuresOn(checks, { ...now, acceptable })).toMatchObject([{ showsAll }]);
  });

  test.each<[string, Partial<CheckOrder>]>([
    ['a pass', { gate: 'pass' }],
    ['a neutral result', { gate: 'neutral' }],
    ['a failure without a result', { gate: 'fail' }],
  ])('are none after %s', async (_, change) => {
    const { checks } = checksWith();
    await publishCheck(checks, { ...order, ...change }, QUICK_POLICY);
    expect(await failuresOn(checks, now)).toEqual([]);
  });
});

describe('the request for a check', () => {
  const repository = { owner: 'octo', repo: 'sweeps' };
  const page = { id: 4, html_url: 'https://github.com/octo/sweeps/runs/4' };

  test('falls back to the details URL if GitHub gives none', async () => {
    const { client } = fakeGitHub([201, { id: 4, html_url: null }]);
    expect(await checkRuns(client, repository).create(await checkRun())).toBe(order.detailsUrl);
  });

  test.each([
    ['fails', [502, { message: 'Bad Gateway' }], 'Bad Gateway'],
    ['sends half an answer', [201, '{"html_'], 'incomplete'],
  ] as const)('is not repeated by the client if the server %s', async (_, answer, message) => {
    const { client, sent } = fakeGitHub(answer, [201, page]);
    await expect(checkRuns(client, repository).create(await checkRun())).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
  });
});
