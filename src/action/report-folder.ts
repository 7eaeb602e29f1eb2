import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as core from '@actions/core';
import { filesOf, inFolder, type ReportFile, writeFiles } from '../publish/index.ts';
import { encodedName } from '../read/index.ts';
import type { Report } from '../render/index.ts';
import { attempt } from './attempt.ts';

/** The files of a report that are there. */
export interface ReportFolder {
  readonly folder: string;
  /** Their paths; none where they could not be written. */
  readonly files: readonly string[];
}

/**
 * Writes the report's files where later steps find them. One that cannot be made costs the others
 * nothing, and none of them the verdict.
 *
 * @param home the folder of the program
 */
export async function writeReport(
  report: Report,
  { name, home }: { readonly name: string; readonly home: string },
): Promise<ReportFolder> {
  const folder = folderOf('tuning-gate', name);
  const made: ReportFile[] = [];
  for (const { path, make } of inFolder(folder, filesOf(report, home))) {
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

/** A folder of an instance's own, which the runner empties after the job. */
export function folderOf(purpose: string, name: string): string {
  const parts = [purpose, encodedName(name)].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join('-'));
}
