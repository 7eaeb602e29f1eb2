import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { findSweep } from '../../src/find-sweep.ts';
import { readRecord } from '../../src/parse/index.ts';
import { localPlace, newReads, type Place, parseLocation } from '../../src/read/index.ts';
import { parseServer } from '../../src/read/location.ts';
import { wandbTrials } from '../../src/sources/wandb.ts';
import { userErrorOf } from '../read/refusals.ts';
import type { FaultKind } from '../support/github/faults.ts';
import { json } from '../support/github/messages.ts';
import { type LoopbackServer, listen, Records, serve } from '../support/github/server.ts';
import { useMlflow } from '../support/mlflow.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { messageOn, serverFaults } from '../support/server-faults.ts';
import { settingsWith } from '../support/sweeps.ts';

const FAULTS = serverFaults();
const masked: string[] = [];
let maxAnswer = 20_000;
let maxBytes = 2 ** 28;
const servers: LoopbackServer[] = [];
const mlflow = await useMlflow();

beforeEach(() => {
  masked.length = 0;
  maxAnswer = 20_000;
  maxBytes = 2 ** 28;
});
afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Gives the address of a server on loopback. */
async function serving(answer: RequestListener): Promise<string> {
  const server = await listen(answer);
  servers.push(server);
  return server.url;
}

type Env = Readonly<Record<string, string>>;

function place(env: Env): Place {
  const mask = (secret: string) => void masked.push(secret);
  const policy = { ...QUICK_POLICY, maxAnswer };
  const reads = newReads({ left: maxBytes });
  return { ...localPlace('/nowhere'), reads, servers: { env, mask, now: () => 0, policy } };
}

function find(text: string, env: Env = { MLFLOW_TRACKING_URI: mlflow.url }) {
  const location = parseLocation(text, 'candidate');
  return findSweep({ arm: 'candidate', location, trainedSha: null }, place(env));
}

async function recordOf(text: string, env?: Env) {
  const { files, source } = await find(text, env);
  const { reading } = settingsWith({ metric: 'accuracy', direction: 'maximize' });
  return readRecord(files, reading, source);
}

const messageOf = async (text: string, env?: Env) => (await userErrorOf(find(text, env))).message;

test('no message has a fault that is not tested', () => {
  const names = ['sources/servers', 'sources/database-faults', 'servers/servers'];
  const files = names.map((name) => `test/${name}.test.ts`);
  const tests = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(Object.keys(FAULTS).filter((title) => !tests.includes(`'${title}'`))).toEqual([]);
});

