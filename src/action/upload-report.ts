import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import { canUpload, reportName, uploadReport } from '../publish/index.ts';
import { printable } from '../read/index.ts';
import { log } from './log.ts';
import type { ReportFolder } from './report-folder.ts';
import type { Scene } from './scene.ts';
import { context, policy } from './world.ts';

/**
 * Keeps the report's files as an artifact of this run, as far as that is wanted and possible. A
 * failure costs the verdict nothing.
 *
 * @returns the address of the artifact's page; null where there is none
 */
export async function keepReport(
  { inputs, runUrl }: Pick<Scene, 'inputs' | 'runUrl'>,
  { folder, files }: ReportFolder,
): Promise<string | null> {
  const { name, retentionDays } = inputs;
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(context.serverUrl)) {
    log('The report was not uploaded: this GitHub takes no artifacts from here.');
    return null;
  }
  try {
    const id = await uploadReport({ name: reportName(name), files, folder, retentionDays }, policy);
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
