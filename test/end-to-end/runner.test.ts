import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionOptions, type ActionRun, runAction } from '../support/runner.ts';

const MANIFEST = `name: Stand-in
description: Does what a test tells it to.
inputs:
  two words-hyphen:
    description: Has no default.
  github-token:
    description: Has an expression.
    default: \${{ github.token }}
  level:
    description: Has a default that is no string.
    default: 7
  shard:
    description: Has a default that tells jobs of a matrix apart.
    default: \${{ strategy.job-total > 1 && format('{0}-of-{1}', strategy.job-index, strategy.job-total) || '' }}
runs:
  using: node24
  main: dist/index.js
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function run(code: string, options: Partial<ActionOptions> = {}): Promise<ActionRun> {
  const actionFolder = join(folder, 'action');
  await mkdir(join(actionFolder, 'dist'), { recursive: true });
  await writeFile(join(actionFolder, 'action.yml'), MANIFEST);
  await writeFile(join(actionFolder, 'dist', 'package.json'), '{ "type": "commonjs" }');
  await writeFile(join(actionFolder, 'dist', 'index.js'), `const fs = require('fs');\n${code}`);
  return runAction({
    folder,
    actionFolder,
    event: { name: 'push', sha: 'abc', ref: 'refs/heads/main', payload: { after: 'abc' } },
    apiUrl: 'http://127.0.0.1:1',
    repository: 'octo-org/sweeps',
    ...options,
  });
}

async function environmentOf(options?: Partial<ActionOptions>): Promise<Record<string, string>> {
  const { stdout } = await run('console.log(JSON.stringify(process.env))', options);
  return JSON.parse(stdout) as Record<string, string>;
}

test('inputs become variables, with the defaults of action.yml', async () => {
  const environment = await environmentOf({ token: 't', inputs: { 'two words-hyphen': 'x' } });

  expect(environment).toMatchObject({
    'INPUT_TWO_WORDS-HYPHEN': 'x',
    'INPUT_GITHUB-TOKEN': 't',
    INPUT_LEVEL: '7',
  });
});

test('an input without a default is an empty variable', async () => {
  expect(await environmentOf()).toMatchObject({ 'INPUT_TWO_WORDS-HYPHEN': '' });
});

test.each([
  [undefined, ''],
  [{ jobIndex: 0, jobTotal: 1 }, ''],
  [{ jobIndex: 0, jobTotal: 3 }, '0-of-3'],
  [{ jobIndex: 2, jobTotal: 3 }, '2-of-3'],
])('the job %j is the shard %j', async (strategy, shard) => {
  const environment = await environmentOf(strategy === undefined ? {} : { strategy });

  expect(environment).toMatchObject({ INPUT_SHARD: shard });
});

test.each([
  ['http://127.0.0.1:1', undefined, 'https://github.com', 'http://127.0.0.1:1/graphql'],
  [
    'http://127.0.0.1:1/api/v3',
    'https://github.example.com',
    'https://github.example.com',
    'http://127.0.0.1:1/api/graphql',
  ],
])('the API at %s of the server %s has its GraphQL', async (apiUrl, given, server, graphql) => {
  const environment = await environmentOf({
    apiUrl,
    ...(given === undefined ? {} : { serverUrl: given }),
  });

  expect(environment).toMatchObject({
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: server,
    GITHUB_GRAPHQL_URL: graphql,
  });
});

test('git is found', async () => {
  const { stdout } = await run(`
    console.log(require('child_process').execFileSync('git', ['--version'], { encoding: 'utf8' }))`);

  expect(stdout).toContain('git version');
});

test('without an artifact service the action knows of none', async () => {
  const environment = await environmentOf();

  expect(environment).not.toHaveProperty('ACTIONS_RESULTS_URL');
  expect(environment).not.toHaveProperty('ACTIONS_RUNTIME_TOKEN');
});

test('an input that action.yml does not declare is a slip of the test', async () => {
  await expect(run('', { inputs: { typo: 'x' } })).rejects.toThrow('typo');
});

test("nothing of the test's own environment is passed on", async () => {
  process.env.NOT_FOR_THE_ACTION = 'secret';
  try {
    expect(await environmentOf()).not.toHaveProperty('NOT_FOR_THE_ACTION');
  } finally {
    delete process.env.NOT_FOR_THE_ACTION;
  }
});

test('outputs are read in both of their forms, and the summary as it is', async () => {
  const { outputs, summary, exitCode } = await run(`
    fs.appendFileSync(process.env.GITHUB_OUTPUT, 'a=1=2\\nb<<END\\nline 1\\n\\nEND of\\nEND\\na=3\\n');
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Report\\n');
    process.exitCode = 3;`);

  expect(outputs).toEqual({ a: '3', b: 'line 1\n\nEND of' });
  expect(summary).toBe('# Report\n');
  expect(exitCode).toBe(3);
});

test.each(['no operator', '=no name', 'a<<END\nnever ended'])(
  'an output file the runner would refuse is refused: %j',
  async (text) => {
    const write = `fs.appendFileSync(process.env.GITHUB_OUTPUT, ${JSON.stringify(text)})`;

    await expect(run(write)).rejects.toThrow('GITHUB_OUTPUT');
  },
);

test('annotations are parsed from both streams and unescaped', async () => {
  const { annotations } = await run(`
    console.log('::error file=a%2Cb.csv,line=2,title=T%3A::100%25%0Asecond');
    console.log('not a command ::error::x');
    console.error('  ::notice::plain');`);

  expect(annotations).toEqual([
    {
      level: 'error',
      message: '100%\nsecond',
      properties: { file: 'a,b.csv', line: '2', title: 'T:' },
    },
    { level: 'notice', message: 'plain', properties: {} },
  ]);
});

test('the event is a file, the workspace is the working directory', async () => {
  const { stdout } = await run(`
    console.log(JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')).after);
    console.log(process.cwd() === fs.realpathSync(process.env.GITHUB_WORKSPACE));`);

  expect(stdout).toBe('abc\ntrue\n');
});

test('files left in RUNNER_TEMP are listed', async () => {
  const { tempFiles } = await run(`
    fs.mkdirSync(process.env.RUNNER_TEMP + '/report');
    fs.writeFileSync(process.env.RUNNER_TEMP + '/report/report.json', '{}');`);

  expect(tempFiles).toEqual([join('report', 'report.json')]);
});

test('an action that does not end is killed, and what it said is told', async () => {
  const stuck = run("console.log('so far'); setInterval(() => {}, 1000);", { timeout: 500 });

  await expect(stuck).rejects.toThrow('so far');
});