describe('an MLflow server', () => {
  test('is read page by page, without parents, and runs that repeat count once', async () => {
    for (let i = 0; i < 2100; i++) mlflow.add('resnet', { metrics: { accuracy: i / 5000 } });
    const parent = mlflow.add('resnet');
    mlflow.add('resnet', { tags: { 'mlflow.parentRunId': parent }, status: 'RUNNING' });
    const { search } = await find('mlflow:resnet');
    expect(search.server).toMatchObject({ commits: [] });
    expect((await recordOf('mlflow:resnet')).trials).toHaveLength(2101);
  });

  test('keeps NaN and infinities, and filters as it is told', async () => {
    mlflow.add('resnet', { metrics: { accuracy: 'NaN' }, tags: { model: 'a' } });
    mlflow.add('resnet', { metrics: { accuracy: '-Infinity' }, tags: { model: 'a' } });
    mlflow.add('resnet', { metrics: { accuracy: 0.5 }, tags: { model: 'a' } });
    mlflow.add('resnet', { metrics: { accuracy: 0.9 }, tags: { model: 'b' } });
    const { trials } = await recordOf("mlflow:resnet?filter=tags.model = 'a'");
    expect(trials.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'completed']);
  });

  const always = (kind: FaultKind, on = '…/search') => mlflow.fault({ on, kind, times: 99 });

  const fillUp = () => {
    maxBytes = 700;
  };

  const stalled = () => {
    maxAnswer = 300;
    always('stalled-body');
  };

  test.each<[string, (() => void) | null, string?]>([
    ['The credentials are wrong (401)', () => Object.assign(mlflow, { authorization: 'Basic x' })],
    ['The user may not read (403)', () => always('403')],
    ['The address is of something else (404)', () => always('404')],
    ['The experiment is missing', null, 'mlflow:nothing'],
    ['429, always', () => always('429')],
    ['500, always', () => always('500')],
    ['An HTML page (502), always', () => always('502')],
    ['The answer is cut off, always', () => always('cut-body')],
    ['The answer stalls, always', () => stalled()],
    ['Another JSON comes from a proxy', () => always('wrong-bytes')],
    ['An answer is larger than 64 MiB', () => always('oversized-body')],
    ['All answers of a run together are larger than 256 MiB', () => fillUp()],
  ])('%s', async (title, breaks, text = 'mlflow:resnet') => {
    for (const score of [0.1, 0.2, 0.3]) mlflow.add('resnet', { metrics: { accuracy: score } });
    breaks?.();
    expect(await messageOf(text)).toMatch(messageOn(FAULTS, title));
  });

  test('The experiment is deleted', async () => {
    mlflow.experiments.set('old', { id: '99', name: 'old', lifecycle: 'deleted' });
    const message = await messageOf('mlflow:old');
    mlflow.experiments.delete('old');
    expect(message).toMatch(messageOn(FAULTS, 'The experiment is deleted'));
  });

  test('There are more than 20,000 trials', async () => {
    const experiment = { experiment_id: '1', name: 'resnet' };
    const info = { experiment_id: '1', status: 'FINISHED' };
    let pages = 0;
    const MLFLOW_TRACKING_URI = await serving((request, response) => {
      const isSearch = request.url?.endsWith('runs/search');
      if (isSearch) pages += 1;
      const runs = Array.from({ length: 1000 }, (_, i) => {
        return { info: { ...info, run_id: `${pages}-${i}` } };
      });
      const answer = isSearch ? { runs, next_page_token: String(pages) } : { experiment };
      response.end(JSON.stringify(answer));
    });
    const message = await messageOf('mlflow:resnet', { MLFLOW_TRACKING_URI });
    expect(message).toMatch(messageOn(FAULTS, 'There are more than 20,000 trials'));
    expect(pages).toBe(21);
  });

  test('Nothing listens', async () => {
    const gone = await serving(() => {});
    await servers.pop()?.stop();
    const env = { MLFLOW_TRACKING_URI: gone };
    expect(await messageOf('mlflow:resnet', env)).toMatch(messageOn(FAULTS, 'Nothing listens'));
  });

  test('names its experiments to whoever asks at a terminal, and not in what a job says', async () => {
    mlflow.add('secret-project');
    expect(await messageOf('mlflow:nothing')).toContain('secret-project');
    const env = { MLFLOW_TRACKING_URI: mlflow.url, GITHUB_ACTIONS: 'true' };
    const said = await messageOf('mlflow:nothing', env);
    expect(said).toContain('has no experiment of this name');
    expect(said).not.toContain('secret-project');
  });

  test('may hold times in another unit, which are left out', async () => {
    mlflow.add('resnet', { start: 1_767_225_600_000_000_000, metrics: { accuracy: 0.5 } });
    const { files, source } = await find('mlflow:resnet');
    expect([files.length, source.createdAt]).toEqual([1, null]);
  });

  test('is asked again where an answer is missing or it asks to wait', async () => {
    mlflow.add('resnet', { metrics: { accuracy: 0.5 } });
    const on = '…/search';
    mlflow.fault({ on, kind: '500' }, { on, kind: '429', retryAfter: 1 }, { on, kind: 'reset' });
    expect((await recordOf('mlflow:resnet')).trials).toHaveLength(1);
  });
});

