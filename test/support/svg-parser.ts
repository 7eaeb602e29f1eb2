import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

// Once for all test files of a worker, which share it.
await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'));

/** Throws where a picture is not well-formed. */
export function parseSvg(svg: string): void {
  new Resvg(svg, { font: { fontBuffers: [] } }).free();
}
