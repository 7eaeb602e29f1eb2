import { Resvg } from '@resvg/resvg-wasm';
import { renderPng } from '../../src/publish/report-files.ts';
import { ASSETS } from './resvg.ts';

// Resvg can be started once in a process, which the product does itself.
await renderPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', ASSETS);

/** Throws where a picture is not well-formed. */
export function parseSvg(svg: string): void {
  new Resvg(svg, { font: { fontBuffers: [] } }).free();
}
