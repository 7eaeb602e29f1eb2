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

/** The pictures that are shown. */
const SHOWN = `[...document.querySelectorAll('.picture')]
  .filter((one) => one.closest('.view') && one.checkVisibility())
  .map((one) => one.className)`;

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

  test('phones get a chart of their own', async () => {
    const { evaluate } = await open('worse');
    expect(await evaluate(SHOWN)).toEqual(['picture wide']);
    const phone = await open('worse', { width: 400, height: 800 });
    expect(await phone.evaluate(SHOWN)).toEqual(['picture narrow']);
  });

  test('an address leads to the row of a trial that was packed', async () => {
    const { evaluate } = await open('several');
    await evaluate(`new Promise((done) => {
      location.hash = '#t4-c1';
      const look = () => (document.querySelector('tr:target') ? done() : setTimeout(look, 50));
      look();
    })`);
    expect(await evaluate('document.querySelector("tr:target").id')).toBe('t4-c1');
    expect(await evaluate('document.querySelectorAll("#t4 .trial dd").length')).toBeGreaterThan(3);
  });
});
