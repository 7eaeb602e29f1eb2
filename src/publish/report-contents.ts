import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedName } from '../read/index.ts';
import { type PageAssets, pageColours, type Report } from '../render/index.ts';
import { type DrawPng, drawPngWith } from './png.ts';
import type { ReportFile } from './write-files.ts';

interface PlannedFile {
  /** Its name, the same in every folder that a report is written to. */
  readonly path: string;
  /** Makes what is in it; null if the result has no such part. */
  readonly make: () => Promise<ReportFile['content'] | null>;
}

/**
 * All files of a report. The page and the pictures take time, so each is made on demand.
 *
 * @param home the folder of the program, where its assets are
 */
export function filesOf(
  report: Report,
  home: string,
  drawPng: DrawPng = drawPngWith(home),
): PlannedFile[] {
  let drawn: Report['chart'] | undefined;
  const svg = async (theme: 'light' | 'dark') => {
    drawn ??= report.chart;
    return drawn?.[theme] ?? null;
  };
  const png = async (theme: 'light' | 'dark') => {
    const picture = await svg(theme);
    return picture === null ? null : drawPng(picture);
  };
  const several = [...report.charts].flatMap(([name, images]) =>
    (['light', 'dark'] as const).map((theme) => {
      return { path: `chart-${encodedName(name)}-${theme}.svg`, make: async () => images[theme] };
    }),
  );
  const page = async () => report.page?.(await pageAssetsIn(join(home, 'assets'))) ?? null;
  return [
    { path: 'report.json', make: async () => report.json },
    { path: 'comment.md', make: async () => report.markdown },
    { path: 'curves.csv', make: async () => report.curves },
    { path: 'trials.csv', make: async () => report.trials },
    { path: 'report.html', make: page },
    { path: 'chart-light.svg', make: () => svg('light') },
    { path: 'chart-dark.svg', make: () => svg('dark') },
    { path: 'chart-light.png', make: () => png('light') },
    { path: 'chart-dark.png', make: () => png('dark') },
    ...several,
  ];
}

export function inFolder(folder: string, planned: readonly PlannedFile[]): PlannedFile[] {
  return planned.map((file) => ({ ...file, path: join(folder, file.path) }));
}

/** Makes the files that the result has, one after the other. */
export async function makeAll(planned: readonly PlannedFile[]): Promise<ReportFile[]> {
  const files: ReportFile[] = [];
  for (const { path, make } of planned) {
    const content = await make();
    if (content !== null) files.push({ path, content });
  }
  return files;
}

/** The script and style of pages, from where the build puts them. */
export async function pageAssetsIn(folder: string): Promise<PageAssets> {
  const script = await readFile(join(folder, 'page.js'), 'utf8');
  const style = `${pageColours()}${await readFile(join(folder, 'page.css'), 'utf8')}`;
  return { script, style, scriptHash: sha256(script), styleHash: sha256(style) };
}

/** The hash by which a Content-Security-Policy allows a script or style. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
