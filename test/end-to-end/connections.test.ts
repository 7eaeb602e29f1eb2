import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordConnections } from '../support/record-connections.ts';
import {
  SWEEPS,
  startTrainingRepository,
  type TrainingRepository,
} from '../support/training-repository.ts';

const HOOKS = ['typescript.mjs', 'record-connections.ts'].map(
  (file) => `--import ${pathToFileURL(join(import.meta.dirname, '../support', file))}`,
);

let repository: TrainingRepository;
let folder: string;

beforeEach(async () => {
  repository = await startTrainingRepository({ private: true });
  await repository.trainMain({ run: 801 });
  folder = await mkdtemp(join(tmpdir(), 'connections-test-'));
});

afterEach(async () => {
  await repository.stop();
  await rm(folder, { recursive: true });
});

/** GitHub's API, the artifact service, and the storage that it names. */
function ownHosts(): string[] {
  const { apiUrl, artifacts, storageRequests } = repository.github;
  const answers = storageRequests.map(({ responseBody }) => responseBody).join();
  const [storage = ''] = /http:[^"\\]+(?=\/uploads\/)/.exec(answers) ?? [];
  return [apiUrl, artifacts.resultsUrl, storage].map((url) => new URL(url).host).sort();
}

/** Everything that a run publishes. */
async function publishedBy({ summary }: { readonly summary: string }): Promise<string> {
  const { github } = repository;
  const { headSha } = await github.pullRequest();
  const [comments, checks] = [await github.comments(), await github.checks(headSha)];
  return [summary, ...comments.map(({ body }) => body), ...checks.map((one) => one.summary)].join();
}

const hostsIn = (text: string) =>
  [...new Set([...text.matchAll(/https?:\/\/([^/"\s)<>]+)/g)].map(([, host]) => host))].sort();

test.each([
  ['auto', ['github.com']],
  ['quickchart', ['github.com', 'quickchart.io']],
])(
  'with `charts: %s`, a whole run connects to GitHub and its artifact storage only',
  async (charts, hosts) => {
    const file = join(folder, 'connections.txt');
    const step = { trains: SWEEPS.worse, inputs: { charts } };

    const bundled = await repository.trainAndGate({
      ...step,
      runId: 901,
      bundled: true,
      env: { NODE_OPTIONS: HOOKS.join(' '), CONNECTIONS: file },
    });

    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect([...new Set(lines)].sort()).toEqual(ownHosts());
    expect(bundled.outputs).toMatchObject({ verdict: 'worse', 'artifact-url': expect.any(String) });
    // The chart's host is asked by those who read the comment, and only if somebody chose it.
    expect(hostsIn(await publishedBy(bundled))).toEqual(hosts);
  },
);

test('so does one in this process, whose GitHub asks its own emulator', async () => {
  const found = new Set<string>();
  const end = recordConnections((entry) => found.add(entry));
  try {
    await repository.trainAndGate({ trains: SWEEPS.worse, runId: 901 });
  } finally {
    end();
  }

  expect([...found]).toContain(new URL(repository.github.apiUrl).host);
  expect([...found].filter((entry) => !/^(127\.0\.0\.1|localhost):\d+$/.test(entry))).toEqual([]);
});
