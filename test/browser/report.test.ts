import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { PicturePlot, Readout } from '../../src/draw/page/figures.ts';
import { TOOL } from '../../src/tool.ts';
import { launch } from './chromium.ts';
import { ASSESSMENTS, HOSTILE, makePages, type PageName, type Pages } from './pages.ts';

const NAMES = Object.keys(ASSESSMENTS) as PageName[];
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 400, height: 800 };

/** The picture that is shown. */
const PICTURE = '.view .picture:visible';
/** What stands next to the curves. */
const READOUT = '.chart:has(.view) .readout';

let pages: Pages;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  pages = await makePages();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  browser = await launch();
}, 60_000);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await pages?.remove();
});

interface Opened {
  readonly page: Page;
  /** What went wrong in the page, and every address it asked for. */
  readonly troubles: readonly string[];
  readonly requests: readonly string[];
  readonly url: string;
}

async function open(name: PageName, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('dialog', (dialog) => troubles.push(dialog.message()));
  page.on('request', (request) => requests.push(request.url()));
  const url = await pages.urlOf(name);
  await page.goto(url);
  return { page, troubles, requests, url };
}

/** What the readout next to the chart says, by column. */
async function readoutOf(page: Page): Promise<Record<string, string>> {
  const [terms, texts] = await Promise.all([
    page.locator(`${READOUT} dl:not(.trial) dt`).allTextContents(),
    page.locator(`${READOUT} dl:not(.trial) dd`).allTextContents(),
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

const WHITE = 'rgb(255, 255, 255)';

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
      const heading = (await page.locator('h1').textContent()) ?? '';
      expect(heading.length).toBeGreaterThan(20);
      expect(await page.title()).toBe(`${heading} · tuning-gate`);
      expect((await colourOf(page, 'body')) === WHITE).toBe(colorScheme === 'light');
    },
  );
});

/** Where the parts of that picture are. */
async function plotOf(page: Page): Promise<PicturePlot> {
  const all = await page.locator('.view .picture').all();
  const visible = await Promise.all(all.map((picture) => picture.isVisible()));
  const { plots }: Readout = JSON.parse((await page.locator('#readout').textContent()) ?? '');
  return plots[visible.indexOf(true)] as PicturePlot;
}

/** The place of a budget in the picture, above its axis. */
async function placeOf(page: Page, budget: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(PICTURE).boundingBox();
  const plot = await plotOf(page);
  if (!box) throw new Error('no chart');
  const along = Math.log(budget / plot.first) / Math.log(plot.last / plot.first);
  const unit = box.width / plot.width;
  return {
    x: box.x + unit * (plot.left + along * (plot.right - plot.left)),
    y: box.y + (unit * (plot.top + plot.bottom)) / 2,
  };
}

