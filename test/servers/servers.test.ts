import { execFile as execute } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres, { type TransactionSql } from 'postgres';
import { findSweep } from '../../src/find-sweep.ts';
import { compareSweeps } from '../../src/main.ts';
import { readRecord } from '../../src/parse/index.ts';
import { localPlace, parseLocation, parseLocations } from '../../src/read/index.ts';
import { userErrorOf } from '../read/refusals.ts';
import { runCommand } from '../support/command-line.ts';
import { messageOn, serverFaults } from '../support/server-faults.ts';
import { settingsWith } from '../support/sweeps.ts';
import { useRepository } from '../support/training.ts';
import { fill, POSTGRES, PYTHON, type Server, startMlflow, startPostgres } from './real-servers.ts';

const execFile = promisify(execute);
const [BASE, HEAD] = ['a'.repeat(40), 'b'.repeat(40)];
const MODELS = ['resnet', 'vit', 'mlp'];
const SAME = ['verdict', 'range', 'worse', 'better', 'at', 'overallSlowdown', 'falseAlarm'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuning-gate-servers-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Env = Readonly<Record<string, string>>;

function placeWith(env: Env) {
  const servers = { env, mask: () => {}, now: Date.now };
  return { ...localPlace('/'), servers };
}

/** What is compared, as numbers. */
async function numbersOf(baseline: string, candidate: string, env: Env, flags: Env = {}) {
  const loading = { place: placeWith(env), settings: settingsWith(flags) };
  const { assessment } = await compareSweeps(parseLocations({ baseline, candidate }), loading);
  if (assessment.kind !== 'compared') throw new Error(assessment.outcome.verdict);
  const { comparison, effortRatios } = assessment as unknown as Record<string, unknown>;
  return { verdict: assessment.outcome.verdict, comparison, effortRatios };
}

function find(text: string, env: Env) {
  const location = parseLocation(text, 'candidate');
  return findSweep({ arm: 'candidate', location, trainedSha: null }, placeWith(env));
}

const withMlflow = PYTHON === null ? describe.skip : describe;
const withOptuna = PYTHON === null || POSTGRES === null ? describe.skip : describe;
const why = (what: string) => (what === '' ? '' : ` (skipped: no ${what})`);
const noPython = PYTHON === null ? 'Python packages' : '';
const noDatabase = POSTGRES === null ? 'PostgreSQL' : noPython;

withMlflow(`a real MLflow server, filled by its own client${why(noPython)}`, () => {
  const repository = useRepository();
  let server: Server;
  let env: Env = {};
  beforeAll(async () => {
    await fill('mlflow', folder);
    server = await startMlflow(folder);
    env = { MLFLOW_TRACKING_URI: server.url };
  }, 400_000);
  afterAll(() => server?.stop());

  test.each(MODELS)('gives %s the numbers of the same trials as CSV', async (model) => {
    const flags = { metric: 'accuracy', direction: 'maximize' };
    const at = (sha: string) => `mlflow:${model}?commit=${sha}`;
    const found = await numbersOf(at(BASE), at(HEAD), env, flags);
    const csv = (letter: string) => join(folder, `${model}-${letter}.csv`);
    const named = { ...flags, metric: 'metrics.accuracy' };
    expect(found).toEqual(await numbersOf(csv('a'), csv('b'), env, named));
  });

  test('judges a pull request without any collect step', async () => {
    const { github } = repository;
    const tip = github.tip('main') ?? '';
    const { headSha } = github.pullRequest();
    await fill('record', server.url, 'pull', tip, headSha);
    const inputs = { source: 'mlflow:pull', metric: 'accuracy', direction: 'maximize' };
    const run = await repository.run({ runId: 900, env, inputs });
    expect(run.outputs).toMatchObject({ verdict: 'worse', 'baseline-sha': tip });
    expect(run.apiCalls.filter((call) => call.includes('artifacts'))).toEqual([]);
    expect(Object.keys(await run.report())).toEqual(expect.arrayContaining(SAME));
  });

  test('gives 1,000 runs, each once', async () => {
    const { files, source } = await find('mlflow:many', env);
    const { reading } = settingsWith({ metric: 'accuracy', direction: 'maximize' });
    expect((await readRecord(files, reading, source)).trials).toHaveLength(1000);
  });

  test('is inspected, with its commits and the block to copy', async () => {
    const { env: before } = process;
    process.env = { ...before, ...env };
    const { code, out } = await runCommand(['inspect', 'mlflow:vit']);
    const missing = await runCommand(['inspect', 'mlflow:nothing']);
    process.env = before;
    expect(code).toBe(0);
    for (const part of [BASE, HEAD, 'accuracy', 'source: "mlflow:vit"'])
      expect(out).toContain(part);
    expect(missing.error).toMatch(/It has .*resnet/);
  });
});

withOptuna(`Optuna in a real PostgreSQL, with four workers at once${why(noDatabase)}`, () => {
  const faults = serverFaults();
  let server: Server;
  beforeAll(async () => {
    server = await startPostgres(folder);
    await fill('optuna', server.url, folder);
    const owner = postgres(server.url.replace('+psycopg2', ''), { onnotice: () => {} });
    await owner`CREATE ROLE guest LOGIN PASSWORD 'x'`;
    await owner.end();
  }, 400_000);
  afterAll(() => server?.stop());

  const study = (sha: string) => `optuna:resnet-${sha}`;
  const env = () => ({ OPTUNA_STORAGE: server.url });

  test('has the numbers of the same trials as CSV, and its direction is not asked', async () => {
    const found = await numbersOf(study(BASE), study(HEAD), env());
    const csv = (letter: string) => join(folder, `optuna-${letter}.csv`);
    const flags = { metric: 'value', direction: 'maximize' };
    expect(found).toEqual(await numbersOf(csv('a'), csv('b'), env(), flags));
  });

  test('reads parameters and durations, whichever zone the clocks are in', async () => {
    const { files, source } = await find(study(BASE), env());
    const record = await readRecord(files, settingsWith({ cost: 'duration' }).reading, source);
    expect(record).toMatchObject({ metric: 'value', direction: 'maximize', isOrdered: true });
    expect(record.trials).toHaveLength(48);
    expect(Object.keys(record.trials[0]?.parameters ?? {}).sort()).toEqual(['kind', 'lr']);
    expect(Math.max(...record.trials.map(({ cost }) => cost ?? 0))).toBeLessThan(600);
    expect(source.createdAt).toBeNull();
  });

  const tls = (mode: string) => `${server.url}?sslmode=${mode}`;
  const changed = (from: RegExp, to: string) => server.url.replace(from, to);
  test.each<[string, string, () => string]>([
    ['The database refuses the password', 'optuna:resnet', () => changed(/:[^:]*@/, ':wrong@')],
    ['There is no such database', 'optuna:resnet', () => changed(/postgres$/, 'nothing')],
    ['The database has no Optuna tables', 'optuna:resnet', () => changed(/postgres$/, 'template1')],
    ['The database is not there', 'optuna:resnet', () => changed(/:\d+\/postgres$/, ':1/postgres')],
    ['The study is missing', 'optuna:resnet', () => server.url],
    ['The user may not read the tables', 'optuna:resnet', () => changed(/\/\/.*?@/, '//guest:x@')],
    ['Its certificate cannot be checked', 'optuna:resnet', () => tls('verify-full')],
  ])(
    '%s',
    async (title, text, url) => {
      const { message } = await userErrorOf(find(text, { OPTUNA_STORAGE: url() }));
      expect(message).toMatch(messageOn(faults, title));
      expect(message).not.toContain(encodeURIComponent('a b/c@d'));
    },
    60_000,
  );

  test('is read over TLS, with an authority of its own or any certificate', async () => {
    const trusted = { NODE_EXTRA_CA_CERTS: join(folder, 'postgres/data/server.crt') };
    for (const [mode, more] of [['require', {}] as const, ['verify-full', trusted] as const]) {
      const env = { PATH: process.env.PATH, OPTUNA_STORAGE: tls(mode), ...more };
      const { stdout } = await execFile(process.execPath, ['dist/cli.js', 'inspect', study(BASE)], {
        env,
      });
      expect(stdout).toMatch(/trials +48/);
    }
  });

  describe('while another client holds a table', () => {
    const sql = () => postgres(changed(/\+psycopg2/, ''), { max: 1, onnotice: () => {} });
    /** Does something once a reader waits for the table, then lets it go on. */
    async function whileOneWaits(act: (holder: TransactionSql) => Promise<unknown>) {
      const [holder, watcher] = [sql(), sql()];
      await holder.begin(async (within) => {
        await within`LOCK TABLE trial_params IN ACCESS EXCLUSIVE MODE`;
        reading = find(study(HEAD), env());
        reading.catch(() => {});
        const isWaiting = async () =>
          (await watcher`SELECT 1 FROM pg_locks WHERE NOT granted`).length > 0;
        while (!(await isWaiting())) await sleep(20);
        await act(within);
      });
      await Promise.all([holder.end(), watcher.end()]);
    }
    let reading: ReturnType<typeof find>;

    test('and ends the reader’s session, the study is read anew', async () => {
      await whileOneWaits(
        (holder) =>
          holder`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()`,
      );
      expect((await reading).files).toHaveLength(1);
    });

    test('and deletes the study, it is read as it was', async () => {
      await whileOneWaits(async (holder) => {
        for (const table of ['trial_params', 'trial_values'])
          await holder`DELETE FROM ${holder(table)}`;
      });
      const { files, source } = await reading;
      const record = await readRecord(files, settingsWith({}).reading, source);
      expect(record.trials.filter(({ score }) => score !== null).length).toBeGreaterThan(30);
      expect(Object.keys(record.trials[0]?.parameters ?? {}).sort()).toEqual(['kind', 'lr']);
    });
  });
});

withMlflow(`the published W&B client${why(noPython)}`, () => {
  test('asks for what is asked for here, and its offline runs are refused with the way out', async () => {
    const query = await fill('wandb', folder);
    const own = await readFile('src/sources/wandb.ts', 'utf8');
    const [, fields = ''] = /node \{ ([\w ]+) \}/.exec(own) ?? [];
    expect(fields.split(' ').length).toBeGreaterThan(5);
    for (const field of fields.split(' ')) expect(query).toMatch(new RegExp(`\\b${field}\\b`));
    for (const part of ['after: $cursor', 'first: $perPage', 'filters: $filters', 'endCursor'])
      expect(query).toContain(part);
    const { code, error } = await runCommand(['inspect', join(folder, 'wandb')]);
    expect(code).toBe(3);
    expect(error).toContain('wandb sync');
  }, 120_000);
});
