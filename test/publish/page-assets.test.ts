import { pageAssetsIn } from '../../src/publish/report-contents.ts';
import { palette } from '../../src/render/svg/theme.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';

const folder = temporaryFolder();

describe('the assets of a page', () => {
  test('are what the build made, with their hashes', async () => {
    await folder.write({ 'page.js': 'abc', 'page.css': 'body{color:red}' });
    const assets = await pageAssetsIn(folder.path);
    // The first test value of SHA-256 in FIPS 180-2.
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(Buffer.from(assets.scriptHash, 'base64').toString('hex')).toBe(known);
    expect(assets.script).toBe('abc');
    expect(assets.style.endsWith('body{color:red}')).toBe(true);
    expect(assets.styleHash).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });

  test('have the colours of the chart, light and dark', async () => {
    await folder.write({ 'page.js': '', 'page.css': '' });
    const { style } = await pageAssetsIn(folder.path);
    const [light, dark] = [palette('light'), palette('dark')];
    for (const name of ['baseline', 'worse', 'background'] as const) {
      expect(style).toContain(`--chart-${name}:light-dark(${light[name]},${dark[name]});`);
    }
  });

  test('are an error if the build left nothing', async () => {
    await expect(pageAssetsIn(folder.path)).rejects.toThrow('page.');
  });
});
