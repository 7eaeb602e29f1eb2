// Draws the README's pictures of a comment, as a pull request shows it, light and dark:
//
//   node --import ./test/support/typescript.mjs scripts/comment-picture.mjs
//
// Needs Chromium. Each picture carries the digest of the comment it shows, so that a test knows when it
// is out of date; pixels differ between versions of the browser, and are not compared.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { launch } from '../test/browser/chromium.ts';
import { exampleComment } from '../test/support/example-comment.ts';

const WIDTH = 830;

const THEMES = {
  light: {
    page: '#ffffff',
    head: '#f6f8fa',
    line: '#d1d9e0',
    text: '#1f2328',
    muted: '#59636e',
    code: '#818b981f',
    link: '#0969da',
    row: '#f6f8fa',
  },
  dark: {
    page: '#0d1117',
    head: '#151b23',
    line: '#3d444d',
    text: '#f0f6fc',
    muted: '#9198a1',
    code: '#656c7633',
    link: '#4493f8',
    row: '#151b23',
  },
};

const ROBOT =
  '<svg viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="#2088ff"/><path d="M13 14v5c0 3 2 4 4 4h5m0 0v-3h6v6h-6z" fill="none" stroke="#fff" stroke-width="2"/><circle cx="13" cy="12" r="3" fill="#fff"/></svg>';

function pageOf(content, ink, font) {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Shown; src: url(data:font/ttf;base64,${font.regular}); }
    @font-face { font-family: Shown; font-weight: 600; src: url(data:font/ttf;base64,${font.semibold}); }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 8px; background: ${ink.page}; color: ${ink.text}; font: 14px/1.5 Shown, sans-serif; }
    .row { display: flex; gap: 16px; }
    .comment { flex: 1; min-width: 0; border: 1px solid ${ink.line}; border-radius: 6px; overflow: hidden; }
    header { background: ${ink.head}; border-bottom: 1px solid ${ink.line}; padding: 8px 16px; color: ${ink.muted}; }
    header b { color: ${ink.text}; font-weight: 600; }
    header i { font-style: normal; font-size: 12px; border: 1px solid ${ink.line}; border-radius: 2em; padding: 0 7px; margin-left: 4px; }
    main { padding: 16px; }
    main > :first-child { margin-top: 0; } main > :last-child { margin-bottom: 0; }
    p, ul, table, details { margin: 0 0 16px; } ul { padding-left: 2em; }
    strong, th { font-weight: 600; }
    code { background: ${ink.code}; border-radius: 6px; padding: .2em .4em; font: 85% ui-monospace, 'DejaVu Sans Mono', monospace; }
    table { border-collapse: collapse; display: block; } th, td { border: 1px solid ${ink.line}; padding: 6px 13px; text-align: left; }
    tr > :first-child { text-align: right; } tbody th { font-weight: 400; }
    tbody tr:nth-child(2n) { background: ${ink.row}; }
    details { margin-bottom: 4px; } a { color: ${ink.link}; }
    svg text { font-family: Shown; } img { max-width: 100%; display: block; }
  </style><div class="row">${ROBOT}<div class="comment"><header><b>github-actions</b> <i>bot</i> commented now</header><main>${content}</main></div></div>`;
}

const fontOf = async (weight) =>
  (await readFile(`src/assets/inter-${weight}.ttf`)).toString('base64');
const font = { regular: await fontOf('regular'), semibold: await fontOf('semibold') };
/** The mark of the headline, for systems without a font of emoji. */
const CROSS =
  '<svg viewBox="0 0 20 20" width="18" height="18" style="vertical-align: -3px"><path d="M4 4l12 12M16 4L4 16" stroke="#dd2e44" stroke-width="4" stroke-linecap="round"/></svg>';

const { html, markdown } = await exampleComment();
const digest = createHash('sha256').update(markdown).digest('hex');
const browser = await launch();
try {
  for (const [theme, ink] of Object.entries(THEMES)) {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: 600 },
      deviceScaleFactor: 2,
    });
    await page.setContent(pageOf(html(theme).replace('❌', CROSS), ink, font));
    await page.evaluate('document.fonts.ready');
    const png = await page.screenshot({ fullPage: true });
    await writeFile(`docs/comment-${theme}.png`, withText(png, 'Source', digest));
  }
} finally {
  await browser.close();
}

/** A PNG with a text chunk right after its header. */
function withText(png, keyword, text) {
  const data = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), 4 + data.length);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}
