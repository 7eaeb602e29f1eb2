import { type Firefox, type FirefoxPage, launchFirefox } from './firefox.ts';
import { makePages, type PageName, type Pages } from './pages.ts';

const WIDE = { width: 1280, height: 800 };

let pages: Pages;
let firefox: Firefox;

beforeAll(async () => {
  pages = await makePages();
  firefox = await launchFirefox();
}, 60_000);

afterAll(async () => {
  await firefox?.close();
  await pages?.remove();
});

const open = async (name: PageName, size = WIDE): Promise<FirefoxPage> =>
  firefox.open(await pages.urlOf(name), size);

/** The pictures that are shown, by view and width. */
const SHOWN = `[...document.querySelectorAll('.picture')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.parentElement.className + ' ' + one.className)`;

describe('in Firefox', () => {
  test.each(['worse', 'hostile', 'failing', 'no-baseline'] as const)(
    'the page opens without a complaint: %s',
    async (name) => {
      const { evaluate, troubles } = await open(name);
      expect(await evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(
        await evaluate('document.querySelector("svg").getBoundingClientRect().width'),
      ).toBeGreaterThan(500);
      expect(await evaluate('document.querySelectorAll(".readout dd").length')).toBeGreaterThan(1);
      expect(troubles).toEqual([]);
    },
  );

  test('views are switched, and phones get a chart of their own', async () => {
    const { evaluate } = await open('worse');
    expect(await evaluate(SHOWN)).toEqual(['view curves picture wide']);
    await evaluate('document.querySelector("#view-difference").click()');
    expect(await evaluate(SHOWN)).toEqual(['view difference picture wide']);
    const phone = await open('worse', { width: 400, height: 800 });
    expect(await phone.evaluate(SHOWN)).toEqual(['view curves picture narrow']);
  });

  test('a dot tells its trial and leads to its row', async () => {
    const { evaluate } = await open('worse');
    await evaluate('document.querySelector(".dots a[href=\\"#c3\\"]").focus()');
    const tip = await evaluate<string>('document.querySelector(".tip:not([hidden])").textContent');
    expect(tip).toMatch(/^Sweep: candidate\n/);
    await evaluate('document.activeElement.click()');
    expect(await evaluate('document.querySelector("tr:target").id')).toBe('c3');
  });

  test('the chart is saved as SVG and PNG, and the data are there', async () => {
    const { evaluate, troubles } = await open('worse');
    const saved = `new Promise((resolve) => {
      HTMLAnchorElement.prototype.click = function () { resolve([this.download, this.href]); };
      document.querySelectorAll('.downloads button')[which].click();
    })`;
    const [svg, svgUrl] = await evaluate<string[]>(saved.replace('which', '0'));
    expect([svg, svgUrl?.slice(0, 19)]).toEqual(['chart.svg', 'data:image/svg+xml;']);
    const [png, pngUrl] = await evaluate<string[]>(saved.replace('which', '1'));
    expect([png, pngUrl?.slice(0, 15)]).toEqual(['chart.png', 'data:image/png;']);
    expect(pngUrl?.length).toBeGreaterThan(20_000);
    const links = '[...document.querySelectorAll(".downloads a")].map((one) => one.download)';
    expect(await evaluate(links)).toEqual(['report.json', 'trials.csv', 'curves.csv']);
    expect(troubles).toEqual([]);
  });
});