describe('the chart', () => {
  test.each([
    ['on a laptop', WIDE, 760],
    ['on a tablet', { width: 800, height: 800 }, 800],
    ['on a phone', NARROW, 800],
  ])('has its curves above the fold: %s', async (_, viewport, fold) => {
    const { page } = await open('cost', { viewport });
    const { bottom, width } = await plotOf(page);
    const box = await page.locator(PICTURE).boundingBox();
    if (!box) throw new Error('no chart');
    expect(box.y + (bottom * box.width) / width).toBeLessThan(fold);
  });

  test('tells what the table says of the budget under the pointer', async () => {
    const { page } = await open('worse');
    for (const view of ['Curves', 'Difference']) {
      await page.getByRole('radio', { name: view }).check();
      const { x, y } = await placeOf(page, view === 'Curves' ? 2 : 4);
      await page.mouse.move(x, y);
      const cursor = await page.locator(`${PICTURE} .cursor`).boundingBox();
      expect(Math.abs((cursor?.x ?? 0) - x)).toBeLessThan(2);
    }
    const after = await readoutOf(page);
    expect(Object.values(after)[0]).toBe('4');
    const row = await budgetRow(page, '4');
    expect(Object.keys(after)).toEqual(Object.keys(row));
    expect(after.Evidence).toBe(row.Evidence);
    for (const arm of ['Baseline', 'Candidate'])
      expect(after[arm]?.slice(0, 4)).toBe(row[arm]?.slice(0, 4));
  });

  test('is drawn anew for phones, and tells it at a touch', async () => {
    const { page } = await open('worse', { hasTouch: true, viewport: NARROW });
    const box = await page.locator(PICTURE).boundingBox();
    // Nothing is shrunk: its smallest text is as large as it was meant.
    expect((box?.width ?? 0) / (await plotOf(page)).width).toBeGreaterThan(0.9);
    const { x, y } = await placeOf(page, 2);
    await page.touchscreen.tap(x, y);
    expect(Object.values(await readoutOf(page))[0]).toBe('2');
  });

  test('is moved along with the keyboard, and tells changes to screen readers', async () => {
    const { page } = await open('worse');
    const slider = page.getByRole('slider', { name: 'Budget' });
    const budgetAfter = async (key: string) => {
      await slider.press(key);
      return Number(Object.values(await readoutOf(page))[0]);
    };
    expect(await budgetAfter('Home')).toBe(1);
    expect(await budgetAfter('ArrowLeft')).toBe(1);
    expect(await budgetAfter('ArrowRight')).toBe(1.1);
    expect(await budgetAfter('ArrowUp')).toBe(1.2);
    expect(await slider.getAttribute('aria-valuetext')).toBe('1.2');
    expect(await budgetAfter('PageUp')).toBeGreaterThan(1.5);
    const last = await budgetAfter('End');
    expect(last).toBeGreaterThan(5);
    const cursor = await page.locator(`${PICTURE} .cursor`).boundingBox();
    expect(Math.abs((cursor?.x ?? 0) - (await placeOf(page, last)).x)).toBeLessThan(2);
    expect(await page.locator(`${READOUT} [role="status"] dl:not(.trial) dd`).count()).toBe(5);
  });

  test('has views that are switched with the keyboard, without the script too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('worse', { javaScriptEnabled });
      const shown = () => page.locator('.view:visible').getAttribute('class');
      expect(await shown()).toBe('view result');
      await page.getByRole('radio', { name: 'Difference' }).press('ArrowRight');
      expect(await shown()).toBe('view curves');
      await page.getByRole('radio', { name: 'Curves' }).press('ArrowLeft');
      await page.getByRole('radio', { name: 'Difference' }).press('ArrowLeft');
      expect(await shown()).toBe('view order');
      expect(await page.locator(`${PICTURE} svg`).count()).toBe(1);
    }
  });
});

/** Moves the pointer to the dot of a trial in the picture that is shown. */
async function pointAt(page: Page, trial: string): Promise<{ x: number; y: number }> {
  await page.locator(PICTURE).evaluate((one) => one.scrollIntoView({ block: 'end' }));
  const [box, plot] = [await page.locator(PICTURE).boundingBox(), await plotOf(page)];
  const dot = plot.dots.find(([id]) => id === trial);
  if (!box || !dot) throw new Error(`no dot of ${trial}`);
  const unit = box.width / plot.width;
  const place = { x: box.x + unit * dot[1], y: box.y + unit * dot[2] };
  await page.mouse.move(place.x, place.y);
  return place;
}

const trialFacts = (page: Page) => page.locator(`${READOUT} .trial dd`).allTextContents();
const isTarget = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((row) => row.matches(':target'));

describe('a dot beside the curves', () => {
  const openCurves = async (name: Parameters<typeof open>[0]) => {
    const opened = await open(name);
    await opened.page.getByRole('radio', { name: 'Curves' }).check();
    return opened;
  };

  test('tells its trial under the pointer, and leads to its row', async () => {
    const { page } = await openCurves('worse');
    const { x, y } = await pointAt(page, 'c3');
    expect(await trialFacts(page)).toEqual(await page.locator('#c3 td').allTextContents());
    expect((await trialFacts(page))[0]).toBe('candidate');
    await page.mouse.click(x, y);
    expect(await isTarget(page, 'c3')).toBe(true);
    const row = await page.locator('#c3').boundingBox();
    expect(row?.y).toBeGreaterThan(0);
    expect(row?.y).toBeLessThan(WIDE.height);
  });

  test('is reached with the keyboard, the best first', async () => {
    const { page } = await openCurves('worse');
    const slider = page.locator(READOUT).getByRole('slider', { name: 'Trial' });
    await slider.press('ArrowRight');
    const second = page.locator('#trials tbody tr').nth(1);
    expect(await trialFacts(page)).toEqual(await second.locator('td').allTextContents());
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Sweep baseline, accuracy 0\./);
    const id = (await second.getAttribute('id')) ?? '';
    expect(await page.locator(`${PICTURE} .dot`).getAttribute('href')).toMatch(`#${id}`);
    await page
      .locator(READOUT)
      .getByRole('link', { name: `Row of trial ${id}` })
      .press('Enter');
    expect(await isTarget(page, id)).toBe(true);
  });

  test('lies on the trial that it tells', async () => {
    for (const name of ['worse', 'cost'] as const) {
      const { page } = await openCurves(name);
      const { dots } = await plotOf(page);
      const rows = await page
        .locator('#trials tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [row.id, Number(row.querySelectorAll('td')[1]?.textContent)] as const),
        );
      const scores = new Map(rows);
      const known = dots.filter(([id]) => id.startsWith('b'));
      expect(known.length).toBeGreaterThan(30);
      // The axis is linear: places are an affine function of scores.
      const scoreOf = ([id]: (typeof known)[number]) => scores.get(id) ?? 0;
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last) throw new Error('no dots');
      const slope = (last[2] - first[2]) / (scoreOf(last) - scoreOf(first));
      expect(slope).not.toBe(0);
      const errors = known.map((dot) =>
        Math.abs(dot[2] - first[2] - slope * (scoreOf(dot) - scoreOf(first))),
      );
      expect(Math.max(...errors)).toBeLessThan(1.3);
    }
  });
});

