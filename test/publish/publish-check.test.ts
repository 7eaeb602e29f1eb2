import fc from 'fast-check';
import type { Remembered } from '../../src/decide/index.ts';
import {
  type CheckRunOrder,
  type CheckRuns,
  checkRuns,
  type WrittenCheck,
} from '../../src/github/index.ts';
import {
  type CheckOrder,
  inDigests,
  MAX_BASES,
  publishCheck,
  standingVerdict,
  statementsOn,
  withoutHidden,
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
  remembers: [],
  step: 'the step',
};

const loss = {
  lower: -0.1234567890123456,
  estimate: -0.0123456789012345,
  isFlaky: false,
};
const seen: Remembered = {
  about: '["main",""]',
  base: 'a'.repeat(40),
  candidate: 'completed 0.5 null',
  baseline: 'completed 0.6 null',
  failure: { kind: 'repeated', what: '', ...loss },
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
      standing.unshift({
        id: orders.length,
        ...given,
        html_url: URL,
        completed_at: '2026-03-01T11:00:00Z',
      });
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
    const { output } = await checkRun({
      title: `a\nb\u202e${'c'.repeat(500)}`,
    });
    expect(output.title).toMatch(/^a b c{250}…$/);
  });
});

test('every check keeps within GitHub’s limits', async () => {
  const identity = {
    workflow: `.github/workflows/${'w'.repeat(250)}`,
    run: {
      id: Number.MAX_SAFE_INTEGER,
      attempt: 1000,
      startedAt: run.startedAt,
    },
    bases: Array.from({ length: MAX_BASES }, (_, i) => `${i}${'b'.repeat(250)}`),
    remembers: inDigests(Array.from({ length: 200 }, (_, i) => ({ ...seen, about: String(i) }))),
    step: 's'.repeat(80),
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
  const badGateway = {
    error: Object.assign(new Error('bad gateway'), { status: 502 }),
  };
  const lost = {
    error: Object.assign(new Error('hang up'), { status: 500 }),
    after: true,
  };
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
    const covering = await publishCheck(checks, second, QUICK_POLICY);
    expect(covering).toEqual({ done: 'taken', url: URL });
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
    expect(outcome).toEqual({ done: 'failing-elsewhere', url: null });
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

describe('two steps of one run', () => {
  const second = { ...order, step: 'another step', title: 'Another' };
  const failing = { gate: 'fail', title: 'Worse' } as const;

  test('cannot both write the check, and the second is told', async () => {
    const { checks, orders } = checksWith();
    await publishCheck(checks, order, QUICK_POLICY);
    const outcome = await publishCheck(checks, second, QUICK_POLICY);
    expect(outcome).toEqual({ done: 'taken-here', url: null });
    expect(orders).toHaveLength(1);
  });

  test('can if they say the same, as two looks do', async () => {
    const { checks, orders } = checksWith();
    await publishCheck(checks, order, QUICK_POLICY);
    const outcome = await publishCheck(checks, { ...order, step: 'a look' }, QUICK_POLICY);
    expect(outcome).toEqual({ done: 'written', url: URL });
    expect(orders).toHaveLength(1);
  });

  test('do not say the same if only their trials differ', async () => {
    const { checks } = checksWith();
    await publishCheck(checks, order, QUICK_POLICY);
    const other = {
      ...order,
      step: 'another step',
      remembers: inDigests([seen]),
    };
    const outcome = await publishCheck(checks, other, QUICK_POLICY);
    expect(outcome).toMatchObject({ done: 'taken-here' });
  });

  test('leave a failure on top, whoever writes first', async () => {
    for (const [one, other] of [
      [order, { ...second, ...failing }] as const,
      [{ ...order, ...failing }, second] as const,
    ]) {
      const { checks, standing } = checksWith();
      await publishCheck(checks, one, QUICK_POLICY);
      const outcome = await publishCheck(checks, other, QUICK_POLICY);
      expect(outcome).toMatchObject({ done: 'taken-here' });
      expect(standing[0]).toMatchObject({ conclusion: 'failure' });
    }
  });

  test.each(['another step', order.step])(
    'are two attempts if the run was started again: %s',
    async (step) => {
      const { checks, orders } = checksWith();
      await publishCheck(checks, { ...order, ...failing }, QUICK_POLICY);
      const run = {
        ...order.run,
        attempt: 2,
        startedAt: '2026-03-01T12:00:00Z',
      };
      const again = await publishCheck(checks, { ...order, run, step }, QUICK_POLICY);
      expect(again).toMatchObject({ done: 'written' });
      expect(orders).toHaveLength(2);
    },
  );

  test('leave a failure on top of two that were written at the same time', async () => {
    const { checks, standing } = checksWith();
    const third = { ...second, step: 'a third step', title: 'A third' };
    let waiting = 2;
    const create: CheckRuns['create'] = async (given) => {
      waiting -= 1;
      // Both look, then the failure is written, then both write.
      if (waiting === 1) await publishCheck({ ...checks, create }, third, QUICK_POLICY);
      if (waiting === 0) await publishCheck(checks, { ...order, ...failing }, QUICK_POLICY);
      return checks.create(given);
    };
    await publishCheck({ ...checks, create }, second, QUICK_POLICY);
    expect(standing[0]).toMatchObject({ conclusion: 'failure' });
  });

  const orders = [order, second, { ...second, ...failing }, { ...order, ...failing }];
  const pairs = orders.flatMap((a) => orders.map((b) => [a, { ...b, step: 'another' }] as const));
  const workflow = '.github/workflows/other.yml';
  const base = { ...second, bases: ['release'] };

  test.each([
    ...pairs,
    [
      { ...order, ...failing },
      { ...second, workflow },
    ] as const,
    [
      { ...order, ...failing },
      { ...base, run: { ...run, id: 9 } },
    ] as const,
  ])('that look at the same time never cover a failure (%#)', async (...both) => {
    for (const [first, later] of [both, both.toReversed()]) {
      if (!first || !later) throw new Error('There are two.');
      const { checks, standing } = checksWith();
      // The first has looked, and creates its check only after the other has its own.
      let wait = true;
      const create: CheckRuns['create'] = async (given) => {
        if (wait) {
          wait = false;
          await publishCheck(checks, later, QUICK_POLICY);
        }
        return checks.create(given);
      };
      const outcome = await publishCheck({ ...checks, create }, first, QUICK_POLICY);
      const fails = [first, later].some(({ gate }) => gate === 'fail');
      expect(standing[0]?.conclusion === 'failure').toBe(fails);
      const saysTheSame = first.title === later.title && first.gate === later.gate;
      if (first.gate !== 'fail' && !saysTheSame) expect(outcome.done).not.toBe('written');
    }
  });
});

describe('what a check remembers', () => {
  const [known] = inDigests([seen]);
  const remembers = known ? [known] : [];

  test('is read back, with whether it failed, and only from this workflow', async () => {
    const { checks } = checksWith();
    const failed = {
      ...order,
      gate: 'fail',
      title: 'Worse',
      remembers,
    } as const;
    await publishCheck(checks, failed, QUICK_POLICY);
    const at = '2026-03-01T11:00:00Z';
    expect(await statementsOn(checks, order)).toEqual([
      {
        run,
        isOfThisAttempt: true,
        hasFailed: true,
        at,
        title: 'Worse',
        remembers,
      },
    ]);
    expect(await statementsOn(checks, { ...order, workflow: 'other.yml' })).toEqual([]);
  });

  test.each([
    ['an unknown field', '"kind"', '"mood":1,"kind"'],
    ['text for a digest', known?.candidate ?? '', '<img src=x>'],
    ['another kind', 'repeated', 'accepted'],
    ['text for a limit', '"lower":-', '"lower":"-'],
  ])('is nothing if somebody wrote %s', async (_, part, other) => {
    const { checks, standing } = checksWith();
    await publishCheck(checks, { ...order, remembers }, QUICK_POLICY);
    const [check] = standing.splice(0);
    if (!check) throw new Error('There is no check.');
    const summary = check.output.summary.replace(part, other);
    expect(summary).not.toBe(check.output.summary);
    standing.push({ ...check, output: { ...check.output, summary } });
    expect(await statementsOn(checks, order)).toMatchObject([{ remembers: [] }]);
  });

  test('is not shown where a summary is repeated', async () => {
    const { output } = await checkRun({ remembers });
    expect(withoutHidden(output.summary)).toBe('Verdict.\n');
    expect(withoutHidden('Verdict.\n')).toBe('Verdict.\n');
  });
});

describe('the request for a check', () => {
  const page = { id: 4, html_url: 'https://github.com/octo/sweeps/runs/4' };

  test('falls back to the details URL if GitHub gives none', async () => {
    const { client } = fakeGitHub([201, { id: 4, html_url: null }]);
    expect(await checkRuns(client).create(await checkRun())).toBe(order.detailsUrl);
  });

  test.each([
    ['fails', [502, { message: 'Bad Gateway' }], 'Bad Gateway'],
    ['sends half an answer', [201, '{"html_'], 'incomplete'],
  ] as const)('is not repeated by the client if the server %s', async (_, answer, message) => {
    const { client, sent } = fakeGitHub(answer, [201, page]);
    await expect(checkRuns(client).create(await checkRun())).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
  });
});
