import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pageAssetsIn } from '../../src/publish/report-contents.ts';
import { comparisonReport, type PageAssets } from '../../src/render/index.ts';
import { buildAssets, launch } from './chromium.ts';
import { ASSESSMENTS, HOSTILE, type PageName } from './pages.ts';

const NAMES = Object.keys(ASSESSMENTS) as PageName[];
const WIDE = { width: 1400, height: 900 };
const NARROW = { width: 400, height: 800 };
const MIDDLE = { width: 800, height: 900 };

let folder: string;
let browser: Browser;
let assets: PageAssets;
let axe: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuning-gate-browser-'));
  buildAssets(folder);
  assets = await pageAssetsIn(folder);
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  browser = await launch();
}, 60_000);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  /** What went wrong in the page, and every address it asked for. */
  readonly troubles: readonly string[];
  readonly requests: readonly string[];
  readonly url: string;
}

/** Writes a page where it can be opened, once: deciding takes longer than looking. */
async function pathOf(name: PageName): Promise<string> {
  const path = join(folder, `${name}.html`);
  if (!existsSync(path)) {
    await writeFile(path, comparisonReport(ASSESSMENTS[name]()).page?.(assets) ?? '');
  }
  return path;
}

async function open(name: PageName, options: BrowserContextOptions = {}): Promise<Opened> {
  const path = await pathOf(name);
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('dialog', (dialog) => troubles.push(dialog.message()));
  page.on('request', (request) => requests.push(request.url()));
  const url = pathToFileURL(path).href;
  await page.goto(url);
  return { page, troubles, requests, url };
}

/** What the readout below the chart says, by column. */
async function readoutOf(page: Page): Promise<Record<string, string>> {
  const shown = page.locator('.readout:visible');
  const [terms, texts] = await Promise.all([
    shown.locator('dt').allTextContents(),
    shown.locator('dd').allTextContents(),
  ]);
  return Object.fromEntries(terms.map((term, i) => [term, texts[i] ?? '']));
}

/** The row of the table of budgets that begins so, by column. */
async function budgetRow(page: Page, budget: string): Promise<Record<string, string>> {
  const heads = await page.locator('#budgets thead th').allTextContents();
  const row = page.locator('#budgets tbody tr', { has: page.locator(`th:text-is("${budget}")`) });
  const cells = await row.locator('th, td').allTextContents();
  return Object.fromEntries(heads.map((head, i) => [head, cells[i] ?? '']));
}

/** The column of the table of trials as it is shown. */
function columnOf(page: Page, column: number): Promise<string[]> {
  return page.locator(`#trials tbody tr:visible td:nth-child(${column})`).allTextContents();
}

function colourOf(page: Page, selector: string, property = 'background-color'): Promise<string> {
  const script = `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue(${JSON.stringify(property)})`;
  return page.evaluate<string>(script);
}

describe.each(NAMES)('the page of %s', (name) => {
  test.each([
    ['light', 'wide', WIDE],
    ['dark', 'narrow', NARROW],
  ] as const)(
    'is accessible, quiet and as wide as the screen: %s and %s',
    async (colorScheme, _, viewport) => {
      const { page, troubles, requests, url } = await open(name, { colorScheme, viewport });
      await page.evaluate(axe);
      const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        'axe.run().then(({ violations }) => violations)',
      );
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      expect({ troubles, requests }).toEqual({ troubles: [], requests: [url] });
    },
  );

  test('begins with its verdict, in the title too', async () => {
    const { page } = await open(name);
    const heading = (await page.locator('h1').textContent()) ?? '';
    expect(heading.length).toBeGreaterThan(20);
    const words = heading
      .split(/[ ,:;.]+/)
      .slice(0, 2)
      .join(' ');
    expect(await page.title()).toContain(words);
    const levels = await page
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(levels[0]).toBe('H1');
    expect(levels.filter((level) => level === 'H1')).toHaveLength(1);
  });
});

