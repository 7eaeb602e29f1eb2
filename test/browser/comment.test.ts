import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { Version } from '../../src/draw/index.ts';
import { assessCase, REPORT_CASES } from '../support/report-cases.ts';
import { workflowComment } from '../support/workflow-comment.ts';
import { launch } from './chromium.ts';

let browser: Browser;
/** Inter itself; a reader without it sees another font, here DejaVu. */
let inter: string;

beforeAll(async () => {
  browser = await launch();
  const faces = ['regular', 'semibold'].map(async (weight) => {
    const font = (await readFile(`src/assets/inter-${weight}.ttf`)).toString('base64');
    const heavy = weight === 'semibold' ? 'font-weight: 600;' : '';
    return `@font-face { font-family: Inter; ${heavy} src: url(data:font/ttf;base64,${font}); }`;
  });
  inter = (await Promise.all(faces)).join('');
}, 60_000);

afterAll(() => browser?.close());

/** As GitHub sets comments: beside the avatar, in its frame. */
const STYLE = `body { margin: 0; font: 14px/1.5 Inter, 'DejaVu Sans', sans-serif; }
  main { padding: 16px; margin-left: 56px; border: 1px solid; }
  main > :first-child { margin-top: 0; } p { margin: 0 0 16px; }
  code { font: 85% monospace; padding: .2em .4em; } svg { max-width: 100%; }
  blockquote { margin: 0 0 16px; padding: 0 1em; border-left: .25em solid; }`;

async function show(page: Page, html: string, fonts = ''): Promise<void> {
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${fonts}${STYLE}</style><main>${html}</main>`,
  );
  await page.evaluate('document.fonts.ready');
}

const comments = Object.entries(REPORT_CASES).map(
  ([name, given]) => [name, workflowComment(assessCase(given))] as const,
);

test.each(comments)('%s shows at most 600 pixels before its fold', async (_, { html }) => {
  const page = await browser.newPage({ viewport: { width: 1012, height: 800 } });
  await show(page, html('light'), inter);
  const top = await page.evaluate<number>(
    "document.querySelector('details').getBoundingClientRect().top",
  );
  await page.close();
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThanOrEqual(600);
});

const CUT_TEXTS = `[...document.querySelectorAll('svg text')]
  .filter((text) => {
    const { x, width } = text.getBBox();
    return x < 0 || x + width > text.ownerSVGElement.viewBox.baseVal.width;
  })
  .map((text) => text.textContent)`;

const VERSIONS: readonly Version[] = ['light', 'light-narrow'];

test.each(comments)('the picture of %s cuts no word without Inter', async (_, { picture }) => {
  const page = await browser.newPage();
  for (const svg of VERSIONS.flatMap((version) => picture?.[version] ?? [])) {
    await show(page, svg);
    const cut = await page.evaluate<string[]>(CUT_TEXTS);
    expect(cut).toEqual([]);
  }
  await page.close();
});