describe('credentials', () => {
  test('go to one server over TLS, are masked, and are in no message', async () => {
    const elsewhere: string[] = [];
    const thief = await serving((request, response) => {
      elsewhere.push(String(request.headers.authorization));
      response.end('{}');
    });
    const env = {
      MLFLOW_TRACKING_URI: await serving((_, response) => {
        response.writeHead(302, { location: thief }).end();
      }),
      MLFLOW_TRACKING_USERNAME: 'reader',
      MLFLOW_TRACKING_PASSWORD: 'correct horse',
    };
    expect(await messageOf('mlflow:resnet', env)).toMatch(/status 302. It redirects/);
    expect(elsewhere).toEqual([]);
    expect(masked).toEqual(['correct horse', 'cmVhZGVyOmNvcnJlY3QgaG9yc2U=']);

    const open = await messageOf('mlflow:x', { MLFLOW_TRACKING_URI: 'http://u:pw@example.org' });
    expect(open).toContain('is an address without TLS');
    expect(open).not.toMatch(/pw|example/);
  });

  test('may hold a percent sign that escapes nothing', async () => {
    mlflow.add('resnet');
    const url = mlflow.url.replace('//', '//reader:50%off%40@');
    await find('mlflow:resnet', { MLFLOW_TRACKING_URI: url });
    expect(masked[0]).toBe('50%off@');
    const storage = 'postgresql://reader:50%off@127.0.0.1:1/x';
    expect(await messageOf('optuna:x', { OPTUNA_STORAGE: storage })).toContain('ECONNREFUSED');
  });

  test('may belong to an address of IPv6', async () => {
    const storage = 'postgresql://reader:sesame@[::1]:1/x';
    expect(await messageOf('optuna:x', { OPTUNA_STORAGE: storage })).not.toContain('ENOTFOUND');
  });

  test('that a server repeats are not repeated', async () => {
    const env = {
      MLFLOW_TRACKING_URI: await serving((request, response) => {
        response.writeHead(403).end(`no: ${request.headers.authorization}`);
      }),
      MLFLOW_TRACKING_TOKEN: 'sesame',
    };
    expect(await messageOf('mlflow:resnet', env)).not.toContain('sesame');
  });

  test.each([
    ['optuna:x', { OPTUNA_STORAGE: 'postgresql://u:pw@db.example.org/x?sslmode=prefer' }, 'TLS'],
    ['optuna:x', { OPTUNA_STORAGE: 'mysql+pymysql://u:pw@db.example.org/x' }, 'to_csv'],
    ['optuna:x', {}, 'OPTUNA_STORAGE is not set'],
    ['mlflow:x', {}, 'MLFLOW_TRACKING_URI is not set'],
    ['mlflow:x', { MLFLOW_TRACKING_URI: 'sqlite:///x.db' }, 'is not the address of a server'],
  ])('of %s with %j are refused', async (text, env, part) => {
    const message = await messageOf(text, env as Env);
    expect(message).toContain(part);
    expect(message).not.toMatch(/pw|example\.org/);
  });
});