describe('the chart', () => {
  test('tells what the table says of the budget under the pointer', async () => {
    const { page } = await open('worse');
    const before = await readoutOf(page);
    const box = await page.locator('#panel-verdict .picture svg').boundingBox();
    if (!box) throw new Error('no chart');
    const x4 = await placeOfBudget(page, '4');
    await page.mouse.move(box.x + x4 * box.width, box.y + box.height / 2);
    const after = await readoutOf(page);
    expect(after.Trials).toBe('4');
    expect(after).not.toEqual(before);
    const row = await budgetRow(page, '4');
    expect(Object.keys(after)).toEqual(Object.keys(row));
    expect(after.Evidence).toBe(row.Evidence);
    for (const arm of ['Baseline', 'Candidate'])
      expect(firstDigits(after[arm])).toBe(firstDigits(row[arm]));
  });

  test('tells it at a touch', async () => {
    const { page } = await open('worse', { hasTouch: true, viewport: NARROW });
    const box = await page.locator('#panel-verdict .picture svg').boundingBox();
    if (!box) throw new Error('no chart');
    const x2 = await placeOfBudget(page, '2');
    await page.touchscreen.tap(box.x + x2 * box.width, box.y + box.height / 2);
    expect((await readoutOf(page)).Trials).toBe('2');
  });

  test('is moved along with the keyboard', async () => {
    const { page } = await open('worse');
    const slider = page.getByRole('slider', { name: 'Budget' });
    const budgetAfter = async (key: string) => {
      await slider.press(key);
      return Number((await readoutOf(page)).Trials);
    };
    expect(await budgetAfter('Home')).toBe(1);
    expect(await budgetAfter('ArrowLeft')).toBe(1);
    expect(await budgetAfter('ArrowRight')).toBe(1.1);
    expect(await budgetAfter('ArrowUp')).toBe(1.2);
    expect(await budgetAfter('ArrowDown')).toBe(1.1);
    expect(await slider.getAttribute('aria-valuetext')).toBe('Trials: 1.1');
    const page10 = await budgetAfter('PageUp');
    expect(page10).toBeCloseTo(2.1);
    const last = await budgetAfter('End');
    expect(last).toBeGreaterThan(8);
    expect(await budgetAfter('PageUp')).toBe(last);
    const [cursor, right] = await Promise.all([
      page.locator('#panel-verdict line.cursor').getAttribute('x1'),
      slider.getAttribute('max'),
    ]);
    expect(Math.abs(Number(cursor) - Number(right))).toBeLessThan(30);
    expect(Math.abs(Number(await slider.inputValue()) - Number(cursor))).toBeLessThan(0.01);
  });

  test('tells changes to screen readers', async () => {
    const { page } = await open('worse');
    expect(await page.locator('.readout:visible').getAttribute('role')).toBe('status');
  });

  test('shows each band or not, without a script too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('worse', { javaScriptEnabled });
      const bands = ['baseline', 'candidate'].map((arm) =>
        page.locator(`#panel-verdict .band.${arm}`).first(),
      );
      const shown = () => Promise.all(bands.map((band) => band.isVisible()));
      expect(await shown()).toEqual([true, true]);
      await page.locator('#band-baseline').uncheck();
      expect(await shown()).toEqual([false, true]);
      await page.locator('#band-candidate').uncheck();
      await page.locator('#band-baseline').check();
      expect(await shown()).toEqual([true, false]);
    }
  });

  test('shows the same curves by trials, without evidence, which is about cost', async () => {
    const { page } = await open('cost');
    expect(Object.keys(await readoutOf(page))).toContain('Evidence');
    await page.getByRole('radio', { name: 'trials' }).check();
    expect(await page.locator('#panel-verdict').isVisible()).toBe(false);
    const panel = page.locator('#panel-trials');
    expect(await panel.isVisible()).toBe(true);
    expect(Object.keys(await readoutOf(page))).toEqual(['Trials', 'Baseline', 'Candidate']);
    expect(await panel.locator('text:visible', { hasText: 'evidence' }).count()).toBe(0);
    expect(await panel.locator('text:visible', { hasText: 'looking only' }).count()).toBe(1);
    await panel.getByRole('slider').press('Home');
    expect((await readoutOf(page)).Trials).toBe('1');
  });

  test('has one axis where budgets are trials', async () => {
    const { page } = await open('worse');
    expect(await page.getByRole('radio', { name: 'trials' }).count()).toBe(0);
    expect(await page.locator('.panel').count()).toBe(1);
  });
});

/** The places of some elements on the screen. */
function boxesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, text: one.textContent };
    }),
  );
}

