import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser to test with: CHROMIUM_PATH, or one of that name on the PATH. */
function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = given
    ? [given]
    : folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    given
      ? `There is no browser at CHROMIUM_PATH, which is ${given}.`
      : 'These tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
  );
}

/** Without a sandbox of its own where the tests run as root, which Chromium refuses otherwise. */
export function launch(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: chromiumPath(), args });
}
