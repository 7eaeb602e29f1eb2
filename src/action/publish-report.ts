import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as core from '@actions/core';
import type { RunAssessment } from '../decide/index.ts';
import {
  type CommentFrame,
  type HistoryReport,
  inEachVersion,
  type Picture,
  picturesOfRun,
  type Report,
} from '../draw/index.ts';
import { detailOf } from '../errors.ts';
import { withDeadline } from '../github/index.ts';
import { printable } from '../printable.ts';
import {
  canUpload,
  explainFailure,
  filesOf,
  historyFiles,
  inFolder,
  makeAll,
  NoChartBranch,
  reportName,
  storeCharts,
  uploadFiles,
  writeFiles,
} from '../publish/index.ts';
import { DATA_BRANCH, encodedName } from '../read/index.ts';
import { OPTIONS } from '../settings/index.ts';
import type { Run } from './run.ts';
import { attempt, type Event, log, type World } from './world.ts';

/** Puts the charts where the comment can show them; if that fails, they are drawn with characters. */
export async function placePictures(
  run: Run,
  assessed: RunAssessment,
): Promise<Pick<CommentFrame, 'picture' | 'pictures'>> {
  const { inputs, subject } = run;
  const picture = pictureOf(run);
  const isOwnServer = inputs.quickchartUrl !== OPTIONS['quickchart-url'].default;
  const isStored = inputs.charts === 'branch' || (inputs.charts === 'auto' && !isOwnServer);
  // Nothing is pushed only for the summary of a run.
  if (!isStored || inputs.comment === 'never' || subject.pull === null)
    return { pictures: new Map(), picture };
  try {
    return { pictures: await storePictures(run, assessed), picture };
  } catch (error) {
    // Nobody asked for the branch where it was only tried.
    const isAsked = inputs.charts === 'branch';
    if (isAsked) core.warning(explainFailure(error, 'chart'));
    else if (!(error instanceof NoChartBranch)) log(explainFailure(error, 'chart'));
    return { pictures: new Map(), picture };
  }
}

async function storePictures(
  { client, inputs: { name: instance, charts: wanted }, world }: Run,
  assessed: RunAssessment,
): Promise<ReadonlyMap<string, Picture>> {
  const charts = picturesOfRun(assessed);
  if (charts.size === 0 || client === null) return new Map();
  const { runId: run, runAttempt: attempt } = world.context;
  // A picture is not worth a longer wait.
  const { sha, paths } = await withDeadline(60_000, () =>
    storeCharts(client, charts, { run, attempt, instance, isMade: wanted === 'branch' }),
  );
  log(`Stored the ${charts.size === 1 ? 'chart' : 'charts'} at ${sha} of ${DATA_BRANCH}.`);
  const { serverUrl, repository } = world.context;
  // By commit, because the branch moves on; and not at the raw-content host, which readers of a
  // private repository cannot reach.
  const address = (path: string) => `${serverUrl}/${repository}/blob/${sha}/${path}?raw=true`;
  const pictures = [...paths].map(([comparison, at]): [string, Picture] => [
    comparison,
    { kind: 'stored', ...inEachVersion((version) => address(at[version])) },
  ]);
  return new Map(pictures);
}

/**
 * Where a chart is drawn that is not stored. What is not certainly public goes to no third party unless somebody
 * asked for it, by `charts: quickchart` or by naming a server. `internal` counts as private.
 */
function pictureOf({ inputs, world }: Run): Picture {
  const { charts, quickchartUrl: server } = inputs;
  if (charts === 'quickchart') return { kind: charts, server };
  if (charts !== 'auto') return { kind: charts === 'none' ? charts : 'forest' };
  if (server !== OPTIONS['quickchart-url'].default) return { kind: 'quickchart', server };
  const { serverUrl, payload } = world.context;
  const isOnGitHub = new URL(serverUrl).hostname === 'github.com';
  return isOnGitHub && isPublic(payload.repository)
    ? { kind: 'quickchart', server }
    : { kind: 'forest', isFallback: true };
}

function isPublic(repository: Event['repository']): boolean {
  const { visibility = 'public', private: isPrivate } = repository ?? {};
  return isPrivate === false && visibility === 'public';
}

/**
 * Writes the report's files where later steps find them. One that cannot be made or written only causes a
 * warning.
 *
 * @returns the folder, and the paths of the files that were written
 */
export async function writeReport(
  report: Report,
  histories: readonly HistoryReport[],
  { name, world }: { readonly name: string; readonly world: Pick<World, 'home' | 'make'> },
) {
  const { home } = world;
  const folder = folderOf('tuning-gate', name);
  const all = [
    ...filesOf(report, home),
    ...histories.flatMap((history) => historyFiles(history, home)),
  ];
  const files: string[] = [];
  const made: Awaited<ReturnType<typeof makeAll>> = [];
  for (const planned of inFolder(folder, all)) {
    const what = `report’s ${basename(planned.path)}`;
    await attempt(what, async () =>
      made.push(...(await makeAll([{ ...planned, make: () => world.make(planned) }]))),
    );
  }
  await attempt('report files', async () => {
    await writeFiles(made);
    core.setOutput('report-dir', folder);
    core.setOutput('report-json', join(folder, 'report.json'));
    files.push(...made.map(({ path }) => path));
  });
  return { folder, files };
}

/** An instance's own folder, which the runner empties after the job. */
export function folderOf(purpose: string, name: string): string {
  const parts = [purpose, encodedName(name)].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join('-'));
}

/**
 * Uploads the report's files as an artifact of this run if that is wanted and possible. A failure
 * only causes a warning.
 *
 * @returns the URL of the artifact; null if there is none
 */
export async function uploadFolder(
  { folder, files }: Awaited<ReturnType<typeof writeReport>>,
  { inputs, runUrl, world }: Pick<Run, 'inputs' | 'runUrl' | 'world'>,
): Promise<string | null> {
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(world.context.serverUrl)) {
    log('The report was not uploaded: this GitHub does not accept artifacts from here.');
    return null;
  }
  try {
    const { retentionDays } = inputs;
    const upload = { name: reportName(inputs.name), files, folder, retentionDays, replaces: true };
    const url = `${runUrl}/artifacts/${await uploadFiles(upload, world.policy.maxUpload)}`;
    core.setOutput('artifact-url', url);
    return url;
  } catch (error) {
    const cause = printable(detailOf(error, 'message'), 300).replace(/\.$/, '');
    core.warning(
      `The report could not be uploaded as an artifact: ${cause}. Its files are in \`report-dir\`.`,
    );
    return null;
  }
}
