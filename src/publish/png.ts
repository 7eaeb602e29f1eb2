import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/**
 * Turns an SVG into a PNG at twice its size. Names in scripts that the fonts do not cover, such as
 * Chinese or Hebrew, are drawn as an ellipsis; the SVG itself has them in full. The renderer is large, and
 * loaded when first called.
 */
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
