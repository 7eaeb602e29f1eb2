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
} from '../../src/publish/index.ts';
import { character } from '../support/arbitraries.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { fakeGitHub } from './fake-github.ts';
import { badGateway, forbidden } from './fake-pull.ts';

const run = { id: 7, attempt: 1, startedAt: '2026-03-01T10:00:00Z' };
const order: CheckOrder = {
  workflow: '.github/workflows/tuning.yml',
  run,
  name: '',
  headSha: 'a'.repeat(40),
  gate: 'pass',
  title: 'No strong evidence that the candidate is worse',
  write: () => 'Verdict.\n',
  detailsUrl: 'https://example.test/run',
  bases: ['main'],
  openBases: async () => ['main', 'release'],
  remembers: [],
  step: 'the step',
};
const failing = { ...order, gate: 'fail', title: 'Worse' } as const;
const other = '.github/workflows/other.yml';
const started = (hour: number) => ({ ...run, id: hour, startedAt: `2026-03-01T${hour}:00:00Z` });

const loss = { lower: -0.1234567890123456, estimate: -0.0123456789012345, isFlaky: false };
const seen: Remembered = {
  about: '["main",""]',
  base: 'a'.repeat(40),
  candidate: 'completed 0.5 null',
  baseline: 'completed 0.6 null',
  failure: { kind: 'repeated', what: '', ...loss },
};

const URL = 'https://example.test/check';
const COMPLETED = '2026-03-01T11:00:00Z';

/** The checks of a commit in memory; the first requests to write meet errors, perhaps after taking effect. */
function commit(...errors: readonly { readonly error: unknown; readonly after?: boolean }[]) {
  const orders: CheckRunOrder[] = [];
  const standing: WrittenCheck[] = [];
  const left = [...errors];
  const checks: CheckRuns = {
    named: async () => [...standing],
    create: async (given) => {
      orders.push(given);
      const met = left.shift();
      if (met && !met.after) throw met.error;
      const id = orders.length;
      standing.unshift({ id, ...given, html_url: URL, completed_at: COMPLETED });
      if (met) throw met.error;
      return URL;
    },
  };
  const publish = (given: CheckOrder, by = checks) => publishCheck(by, given, QUICK_POLICY);
  const verdict = (base: string) => standingVerdict(checks, order, base);
  return { checks, orders, standing, publish, verdict };
}

/** What GitHub is sent. */
async function checkRun(change: Partial<CheckOrder> = {}): Promise<CheckRunOrder> {
  const { publish, orders } = commit();
  await publish({ ...order, ...change });
  expect(orders).toHaveLength(1);
  return orders[0] as CheckRunOrder;
}

describe('the check of a verdict', () => {
  test('has a title on one line', async () => {
    const { output } = await checkRun({ title: `a\nb\u202e${'c'.repeat(500)}` });
    expect(output.title).toMatch(/^a b c{250}…$/);
  });

  test('keeps within GitHub’s limits', async () => {
    const identity = {
      workflow: `.github/workflows/${'w'.repeat(250)}`,
      run: { id: Number.MAX_SAFE_INTEGER, attempt: 1000, startedAt: run.startedAt },
      bases: Array.from({ length: MAX_BASES }, (_, i) => `${i}${'b'.repeat(250)}`),
      remembers: inDigests(Array.from({ length: 200 }, (_, i) => ({ ...seen, about: String(i) }))),
      step: 's'.repeat(80),
    };
    const some = fc.string({ unit: character, maxLength: 40 });
    const text = fc.tuple(some, fc.nat({ max: 4000 })).map(([unit, n]) => unit.repeat(n));
    await fc.assert(
      fc.asyncProperty(text, text, async (title, report) => {
        const sent = await checkRun({ title, write: (n) => report.slice(0, n), ...identity });
        expect(Array.from(sent.output.title).length).toBeLessThanOrEqual(255);
        expect(sent.output.summary.length).toBeLessThanOrEqual(65_535);
        expect(sent.external_id.length).toBeLessThanOrEqual(255);
      }),
      { numRuns: 50 },
    );
  });

  const lost = { ...badGateway, after: true };
  test.each([
    ['is written on the sixth try', Array(5).fill(badGateway), 6, true],
    ['is not written twice if the answer was lost', [badGateway, lost], 2, true],
    ['is found if the last try arrived', [...Array(5).fill(badGateway), lost], 6, true],
    ['fails if it fails six times', Array(6).fill(badGateway), 6, false],
    ['fails at once if it is forbidden', [forbidden], 1, false],
  ])('%s', async (_, errors, times, isWritten) => {
    const { publish, orders, standing } = commit(...errors);
    const publishing = publish(order);
    if (isWritten) expect(await publishing).toEqual({ done: 'written', url: URL });
    else await expect(publishing).rejects.toBe(errors[0].error);
    expect([orders.length, standing.length]).toEqual([times, Number(isWritten)]);
  });
});

