import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../read/temporary-folder.ts';
import { type Step, type StepRun, SWEEPS, useRepository } from '../support/training.ts';

const HOOKS = ['typescript.mjs', 'record-connections.ts'].map(
  (file) => `--import ${pathToFileURL(join(import.meta.dirname, '../support', file))}`,
);

const repository = useRepository({ trained: true });
const folder = temporaryFolder();

/** A strongly worse candidate on the pull request, judged in run 901. */
function judge(more: Step = {}) {
  const inputs = { 'upload-report': 'true', ...more.inputs };
  return repository.trainAndGate({ trains: SWEEPS.worse, runId: 901, ...more, inputs });
}

/** The names of the files in a stored zip, as its directory has them. */
function filesIn(zip: Buffer = Buffer.alloc(0)): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names.sort();
}

/** GitHub's API, the artifact service, and the storage that it names. */
function ownHosts(): string[] {
  const { apiUrl, resultsUrl, storageRequests } = repository.github;
  const answers = storageRequests.map(({ responseBody }) => responseBody).join();
  const [storage = ''] = /http:[^"\\]+(?=\/uploads\/)/.exec(answers) ?? [];
  return [apiUrl, resultsUrl, storage].map((url) => new URL(url).host).sort();
}

/** Everything that a run publishes. */
function publishedBy({ summary }: StepRun): string {
  const comments = repository.github.comments().map(({ body }) => body);
  return [summary, ...comments, ...repository.checks().map((one) => one.summary)].join();
}

const hostsIn = (text: string) =>
  [...new Set([...text.matchAll(/https?:\/\/([^/"\s)<>]+)/g)].map(([, host]) => host))].sort();

const pageOf = (run: number, id: number | undefined) =>
  `https://github.com/${repository.github.repository}/actions/runs/${run}/artifacts/${id}`;

const FILES = [
  'chart-dark.png',
  'chart-dark.svg',
  'chart-light.png',
  'chart-light.svg',
  'comment.md',
  'curves.csv',
  'report.html',
  'report.json',
  'trials.csv',
];

describe('the report of a run', () => {
  test('is uploaded with all its files, and linked in the comment and the summary, by connections to GitHub and its artifact storage only', async () => {
    const connections = folder.at('connections.txt');
    const run = await judge({
      ...{ bundled: true, inputs: { charts: 'quickchart' } },
      env: { NODE_OPTIONS: HOOKS.join(' '), CONNECTIONS: connections },
    });

    const [artifact, ...more] = repository.github.artifactsOf({ run: 901 });
    expect([artifact?.name, more]).toEqual(['tuning-gate-report', []]);
    expect(filesIn(artifact?.body)).toEqual(FILES);
    const url = pageOf(901, artifact?.id);
    expect(run.outputs['artifact-url']).toBe(url);
    const line = `[report](${url})`;
    expect(repository.comment()).toContain(line);
    expect(run.summary).toContain(line);
    expect(run.outputs.gate).toBe('fail');
    expect(run.warnings).toEqual([]);
    const files = run.outputs['report-dir'] ?? '';
    expect(await readFile(join(files, 'report.html'), 'utf8')).toContain('<!doctype html>');
    const png = await readFile(join(files, 'chart-light.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(10_000);
    const lines = (await readFile(connections, 'utf8')).trim().split('\n');
    expect([...new Set(lines)].sort()).toEqual(ownHosts());
    // The chart's host is asked by those who read the comment, and only if somebody chose it.
    expect(hostsIn(publishedBy(run))).toEqual(['github.com', 'quickchart.io']);
  });

  test('is not uploaded if that is switched off', async () => {
    const run = await judge({ inputs: { 'upload-report': 'false' } });

    expect(repository.github.artifactsOf({ run: 901 })).toEqual([]);
    expect(run.outputs).not.toHaveProperty('artifact-url');
    expect(run.summary).not.toContain('[report](');
    expect(run.outputs['report-json']).toMatch(/report\.json$/);
  });

  test('is uploaded again by a re-run', async () => {
    await judge();
    const second = await judge({ runAttempt: 2 });

    const ids = repository.github.artifactsOf({ run: 901 }).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(second.outputs['artifact-url']).toBe(pageOf(901, Math.max(...ids)));
    expect(second.warnings).toEqual([]);
    expect(repository.comment()).toContain(second.outputs['artifact-url']);
  });
});

test('nothing is uploaded to Enterprise Server, and the files are in their folder', async () => {
  const run = await judge({ enterprise: true });

  expect(repository.github.artifactsOf({ run: 901 })).toEqual([]);
  expect(run.outputs).not.toHaveProperty('artifact-url');
  expect(run.stdout).toContain('this GitHub does not accept artifacts from here');
  expect(run.warnings.filter((message) => message.includes('upload'))).toEqual([]);
  expect(run.outputs['report-dir']).toBeDefined();
});
