import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageAssets, pageColours } from '../render/index.ts';

/** What the build puts into `folder` for pages, ready to be put into them. */
export async function pageAssetsIn(folder: string): Promise<PageAssets> {
  const [script, rules] = await Promise.all(
    ['page.js', 'page.css'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const style = `${pageColours()}${rules}`;
  return {
    script: script ?? '',
    style,
    scriptHash: sha256(script ?? ''),
    styleHash: sha256(style),
  };
}

/** As a Content-Security-Policy names what it allows. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