const again = { startedAt: '2026-03-01T12:00:00Z', id: 3, attempt: 2 };
const older = { startedAt: '2026-03-01T09:00:00Z', id: 9, attempt: 1 };
const impossible = { startedAt: '2096-01-01T00:00:00Z', id: 9, attempt: 1 };
const elsewhere = { ...order, bases: ['release'], run: started(11) };
const inAnotherStep = { ...order, step: 'another step', title: 'Another' };

test.each<[string, CheckOrder, CheckOrder, string, number]>([
  ['a later run replaces it', order, { ...order, run: started(12) }, 'written', 2],
  ['an older run, started again, replaces it', order, { ...order, run: again }, 'written', 2],
  ['its own step may say something else', order, { ...order, title: 'No verdict' }, 'written', 2],
  ['an older run leaves it alone', order, { ...order, run: older }, 'outdated', 1],
  ['a run that cannot be silences nobody', { ...order, run: impossible }, order, 'written', 2],
  ['another workflow finds it taken', order, { ...order, workflow: other, run: again }, 'taken', 1],
  ['a failure covers that of another workflow', { ...order, workflow: other }, failing, 'taken', 2],
  ['a failure stays for another base', failing, elsewhere, 'failing-elsewhere', 1],
  ['a failure stays if it informs', failing, { ...elsewhere, bases: [] }, 'failing-elsewhere', 1],
  ['a failure is written after a later one about another base', elsewhere, failing, 'written', 2],
  [
    'a failure ends with a later verdict about both',
    failing,
    { ...elsewhere, bases: ['release', 'main'] },
    'written',
    2,
  ],
  ['another step of the run finds it taken', order, inAnotherStep, 'taken-here', 1],
  ['two steps may say the same', order, { ...order, step: 'another' }, 'written', 1],
  [
    'two steps do not say the same if only their trials differ',
    order,
    { ...order, step: 'another step', remembers: inDigests([seen]) },
    'taken-here',
    1,
  ],
  ['two attempts are two runs', failing, { ...order, run: { ...again, id: 7 } }, 'written', 2],
])('of two that write a check, %s', async (_, first, second, done, times) => {
  const { publish, orders } = commit();
  await publish(first);
  const url = times === 2 || done === 'written' ? URL : null;
  expect(await publish(second)).toEqual({ done, url });
  expect(orders).toHaveLength(times);
});

describe('two steps of one run', () => {
  test('leave a failure on top, whoever writes first', async () => {
    for (const both of [
      [order, { ...failing, step: 'another step' }],
      [failing, inAnotherStep],
    ] as const) {
      const { publish, standing } = commit();
      for (const one of both) await publish(one);
      expect(standing[0]).toMatchObject({ conclusion: 'failure' });
    }
  });

  test('leave a failure on top of two that were written at the same time', async () => {
    const { checks, publish, standing } = commit();
    const third = { ...inAnotherStep, step: 'a third step', title: 'A third' };
    let waiting = 2;
    const create: CheckRuns['create'] = async (given) => {
      waiting -= 1;
      // Both look, then the failure is written, then both write.
      if (waiting === 1) await publish(third, { ...checks, create });
      if (waiting === 0) await publish(failing);
      return checks.create(given);
    };
    await publish(inAnotherStep, { ...checks, create });
    expect(standing[0]).toMatchObject({ conclusion: 'failure' });
  });

  const orders = [order, inAnotherStep, { ...inAnotherStep, ...failing }, failing];
  const pairs = orders.flatMap((a) => orders.map((b) => [a, { ...b, step: 'another' }] as const));

  test.each([
    ...pairs,
    [failing, { ...inAnotherStep, workflow: other }] as const,
    [failing, { ...inAnotherStep, bases: ['release'], run: { ...run, id: 9 } }] as const,
  ])('that look at the same time never cover a failure (%#)', async (...both) => {
    for (const [first, later] of [both, both.toReversed()] as [CheckOrder, CheckOrder][]) {
      const { checks, publish, standing } = commit();
      // The first has looked, and creates its check only after the other has its own.
      let mustWait = true;
      const create: CheckRuns['create'] = async (given) => {
        if (mustWait) {
          mustWait = false;
          await publish(later);
        }
        return checks.create(given);
      };
      const outcome = await publish(first, { ...checks, create });
      const fails = [first, later].some(({ gate }) => gate === 'fail');
      expect(standing[0]?.conclusion === 'failure').toBe(fails);
      const saysTheSame = first.title === later.title && first.gate === later.gate;
      if (first.gate !== 'fail' && !saysTheSame) expect(outcome.done).not.toBe('written');
    }
  });
});