test('a stem tells what both trials of its pair have, and leads to the candidate’s row', async () => {
  const { page } = await open('paired');
  const { x, y } = await pointAt(page, 'c3');
  const [before, after] = await Promise.all(
    ['#b3 td', '#c3 td'].map((cells) => page.locator(cells).allTextContents()),
  );
  const told = await trialFacts(page);
  expect(told.slice(0, 3)).toEqual([
    'baseline → candidate',
    `${before?.[1]} → ${after?.[1]}`,
    after?.[2],
  ]);
  await page.mouse.click(x, y);
  expect(await isTarget(page, 'c3')).toBe(true);
});

test.each(['worse', 'cost'] as const)('the table of budgets fits a phone: %s', async (name) => {
  const { page } = await open(name, { viewport: { width: 375, height: 800 } });
  const table = page.locator('#budgets .scroll');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

describe('the table of trials', () => {
  test('has the best first; sorted by a column, what has no value is last', async () => {
    const { page } = await open('worse');
    const score = page.locator('#trials th').nth(1);
    const column = async () => {
      const texts = await columnOf(page, 2);
      expect(texts).toHaveLength(88);
      expect(texts.slice(-2)).toEqual(['–', '–']);
      return texts.slice(0, -2).map(Number);
    };
    const best = await column();
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    expect(await score.getAttribute('aria-sort')).toBe('descending');
    await score.getByRole('button').press('Enter');
    expect(await score.getAttribute('aria-sort')).toBe('ascending');
    expect(await column()).toEqual(best.toReversed());
    await score.getByRole('button').click();
    expect(await column()).toEqual(best);
  });

  test('is sorted by one column at a time, numbers as numbers and words as words', async () => {
    const { page } = await open('worse');
    const heads = page.locator('#trials th');
    await heads.nth(2).getByRole('button').click();
    const rates = (await columnOf(page, 3)).map(Number);
    expect(Math.max(...rates)).toBeGreaterThan(9);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    await heads.nth(3).getByRole('button').click();
    expect(await page.locator('#trials th[aria-sort]').count()).toBe(1);
    const kinds = await columnOf(page, 4);
    expect(new Set(kinds)).toEqual(new Set(['kind 0', 'kind 1', 'kind 2']));
    expect(kinds).toEqual(kinds.toSorted());
  });
});

test.each<PageName>(['worse', 'paired'])(
  'on paper (%s), headline and chart come first, light, without the trials or anything to press',
  async (kind) => {
    const { page } = await open(kind, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await colourOf(page, 'body')).toBe(WHITE);
    const hidden = 'input, button, .readout, .cursor, .dot, #trials';
    expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
    // A4 without margins of 1 cm.
    await page.setViewportSize({ width: 718, height: 1047 });
    const chart = await page.locator(PICTURE).boundingBox();
    expect((chart?.y ?? 0) + (chart?.height ?? Infinity)).toBeLessThan(1047);
    expect(await page.locator('.view .picture.wide:visible').count()).toBe(1);
  },
);

test('without a script, everything is there', async () => {
  const scripted = await open('worse');
  const plain = await open('worse', { javaScriptEnabled: false });
  const sections = (page: Page) => page.locator('main > section').allTextContents();
  expect(await sections(plain.page)).toEqual(await sections(scripted.page));
  expect(await plain.page.locator('#trials tbody tr').count()).toBe(88);
  expect(await plain.page.locator('button, [type=range]').count()).toBe(0);
});

describe('what data say', () => {
  test('is text, wherever it stands', async () => {
    const { page } = await open('hostile');
    expect(await page.locator('img, main script:not([type])').count()).toBe(0);
    const links = await page.locator('a[href^="http"]').evaluateAll((all) => all.map(String));
    expect(links.filter((one) => one !== TOOL.help)).toEqual([]);
    const start = HOSTILE.slice(0, 20);
    expect(await page.locator('#trials th').nth(1).textContent()).toContain(start);
    expect(await page.locator('#budgets code').first().textContent()).toContain(start);
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

/** Waits until an expression is true; the page's policy does not allow to do so in the page. */
async function until(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate(expression))) await page.waitForTimeout(50);
}

const folds = (page: Page) => page.locator('details.comparison');

test('a page of a few comparisons shows the worst, and another one when it is opened, without the script too', async () => {
  const { page } = await open('three', { javaScriptEnabled: false });
  expect(await page.locator('details[open] summary').allTextContents()).toEqual([
    expect.stringMatching(/model 1: Worse /),
  ]);
  await folds(page).last().locator('summary').click();
  expect(await page.locator(PICTURE).count()).toBe(2);
});

describe('a page of many comparisons', () => {
  test('unpacks one when it is opened, with its own readout and trials', async () => {
    const { page } = await open('several');
    expect(await page.locator('.view.curves').count()).toBe(1);
    const other = folds(page).nth(2);
    await other.locator('summary').click();
    await other.locator(READOUT).waitFor();
    const valuesOf = (fold: typeof other) => fold.locator(`${READOUT} dd`).allTextContents();
    const others = await valuesOf(folds(page).first());
    expect(await valuesOf(other)).not.toEqual(others);
    await other.getByRole('slider', { name: 'Budget' }).press('End');
    expect(await valuesOf(folds(page).first())).toEqual(others);
    await other.locator(READOUT).getByRole('link').click();
    expect(await other.locator('tr:target').count()).toBe(1);
    await other.getByRole('radio', { name: 'By order' }).check();
    expect(await folds(page).first().locator('.view.result').isVisible()).toBe(true);
  });

  test('says without the script where the others are', async () => {
    const { page } = await open('twelve', { javaScriptEnabled: false });
    await folds(page).last().locator('summary').click();
    expect(await folds(page).last().textContent()).toContain('comment.md');
  });

  test('opens all that failed for print, with headline and overview on the first page', async () => {
    const { page } = await open('fifty');
    await until(page, `!document.querySelector('[data-standing=blocks] [type="text/plain"]')`);
    const failed = await page.locator('[data-standing=blocks]').count();
    expect(failed).toBeGreaterThan(4);
    const opened = () => page.locator('details[open]').count();
    expect(await opened()).toBe(1);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await opened()).toBe(failed);
    expect(await page.locator('details[open] .view.result .wide').count()).toBe(failed);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1047 });
    const overview = await page.locator('#overview .picture:visible').boundingBox();
    expect((overview?.y ?? 0) + (overview?.height ?? Infinity)).toBeLessThan(1047);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    expect(await opened()).toBe(1);
  });
});

describe('the address', () => {
  const shownView = (page: Page) => page.locator('.view:visible').getAttribute('class');

  test('has the view, and the browser goes back and forth', async () => {
    const { page, url } = await open('worse');
    await page.getByRole('radio', { name: 'Curves' }).check();
    expect(page.url()).toBe(`${url}#view-curves`);
    await page.getByRole('radio', { name: 'By order' }).check();
    await page.goBack();
    expect(await shownView(page)).toBe('view curves');
    await page.goBack();
    expect([await shownView(page), page.url()]).toEqual(['view result', url]);
    await page.goForward();
    expect(await shownView(page)).toBe('view curves');
  });

  test.each([
    ['t4-view-curves', '.view.curves', 'the view of a comparison'],
    ['t4-c1', 'tr:target', 'a trial'],
    ['t4', '.view.result', 'a comparison'],
  ])('leads to what is packed: %s', async (id, selector) => {
    const { page, url } = await open('several');
    await page.goto('about:blank');
    await page.goto(`${url}#${id}`);
    const shown = page.locator('#t4').locator(selector);
    await shown.waitFor();
    const top = `document.querySelector('#t4 ${selector}').getBoundingClientRect().top`;
    await until(page, `${top} < 800`);
    expect(await folds(page).nth(3).getAttribute('open')).toBe('');
  });

  test('has the comparison that is opened', async () => {
    const { page, url } = await open('twelve');
    await folds(page).nth(2).locator('summary').click();
    expect(page.url()).toBe(`${url}#t3`);
  });
});
