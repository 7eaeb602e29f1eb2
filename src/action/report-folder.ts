import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { writeFiles } from '../publish/index.ts';
import type { ComparisonReport } from '../render/index.ts';

/** Writes the report's files where later steps find them. */
export async function writeReport(report: ComparisonReport, name: string): Promise<void> {
  const { json, markdown, chart } = report;
  const folder = folderOf('tuning-gate', name);
  const files = {
    'report.json': json,
    'comment.md': markdown,
    'chart-light.svg': chart?.light,
    'chart-dark.svg': chart?.dark,
  };
  await writeFiles(
    Object.entries(files).flatMap(([file, content]) =>
      content ? [{ path: join(folder, file), content }] : [],
    ),
  );
  core.setOutput('report-dir', folder);
  core.setOutput('report-json', join(folder, 'report.json'));
}

/** A folder of an instance's own, which the runner empties after the job. */
export function folderOf(purpose: string, name: string): string {
  const parts = [purpose, name].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join('-'));
}
