import { join } from 'node:path';
import { assetsIn, renderPng } from '../../src/publish/png.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What pictures are drawn with, as it lies in the source tree. */
export const ASSETS = {
  wasm: join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'),
  fonts: assetsIn(join(ROOT, 'src/assets')).fonts,
};

/** Makes `Resvg` usable: it may be started once in a process, which the product does itself. */
export async function startResvg(): Promise<void> {
  await renderPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', ASSETS);
}