describe('the chart as it is opened', () => {
  test('points at the budget that the headline speaks of', async () => {
    for (const name of ['worse', 'cost'] as const) {
      const { page } = await open(name);
      const [, budget] =
        /^After ([\d.]+) /.exec((await page.locator('.lead').textContent()) ?? '') ?? [];
      expect(Object.values(await readoutOf(page))[0]).toBe(budget);
    }
  });

  test('has its pointer below the texts, which have an outline', async () => {
    const { page } = await open('worse');
    const order = await page.evaluate<number[]>(`(() => {
      const parts = [...document.querySelector('#panel-verdict .picture svg').querySelectorAll('*')];
      const texts = parts.filter((one) => /resolve budgets|^(baseline|candidate)$/.test(one.textContent) && one.matches('text[stroke]'));
      return [parts.indexOf(document.querySelector('line.cursor')), ...texts.map((one) => parts.indexOf(one))];
    })()`);
    expect(order.length).toBe(4);
    expect(Math.min(...order)).toBe(order[0]);
  });

  test('has a dot on each line, at the first budget too', async () => {
    const { page } = await open('worse');
    await page.getByRole('slider', { name: 'Budget' }).press('Home');
    for (const arm of ['baseline', 'candidate']) {
      const dot = await page.locator(`circle.dot.${arm}`).first().getAttribute('cy');
      const d = await page.locator(`g.median.${arm} path`).first().getAttribute('d');
      expect(Math.abs(Number(dot) - Number(/^M\S+ ([\d.]+)/.exec(d ?? '')?.[1]))).toBeLessThan(0.2);
    }
  });

  test('has its key below it, and below what is told of a budget where there is one column', async () => {
    for (const viewport of [WIDE, NARROW]) {
      const { page } = await open('worse', { viewport });
      const boxes = await Promise.all(
        ['#panel-verdict .picture', '#panel-verdict .readout', '#panel-verdict .key'].map(
          async (selector) => (await boxesOf(page, selector))[0],
        ),
      );
      const [picture, readout, key] = boxes;
      expect(key?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
      expect(key?.left).toBe(picture?.left);
      if (viewport === NARROW) expect(key?.top).toBeGreaterThanOrEqual(readout?.bottom ?? Infinity);
    }
  });
});

describe('what is wider than the screen', () => {
  /** The right edge of a part as it looks, above its texts. */
  async function edgeOf(page: Page, selector: string): Promise<Buffer> {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(selector);
    const clip = { x: box.x + box.width - 6, y: box.y + 1, width: 6, height: 5 };
    return page.screenshot({ clip, fullPage: true });
  }

  test('has a shadow at the edge as long as there is more', async () => {
    const { page } = await open('worse', { viewport: NARROW });
    for (const selector of ['#budgets .scroll', 'nav']) {
      const part = page.locator(selector);
      const hidden = await part.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(hidden).toBeGreaterThan(20);
      const more = await edgeOf(page, selector);
      await part.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
      const end = await edgeOf(page, selector);
      expect(end.equals(more)).toBe(false);
    }
  });

  test('is not the list of sections where there is room for two lines', async () => {
    const { page } = await open('worse', { viewport: MIDDLE });
    const [inner, outer] = await page
      .locator('nav')
      .evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(inner).toBe(outer);
    for (const { right } of await boxesOf(page, 'nav a')) {
      expect(right).toBeLessThanOrEqual(MIDDLE.width);
    }
  });

  test('does not break paths into pieces', async () => {
    const { page } = await open('worse', { viewport: NARROW });
    await page.evaluate(
      "document.querySelector('#sweeps tbody tr td:last-child code').textContent = 'examples/digits/baseline.csv'",
    );
    const [path] = await boxesOf(page, '#sweeps tbody tr:first-child td:last-child');
    expect((path?.right ?? 0) - (path?.left ?? 0)).toBeGreaterThan(150);
  });
});

describe('the table of trials', () => {
  test('is sorted by a column, up and down, what has no value last', async () => {
    const { page } = await open('worse');
    const score = page.locator('#trials th').nth(3);
    expect(await score.getAttribute('aria-sort')).toBeNull();
    await score.getByRole('button').press('Enter');
    expect(await score.getAttribute('aria-sort')).toBe('ascending');
    const up = await columnOf(page, 4);
    const numbers = up.slice(0, -2).map(Number);
    expect(up).toHaveLength(88);
    expect(up.slice(-2)).toEqual(['–', '–']);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    await score.getByRole('button').click();
    expect(await score.getAttribute('aria-sort')).toBe('descending');
    const down = await columnOf(page, 4);
    expect(down).toEqual([...up.slice(0, -2).toReversed(), '–', '–']);
    await page.locator('#trials th').nth(0).getByRole('button').click();
    const lines = (await columnOf(page, 1)).map((text) => Number(text.replace('line ', '')));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(Math.max(...lines)).toBe(49);
  });

  test('is sorted by one column at a time, words too', async () => {
    const { page } = await open('worse');
    const heads = page.locator('#trials th');
    await heads.nth(4).getByRole('button').click();
    const rates = (await columnOf(page, 5)).map(Number);
    expect(Math.max(...rates)).toBeGreaterThan(9);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    await heads.nth(5).getByRole('button').click();
    expect(await page.locator('#trials th[aria-sort]').count()).toBe(1);
    const kinds = await columnOf(page, 6);
    expect(new Set(kinds)).toEqual(new Set(['kind 0', 'kind 1', 'kind 2']));
    expect(kinds).toEqual(kinds.toSorted());
  });

  test('shows either sweep alone', async () => {
    const { page } = await open('worse');
    const shown = async () => [...new Set(await columnOf(page, 2))];
    expect(await shown()).toEqual(['baseline', 'candidate']);
    for (const arm of ['baseline', 'candidate']) {
      await page.locator(`#trials-${arm}`).check();
      expect(await shown()).toEqual([arm]);
    }
  });
});

describe('colours', () => {
  const white = 'rgb(255, 255, 255)';

  test.each(['light', 'dark'] as const)(
    'are %s as the system prefers, until asked',
    async (scheme) => {
      const { page } = await open('worse', { colorScheme: scheme });
      const isLight = async () => (await colourOf(page, 'body')) === white;
      expect(await isLight()).toBe(scheme === 'light');
      const line = await colourOf(page, '.median.baseline path', 'stroke');
      const button = page.getByRole('button', { name: 'colours' });
      await button.click();
      expect(await isLight()).toBe(scheme !== 'light');
      expect(await colourOf(page, '.median.baseline path', 'stroke')).not.toBe(line);
      await button.click();
      expect(await isLight()).toBe(scheme === 'light');
    },
  );
});

describe('on paper', () => {
  test('everything is there, light, and nothing to press', async () => {
    const { page } = await open('worse', { colorScheme: 'dark' });
    const button = page.getByRole('button', { name: 'colours' });
    await button.click();
    await button.click();
    await page.emulateMedia({ media: 'print' });
    expect(await colourOf(page, 'body')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.controls:visible, input:visible, nav:visible').count()).toBe(0);
    expect(await button.isVisible()).toBe(false);
    const [inner, outer] = await page
      .locator('#trials .scroll')
      .evaluate((all) => [all.scrollHeight, all.clientHeight]);
    expect(inner).toBe(outer);
    const pdf = await page.pdf();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('without a script', () => {
  test('everything is there', async () => {
    const scripted = await open('worse');
    const plain = await open('worse', { javaScriptEnabled: false });
    const sections = (page: Page) => page.locator('main > section').allTextContents();
    expect(await sections(plain.page)).toEqual(await sections(scripted.page));
    expect(await plain.page.locator('#trials tbody tr').count()).toBe(88);
    expect(await plain.page.locator('button, [type=range]').count()).toBe(0);
    expect(await plain.page.locator('#panel-verdict .picture svg').isVisible()).toBe(true);
  });
});

describe('the keyboard', () => {
  test('comes first to a link past the contents, which is seen then', async () => {
    const { page } = await open('worse');
    const skip = page.locator('.skip');
    const left = async () => (await skip.boundingBox())?.x ?? Number.NaN;
    expect(await left()).toBeLessThan(0);
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((one) => one.matches(':focus'))).toBe(true);
    expect(await left()).toBeGreaterThanOrEqual(0);
  });
});

describe('what data say', () => {
  test('is text, wherever it stands', async () => {
    const { page } = await open('hostile');
    expect(await page.locator('img, a[href*="evil"], main script:not([type])').count()).toBe(0);
    const start = HOSTILE.slice(0, 20);
    expect(await page.locator('#trials th').nth(3).textContent()).toContain(start);
    expect(await page.locator('#budgets code').first().textContent()).toContain(start);
    const report = JSON.parse((await page.locator('script#report').textContent()) ?? '');
    expect(report.baseline.metric).toBe(HOSTILE);
    expect(report.candidate.steps.length).toBeGreaterThan(20);
  });

  test('could not run even if it were markup', async () => {
    const { page, troubles } = await open('worse');
    await page.evaluate(`
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: red">x</p><img src="https://evil.example/x.png">');
    `);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(await colourOf(page, '#styled', 'color')).not.toBe('rgb(255, 0, 0)');
    expect(troubles.join('\n')).toMatch(/Content Security Policy/);
    const refused = await page.evaluate(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', (one) => resolve(one.effectiveDirective));
      fetch('https://evil.example/').then(() => resolve('sent'), () => {});
    })`);
    expect(refused).toBe('connect-src');
  });
});

/** Where a mark of the budget axis is, as a share of the picture's width. */
async function placeOfBudget(page: Page, budget: string): Promise<number> {
  const data = JSON.parse((await page.locator('script#readout-verdict').textContent()) ?? '');
  const row = data.rows.find(({ cells }: { cells: string[] }) => cells[0] === budget);
  return row.x / data.width;
}

/** Of many rows more digits may be shown than of few. */
function firstDigits(cell = ''): string {
  return cell.slice(0, 4);
}
