import fc from 'fast-check';
import { type Annotation, type CheckRunOrder, createCheckRun } from '../../src/github/index.ts';
import { type CheckOrder, publishCheck } from '../../src/publish/index.ts';
import { fakeGitHub } from './fake-github.ts';

const annotation: Annotation = {
  path: 'sweeps/a.csv',
  startLine: 3,
  endLine: 3,
  level: 'failure',
  title: 'Not readable',
  message: 'Line 3 has 4 fields.',
};

const order: CheckOrder = {
  name: '',
  headSha: 'a'.repeat(40),
  gate: 'pass',
  title: 'No strong evidence that the candidate is worse',
  write: () => 'Verdict.\n',
  detailsUrl: 'https://example.test/run',
  annotations: [],
};

/** What GitHub is sent. */
async function checkRun(change: Partial<CheckOrder> = {}): Promise<CheckRunOrder> {
  const orders: CheckRunOrder[] = [];
  await publishCheck(
    async (one) => {
      orders.push(one);
      return 'https://example.test/check';
    },
    { ...order, ...change },
  );
  expect(orders).toHaveLength(1);
  return orders[0] as CheckRunOrder;
}

/** Creates checks, of which the first fail. */
function failing(...errors: readonly unknown[]) {
  const left = [...errors];
  let calls = 0;
  const create = async () => {
    calls += 1;
    if (left.length > 0) throw left.shift();
    return 'https://example.test/check';
  };
  return { create, calls: () => calls };
}

describe('the check of a verdict', () => {
  test('says what the order says, and where it can be seen', async () => {
    expect(await publishCheck(async () => 'https://example.test/check', order)).toBe(
      'https://example.test/check',
    );
    expect(await checkRun({ annotations: [annotation] })).toEqual({
      name: 'tuning-gate',
      headSha: order.headSha,
      conclusion: 'success',
      title: order.title,
      summary: 'Verdict.\n',
      detailsUrl: order.detailsUrl,
      annotations: [annotation],
    });
  });

  test('bears the name of the instance', async () => {
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
    const { title } = await checkRun({ title: `a\nb\u202e${'c'.repeat(500)}` });
    expect(title).toMatch(/^a b c{250}…$/);
  });

  test('has a summary that fits', async () => {
    const { summary } = await checkRun({ write: () => 'Words.\n'.repeat(20_000) });
    expect(summary.length).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/in the job summary\.\*\n$/);
  });
});

describe('the annotations of a check', () => {
  test('are at most fifty, and the summary counts those left out', async () => {
    const many = Array.from({ length: 53 }, (_, i) => ({ ...annotation, startLine: i + 1 }));
    const { annotations, summary } = await checkRun({ annotations: many });
    expect(annotations).toEqual(many.slice(0, 50));
    expect(summary).toBe('Verdict.\n\n*3 more remarks on files are left out of this check.*\n');
  });

  test('have paths from the root of the repository; others are left out', async () => {
    const paths = [
      './a.csv',
      'b/..c.csv',
      '../d.csv',
      '/e.csv',
      '',
      './',
      'x'.repeat(501),
      'a/../b',
    ];
    const all = paths.map((path) => ({ ...annotation, path }));
    const { annotations, summary } = await checkRun({ annotations: all });
    expect(annotations.map(({ path }) => path)).toEqual(['a.csv', 'b/..c.csv']);
    expect(summary).toContain('*6 more remarks');
  });

  test('keep the lines of their message, without what hides or reorders text', async () => {
    const message = 'one\u202e\ntwo\r\n\u001b[1mthree';
    const { annotations } = await checkRun({ annotations: [{ ...annotation, message }] });
    expect(annotations[0]?.message).toBe('one\ntwo\n[1mthree');
  });
});

test('a report leaves room for the remark on what is left out', async () => {
  const limits: number[] = [];
  const { summary } = await checkRun({
    write: (limit) => {
      limits.push(limit);
      return 'x'.repeat(limit);
    },
    annotations: Array(51).fill(annotation),
  });
  expect(summary).toHaveLength(65_535);
  expect(summary).toMatch(/x\n\n\*1 more remark on files is left out of this check\.\*\n$/);
  expect(limits).toEqual([summary.lastIndexOf('x') + 1]);
});

test('every check keeps within what GitHub takes', async () => {
  const some = fc.string({ unit: 'binary', maxLength: 40 });
  const text = fc.tuple(some, fc.nat({ max: 4000 })).map(([unit, n]) => unit.repeat(n));
  const annotations = fc.array(
    fc.record({ path: some, title: text, message: text }).map((one) => ({ ...annotation, ...one })),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(text, text, annotations, async (title, report, all) => {
      const run = await checkRun({ title, write: () => report, annotations: all });
      expect(Array.from(run.title).length).toBeLessThanOrEqual(255);
      expect(run.summary.length).toBeLessThanOrEqual(65_535);
      for (const { title: its, message } of run.annotations) {
        expect(Array.from(its).length).toBeLessThanOrEqual(255);
        expect(Buffer.byteLength(message)).toBeLessThanOrEqual(64 * 1024);
      }
    }),
    { numRuns: 50 },
  );
});

describe('a check that fails to be written', () => {
  const badGateway = Object.assign(new Error('bad gateway'), { status: 502 });
  const reset = new Error('socket hang up');
  const forbidden = Object.assign(new Error('no'), { status: 403 });

  test.each([
    ['the server failed', badGateway],
    ['the answer was lost', reset],
  ])('is tried once more where %s', async (_, error) => {
    const { create, calls } = failing(error);
    expect(await publishCheck(create, order)).toBe('https://example.test/check');
    expect(calls()).toBe(2);
  });

  test.each([
    ['fails twice', [badGateway, reset], reset, 2],
    ['is forbidden', [forbidden], forbidden, 1],
  ])('fails where it %s', async (_, errors, last, times) => {
    const { create, calls } = failing(...errors);
    await expect(publishCheck(create, order)).rejects.toBe(last);
    expect(calls()).toBe(times);
  });
});

describe('the request for a check', () => {
  const repository = { owner: 'octo', repo: 'sweeps' };
  const page = { html_url: 'https://github.com/octo/sweeps/runs/4' };

  test('is one, of a check that is completed from the start', async () => {
    const { client, sent } = fakeGitHub([201, page]);
    const url = await createCheckRun(
      client,
      repository,
      await checkRun({ annotations: [annotation] }),
    );
    expect(url).toBe(page.html_url);
    const { path, title, message } = annotation;
    const lines = { start_line: 3, end_line: 3, annotation_level: 'failure' };
    expect(sent).toEqual([
      {
        request: 'POST /repos/octo/sweeps/check-runs',
        body: {
          name: 'tuning-gate',
          head_sha: order.headSha,
          status: 'completed',
          conclusion: 'success',
          details_url: order.detailsUrl,
          output: {
            title: order.title,
            summary: 'Verdict.\n',
            annotations: [{ path, ...lines, title, message }],
          },
        },
      },
    ]);
  });

  test('leads to the details where GitHub names no page', async () => {
    const { client } = fakeGitHub([201, { html_url: null }]);
    expect(await createCheckRun(client, repository, await checkRun())).toBe(order.detailsUrl);
  });

  test.each([
    ['fails', [502, { message: 'Bad Gateway' }], 'Bad Gateway'],
    ['sends half an answer', [201, '{"html_'], 'incomplete'],
  ] as const)('is not repeated by the client where the server %s', async (_, answer, message) => {
    const { client, sent } = fakeGitHub(answer, [201, page]);
    await expect(createCheckRun(client, repository, await checkRun())).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
  });
});
