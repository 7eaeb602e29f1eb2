import { join, resolve } from 'node:path';
import { assetsIn, type ReportFile, renderPng, writeFiles } from '../publish/index.ts';
import type { Report } from '../render/index.ts';
import type { Arguments } from './arguments.ts';
import { wrongUse } from './arguments.ts';
import type { Terminal } from './terminal.ts';

export const REPORT_FLAGS = ['report', 'markdown', 'svg', 'png', 'theme'] as const;

/** Writes the files the flags ask for. */
export async function writeReport(
  report: Report,
  given: Arguments,
  terminal: Terminal,
): Promise<void> {
  const theme = themeOf(given);
  const place = (path: string) => resolve(terminal.directory, path);
  const files: ReportFile[] = [];
  const [markdown, svg, png, folder] = (['markdown', 'svg', 'png', 'report'] as const).map(
    given.value,
  );
  if (markdown !== undefined)
    files.push({ path: place(markdown), content: need(report.markdown, '--markdown') });
  if (svg !== undefined)
    files.push({ path: place(svg), content: need(report.chart?.[theme], '--svg') });
  if (png !== undefined) {
    files.push({
      path: place(png),
      content: await draw(need(report.chart?.[theme], '--png'), terminal),
    });
  }
  if (folder !== undefined) {
    files.push(...(await everything(report, terminal)).map(inFolder(place(folder))));
  }
  await writeFiles(files);
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

function need<T>(part: T | null | undefined, flag: string): T {
  if (part === null || part === undefined) throw wrongUse(`${flag}: this result has no such part`);
  return part;
}
