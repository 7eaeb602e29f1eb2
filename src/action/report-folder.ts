import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import {
  canUpload,
  filesOf,
  inFolder,
  type ReportFile,
  reportName,
  uploadReport,
  writeFiles,
} from '../publish/index.ts';
import { encodedName, printable } from '../read/index.ts';
import type { Report } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';
import { attempt, log, type World } from './world.ts';

/** The files of a report that were written. */
interface ReportFolder {
  readonly folder: string;
  /** Their paths; empty if they could not be written. */
  readonly files: readonly string[];
}

/** Writes the report's files where later steps find them. One that cannot be made or written only causes a warning. */
export async function writeReport(
  report: Report,
  name: string,
  { home, drawPng }: Pick<World, 'home' | 'drawPng'>,
): Promise<ReportFolder> {
  const folder = folderOf('tuning-gate', name);
  const made: ReportFile[] = [];
  for (const { path, make } of inFolder(folder, filesOf(report, home, drawPng))) {
    const what = `report’s ${basename(path)}`;
    if (make !== null) await attempt(what, async () => made.push({ path, content: await make() }));
  }
  const files: string[] = [];
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
  { folder, files }: ReportFolder,
  { inputs, runUrl, world }: Pick<GateContext, 'inputs' | 'runUrl' | 'world'>,
): Promise<string | null> {
  const { name, retentionDays } = inputs;
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(world.context.serverUrl)) {
    log('The report was not uploaded: this GitHub does not accept artifacts from here.');
    return null;
  }
  try {
    const id = await uploadReport(
      { name: reportName(name), files, folder, retentionDays },
      world.policy,
    );
    const url = `${runUrl}/artifacts/${id}`;
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
