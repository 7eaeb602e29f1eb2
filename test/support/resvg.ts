import { join } from 'node:path';
import { assetsIn } from '../../src/publish/report-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What pictures are drawn with, as it lies in the source tree. */
export const ASSETS = {
  wasm: join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'),
  fonts: assetsIn(join(ROOT, 'src/assets')).fonts,
};