describe('the standing verdict', () => {
  test('is the last one, whatever other programs write', async () => {
    const { publish, standing, verdict } = commit();
    const foreign = { id: 2, html_url: '', completed_at: COMPLETED, external_id: 'f0e1' };
    standing.push({ ...foreign, conclusion: 'success', output: { title: 'x', summary: '' } });
    expect(await verdict('main')).toBeNull();
    await publish(order);
    expect(await verdict('main')).toMatchObject({ title: order.title });
  });

  test('is a failure if one of two workflows fails', async () => {
    const { publish, verdict } = commit();
    await publish({ ...order, workflow: other, run: again });
    await publish(failing);
    expect(await verdict('main')).toMatchObject({ gate: 'fail' });
  });

  test('is that of the base', async () => {
    const { publish, verdict } = commit();
    await publish({ ...elsewhere, title: 'No baseline' });
    expect(await verdict('main')).toBeNull();
    await publish(order);
    expect(await verdict('main')).toMatchObject({ title: order.title });
    expect(await verdict('release')).toMatchObject({ title: 'No baseline' });
  });
});

describe('what a check remembers', () => {
  const remembers = inDigests([seen]);

  test('is read back, with whether it failed, and only from this workflow', async () => {
    const { checks, publish } = commit();
    await publish({ ...failing, remembers });
    expect(await statementsOn(checks, order)).toEqual([
      {
        ...{ run, isOfThisAttempt: true, hasFailed: true },
        ...{ at: COMPLETED, title: 'Worse', remembers },
      },
    ]);
    expect(await statementsOn(checks, { ...order, workflow: 'other.yml' })).toEqual([]);
  });

  test.each([
    ['text for a digest', remembers[0]?.candidate ?? '', '<img src=x>'],
    ['text for a limit', '"lower":-', '"lower":"-'],
  ])('is nothing if somebody wrote %s', async (_, part, forged) => {
    const { checks, publish, standing } = commit();
    await publish({ ...order, remembers });
    for (const { output } of standing) {
      const summary = output.summary.replace(part, forged);
      expect(summary).not.toBe(output.summary);
      Object.assign(output, { summary });
    }
    expect(await statementsOn(checks, order)).toMatchObject([{ remembers: [] }]);
  });

  test('is not shown where a verdict is repeated, which it names', async () => {
    const { publish, standing, verdict } = commit();
    await publish({ ...order, remembers });
    for (const { output } of standing) Object.assign(output, { title: 'Edited' });
    const { title, gate } = order;
    expect(await verdict('main')).toEqual({ title, gate, report: 'Verdict.\n' });
    for (const { output } of standing) Object.assign(output, { summary: 'Verdict.\n' });
    expect(await verdict('main')).toBeNull();
  });
});

describe('the request for a check', () => {
  test('falls back to the details URL if GitHub gives none', async () => {
    const { client } = fakeGitHub([201, { id: 4, html_url: null }]);
    expect(await checkRuns(client).create(await checkRun())).toBe(order.detailsUrl);
  });

  test.each([
    ['fails', [502, { message: 'Bad Gateway' }], 'Bad Gateway'],
    ['sends half an answer', [201, '{"html_'], 'incomplete'],
  ] as const)('is not repeated by the client if the server %s', async (_, answer, message) => {
    const { client, sent } = fakeGitHub(answer, [201, { id: 4 }]);
    await expect(checkRuns(client).create(await checkRun())).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
  });

  test('of the checks of a commit is for all pages, however often it was trained', async () => {
    const next = { link: '<https://api.github.com/x?page=2>; rel="next"' };
    const page = (...ids: number[]) => {
      const output = { title: '', summary: '' };
      const common = { conclusion: 'failure', external_id: '', completed_at: COMPLETED, output };
      return { check_runs: ids.map((id) => ({ ...common, id })) };
    };
    const { client, sent } = fakeGitHub([200, page(3, 2), next], [200, page(1)]);
    const listed = await checkRuns(client).named('a', 'tuning-gate');
    expect(listed.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(sent).toHaveLength(2);
  });
});
