import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type HistoryReport, type PageAssets, pageColours, type Report } from '../draw/index.ts';
import { detailOf, systemAnswer, UserError, usageError } from '../errors.ts';
import { encodedName } from '../read/index.ts';

type ReportFile = Readonly<{ path: string; content: string | Uint8Array }>;

export interface PlannedFile {
  /** Its name, the same in every folder that a report is written to. */
  readonly path: string;
  /** Makes what is in it; null if the result has no such part. */
  readonly make: () => Promise<ReportFile['content'] | null>;
}

const THEMES = ['light', 'dark'] as const;

/** The page and the pictures take time, so each is made on demand. @param home has the assets */
export function filesOf(report: Report, home: string): PlannedFile[] {
  const assets = join(home, 'assets');
  let rendered: Report['chart'] | undefined;
  const svg = async (theme: 'light' | 'dark') => {
    rendered ??= report.chart;
    return rendered?.[theme] ?? null;
  };
  const png = async (theme: 'light' | 'dark') => {
    const picture = await svg(theme);
    return picture === null ? null : renderPng(picture, assetsIn(assets));
  };
  const several = [...report.charts].flatMap(([name, images]) =>
    THEMES.map((theme) => {
      return { path: `chart-${encodedName(name)}-${theme}.svg`, make: async () => images[theme] };
    }),
  );
  return [
    { path: 'report.json', make: async () => report.json },
    { path: 'comment.md', make: async () => report.markdown },
    { path: 'curves.csv', make: async () => report.curves },
    { path: 'trials.csv', make: async () => report.trials },
    { path: 'report.html', make: async () => report.page?.(await pageAssetsIn(assets)) ?? null },
    ...THEMES.map((theme) => ({ path: `chart-${theme}.svg`, make: () => svg(theme) })),
    ...THEMES.map((theme) => ({ path: `chart-${theme}.png`, make: () => png(theme) })),
    ...several,
  ];
}

/** Those of a history, whose names begin with its own among several. */
export function historyFiles(report: HistoryReport, home: string): PlannedFile[] {
  const stem = report.name === '' ? 'history' : `history-${encodedName(report.name)}`;
  const chart = async (theme: (typeof THEMES)[number]) => report.chart?.[theme] ?? null;
  return [
    { path: `${stem}.json`, make: async () => report.json },
    {
      path: `${stem}.html`,
      make: async () => report.page(await pageAssetsIn(join(home, 'assets'))),
    },
    ...THEMES.map((theme) => ({ path: `${stem}-${theme}.svg`, make: () => chart(theme) })),
  ];
}

export function inFolder(folder: string, planned: readonly PlannedFile[]): PlannedFile[] {
  return planned.map((file) => ({ ...file, path: join(folder, file.path) }));
}

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
  const pack = (html: string) => deflateRawSync(html, { level: 9 }).toString('base64');
  return { script, style, scriptHash: sha256(script), styleHash: sha256(style), pack };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Each file ends up whole or stays as it was: all are first drafted next to their places, and moved
 * once every draft is complete. Only regular files are replaced.
 */
export async function writeFiles(files: readonly ReportFile[]): Promise<void> {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  for (const file of placed) {
    const { path } = file;
    if (placed.some((other) => other !== file && isWithin(other.path, path)))
      throw usageError(path, 'is given for two outputs', ELSEWHERE);
    // Moving a file over a device, a pipe or a link would destroy it.
    const standing = await lstat(path).catch(() => null);
    if (standing?.isFile() === false)
      throw usageError(path, 'exists and is not a regular file', ELSEWHERE);
  }

  const drafts = placed.map((file) => {
    return { ...file, draft: join(dirname(file.path), `${DRAFT}${randomUUID()}`) };
  });
  for (const folder of new Set(placed.map(({ path }) => dirname(path)))) await sweepUp(folder);
  try {
    for (const { path, draft, content } of drafts) {
      await writingTo(path, async () => {
        await makeFolder(dirname(path));
        await writeFile(draft, content, { flag: 'wx' });
      });
    }
    for (const { path, draft } of drafts) await writingTo(path, () => rename(draft, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => {});
  }
}

const DRAFT = '.tuning-gate-';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the drafts of programs that were killed, a day later: others may be at work. */
async function sweepUp(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(DRAFT) || !/^[\da-f-]{36}$/.test(name.slice(DRAFT.length))) continue;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > DAY_MS) await rm(path).catch(() => {});
  }
}

/** Whether a place is a folder or lies anywhere in it; both are absolute. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Node's own `recursive` calls a read-only place a missing one, and never ends in /proc. */
async function makeFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch((error) => {
    if (detailOf(error, 'code') !== 'EEXIST') throw error;
  });
}

const ELSEWHERE = 'Choose another place.';

/** An error of the system becomes one about the path. */
async function writingTo<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const what = `could not be written (${systemAnswer(error)})`;
    throw new UserError({ fault: 'system', where: path, what, fix: ELSEWHERE });
  }
}

/** The paths at which the build puts what drawing needs, next to the program. */
export function assetsIn(folder: string) {
  const fonts = ['inter-regular.ttf', 'inter-semibold.ttf'];
  return { wasm: join(folder, 'resvg.wasm'), fonts: fonts.map((name) => join(folder, name)) };
}

type PngAssets = Readonly<ReturnType<typeof assetsIn>>;

// A process can start the module only once.
let started: ReturnType<typeof start> | undefined;

async function start(wasm: string) {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(wasm));
  return Resvg;
}

/** What the fonts have no glyph for, as scripts/subset-font.mjs makes them. */
const MISSING =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u02c6-\u02dc\u0384-\u03ce\u0401-\u045f\u0490\u0491\u2010-\u2027\u2030-\u203a\u2070-\u208e\u20ac\u2190-\u2193№™Ω℮∂∆∏∑−∕∙√∞∫≈≠≤≥]+/gu;

/** At twice its size; what the fonts lack, such as Chinese or Hebrew, becomes an ellipsis. */
export async function renderPng(svg: string, assets: PngAssets): Promise<Uint8Array> {
  started ??= start(assets.wasm).catch((error) => {
    started = undefined;
    throw error;
  });
  const Renderer = await started;
  const fontBuffers = await Promise.all(assets.fonts.map((path) => readFile(path)));
  const picture = new Renderer(svg.replace(MISSING, '…'), {
    fitTo: { mode: 'zoom', value: 2 },
    font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  });
  try {
    const image = picture.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    picture.free();
  }
}
