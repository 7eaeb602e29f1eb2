import { join, resolve } from 'node:path';
import { assetsIn, type ReportFile, renderPng, writeFiles } from '../publish/index.ts';
import type { Report } from '../render/index.ts';
import type { Arguments } from './arguments.ts';
import { wrongUse } from './arguments.ts';
import type { Terminal } from './terminal.ts';

export const REPORT_FLAGS = ['report', 'markdown', 'svg', 'png', 'theme'] as const;

/** Writes the files the flags ask for; what a result does not have is said and left out. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const chart = report.chart?.[themeOf(given)] ?? null;
  const parts = {
    markdown: report.markdown,
    svg: chart,
    png: given.value('png') !== undefined && chart !== null ? await draw(chart, terminal) : null,
  };
  const place = (path: string) => resolve(terminal.directory, path);
  const files: ReportFile[] = [];
  for (const [flag, content] of Object.entries(parts)) {
    const path = given.value(flag);
    if (path === undefined) continue;
    if (content === null) terminal.error(`tuning-gate: --${flag}: this result has no such part.\n`);
    else files.push({ path: place(path), content });
  }
  const folder = given.value('report');
  if (folder !== undefined) {
    files.push(...(await everything(report, terminal)).map(inFolder(place(folder))));
  }
  checkInputs(files, given.operands.map(place));
  await writeFiles(files);
}

/** A report never replaces a sweep. */
function checkInputs(files: readonly ReportFile[], inputs: readonly string[]): void {
  const clash = files.find(({ path }) => inputs.includes(path));
  if (clash) throw wrongUse(`${clash.path} is a sweep and would be overwritten`);
}

function inFolder(folder: string) {
  return ({ path, content }: ReportFile): ReportFile => ({ path: join(folder, path), content });
}

async function everything(report: Report, terminal: Terminal): Promise<ReportFile[]> {
  const files: ReportFile[] = [{ path: 'report.json', content: report.json }];
  if (report.markdown !== null) files.push({ path: 'comment.md', content: report.markdown });
  if (report.chart) {
    const { light, dark } = report.chart;
    files.push(
      { path: 'chart-light.svg', content: light },
      { path: 'chart-dark.svg', content: dark },
      { path: 'chart-light.png', content: await draw(light, terminal) },
      { path: 'chart-dark.png', content: await draw(dark, terminal) },
    );
  }
  return files;
}

function draw(svg: string, terminal: Terminal): Promise<Uint8Array> {
  return renderPng(svg, assetsIn(join(terminal.home, 'assets')));
}

function themeOf(given: Arguments): 'light' | 'dark' {
  const theme = given.value('theme') ?? 'light';
  if (theme === 'light' || theme === 'dark') return theme;
  throw wrongUse(`--theme is ${JSON.stringify(theme)}, not light or dark`);
}
