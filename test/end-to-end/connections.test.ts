import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../read/temporary-folder.ts';
import { SWEEPS, useTrainingRepository } from '../support/training-repository.ts';

const HOOKS = ['typescript.mjs', 'record-connections.ts'].map(
  (file) => `--import ${pathToFileURL(join(import.meta.dirname, '../support', file))}`,
);

const repository = useTrainingRepository({ private: true, trained: true });
const folder = temporaryFolder();

/** GitHub's API, the artifact service, and the storage that it names. */
function ownHosts(): string[] {
  const { apiUrl, resultsUrl, storageRequests } = repository.github;
  const answers = storageRequests.map(({ responseBody }) => responseBody).join();
  const [storage = ''] = /http:[^"\\]+(?=\/uploads\/)/.exec(answers) ?? [];
  return [apiUrl, resultsUrl, storage].map((url) => new URL(url).host).sort();
}

/** Everything that a run publishes. */
async function publishedBy({ summary }: { readonly summary: string }): Promise<string> {
  const { github } = repository;
  const [comments, checks] = [github.comments(), repository.checks()];
  return [summary, ...comments.map(({ body }) => body), ...checks.map((one) => one.summary)].join();
}

const hostsIn = (text: string) =>
  [...new Set([...text.matchAll(/https?:\/\/([^/"\s)<>]+)/g)].map(([, host]) => host))].sort();

test('with `charts: quickchart`, a whole run connects to GitHub and its artifact storage only', async () => {
  const file = folder.at('connections.txt');

  const bundled = await repository.trainAndGate({
    ...{ trains: SWEEPS.worse, inputs: { charts: 'quickchart' }, runId: 901, bundled: true },
    env: { NODE_OPTIONS: HOOKS.join(' '), CONNECTIONS: file },
  });

  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect([...new Set(lines)].sort()).toEqual(ownHosts());
  expect(bundled.outputs).toMatchObject({ verdict: 'worse', 'artifact-url': expect.any(String) });
  // The chart's host is asked by those who read the comment, and only if somebody chose it.
  expect(hostsIn(await publishedBy(bundled))).toEqual(['github.com', 'quickchart.io']);
});