describe('a W&B server', () => {
  const SHA = 'a'.repeat(40);
  const node = (i: number, more: object = {}) => ({
    ...{ name: `run${i}`, state: 'finished', sweepName: 's1', commit: SHA },
    createdAt: `2026-01-01T00:00:${String(i).padStart(2, '0')}`,
    config: `{"lr":{"value":${i}},"seed":{"value":1},"_wandb":{"value":{}}}`,
    summaryMetrics: `{"accuracy":${i / 10},"_runtime":5}`,
    ...more,
  });
  const NODES = [
    node(1),
    node(2, { summaryMetrics: '{"accuracy":NaN}' }),
    node(3, { state: 'killed' }),
    node(4, { state: 'running', summaryMetrics: '{}' }),
    node(5, { commit: 'b'.repeat(40) }),
  ];
  const CONFIG =
    'method: random\nmetric: {name: accuracy, goal: maximize}\nparameters: {lr: {min: 0, max: 9}}\nearly_terminate: {type: hyperband}\n';
  const questions: { query: string; variables: Record<string, unknown> }[] = [];

  /** Answers as the service does: one node a page, by the cursor of the one before. */
  const start = (nodes: readonly object[] = NODES) =>
    serving(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const asked = JSON.parse(Buffer.concat(chunks).toString());
      questions.push(asked);
      const at = Number(asked.variables.cursor ?? 0);
      const runs = {
        edges: nodes.slice(at, at + 1).map((one) => ({ node: one })),
        pageInfo: { endCursor: String(at + 1), hasNextPage: at + 1 < nodes.length },
      };
      const isSweep = asked.query.includes('sweep(');
      const project = isSweep ? { sweep: { name: 's1', config: CONFIG } } : { runs };
      const isKnown = request.headers.authorization === 'Basic YXBpOmtleQ==';
      response.end(JSON.stringify({ data: { project: isKnown ? project : null } }));
    });
  const env = async (key = 'key') => ({ WANDB_BASE_URL: await start(), WANDB_API_KEY: key });

  test('says the direction, the method and what was drawn; what it stops early is pruned', async () => {
    const { files, source } = await find('wandb:team/vision?sweep=s1', await env());
    const record = await readRecord(files, settingsWith({}).reading, source);
    expect(record).toMatchObject({
      ...{ metric: 'accuracy', direction: 'maximize' },
      search: { method: 'random' },
    });
    expect(record.trials.map(({ outcome }) => outcome)).toEqual([
      ...['completed', 'failed', 'pruned', 'running', 'completed'],
    ]);
    expect(record.trials[0]?.parameters).toEqual({ lr: 1 });
    const { filters, cursor } = questions[0]?.variables ?? {};
    expect([filters, cursor]).toEqual(['{"$and":[{"sweep":"s1"}]}', null]);
  });

  describe('that fails', () => {
    const records = new Records();
    const project = { runs: { edges: [], pageInfo: { hasNextPage: false } } };
    let wandb: LoopbackServer;
    beforeAll(async () => {
      const answer = () => json(200, { data: { project } });
      wandb = await serve({ host: 'wandb', records, answer });
    });
    afterAll(() => wandb.stop());

    /** A row for MLflow says the same of W&B. */
    const sameRow = (title: string) =>
      [
        ['mlflow:resnet', 'wandb:team/vision'],
        ['MLflow', 'W&B'],
        ['MLFLOW_TRACKING_URI', 'WANDB_BASE_URL'],
        [/MLFLOW_TRACKING_USERNAME.*?TOKEN/, 'WANDB_API_KEY'],
      ].reduce(
        (text, [from = '', to]) => text.replace(from, String(to)),
        messageOn(FAULTS, title).source,
      );

    test.each<[string, FaultKind, string]>([
      ['The credentials are wrong (401)', '401', 'both'],
      ['500, always', '500', 'both'],
      ['Another JSON comes from a proxy', 'wrong-bytes', 'both'],
      ['The project is missing, or private', '404', 'own'],
    ])('%s', async (title, kind, row) => {
      records.faults.add({ on: '…/graphql', kind, times: 99 });
      const env = { WANDB_BASE_URL: wandb.url, WANDB_API_KEY: 'sesame' };
      const message = await messageOf('wandb:team/vision', env);
      records.faults.clear();
      expect(message).toMatch(row === 'own' ? messageOn(FAULTS, title) : RegExp(sameRow(title)));
      expect(message).not.toContain('sesame');
    });
  });

  test('gives the runs of each commit, and asks once for the sweep they share', async () => {
    questions.length = 0;
    const location = parseServer('wandb', 'team/vision', { option: 'source', byCommit: true });
    const commits = [SHA, 'b'.repeat(40), 'c'.repeat(40)];
    const { servers, reads } = place(await env());
    const access = { ...servers, policy: QUICK_POLICY, budget: reads.budget };
    const trials = await wandbTrials(location, commits, access);
    expect([...trials].map(([sha, { count }]) => [sha, count])).toEqual([
      [SHA, 4],
      ['b'.repeat(40), 1],
    ]);
    expect(questions[0]?.variables.filters).toBe(
      JSON.stringify({ $and: [{ commit: { $in: commits } }] }),
    );
    expect(questions.filter(({ query }) => query.includes('sweep('))).toHaveLength(1);
  });

  test('is quoted without secrets and control characters', async () => {
    const said = (message: string) =>
      serving((_, response) => {
        response.end(JSON.stringify({ errors: [{ message }] }));
      });
    const messageFor = async (message: string) =>
      messageOf('wandb:team/vision', { WANDB_BASE_URL: await said(message), WANDB_API_KEY: 'key' });
    expect(await messageFor('no key')).not.toContain('no key');
    expect(await messageFor('no filter')).toMatch(messageOn(FAULTS, 'The query is refused'));
    expect(await messageFor('no\u001b[2J filter')).not.toContain('\u001b');
  });

  test.each([
    ['leads nowhere', null],
    ['leads to itself', '1'],
  ])('is not read in part where a page %s', async (_, endCursor) => {
    const address = await serving((_, response) => {
      const runs = { edges: [{ node: NODES[0] }], pageInfo: { endCursor, hasNextPage: true } };
      response.end(JSON.stringify({ data: { project: { runs } } }));
    });
    const env = { WANDB_BASE_URL: address, WANDB_API_KEY: 'key' };
    expect(await messageOf('wandb:team/vision', env)).toMatch(
      messageOn(FAULTS, 'Pages come without an end'),
    );
  });

  test('shows a project that is private or missing as neither', async () => {
    const title = 'The project is missing, or private';
    expect(await messageOf('wandb:team/vision', await env('other'))).toMatch(
      messageOn(FAULTS, title),
    );
  });

  test('needs its variable', async () => {
    const message = messageOn(FAULTS, 'A variable is not set');
    expect(await messageOf('wandb:team/vision', {})).toMatch(message);
  });
});
