import { drawChart } from '../../src/draw/chart.ts';
import { assetsIn, renderPng } from '../../src/publish/report-files.ts';
import { chartModel, uniforms } from '../draw/models.ts';
import { ASSETS } from '../support/resvg.ts';

const model = chartModel({ scores: [uniforms(24, 1), uniforms(24, 2)] });
const { svg, width, height } = drawChart(model, { theme: 'light' }, 'chart');

function sizeOf(png: Uint8Array): [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe('renderPng', () => {
  test('names a missing file, and can be tried again', async () => {
    await expect(renderPng(svg, assetsIn('/nowhere'))).rejects.toThrow(/[\\/]nowhere[\\/]/);
    await expect(renderPng(svg, ASSETS)).resolves.toBeDefined();
  });

  test('draws a chart at twice its size, the same each time', async () => {
    const [first, second] = await Promise.all([renderPng(svg, ASSETS), renderPng(svg, ASSETS)]);
    expect([...first.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(sizeOf(first)).toEqual([2 * width, 2 * height]);
    expect(second).toEqual(first);
  });

  test('draws an ellipsis for names that its fonts have no glyphs for', async () => {
    const named = (metric: string) => renderPng(svg.replaceAll('accuracy', metric), ASSETS);
    expect(await named('准确率')).toEqual(await named('…'));
    expect(await named('дом µs ≥ Σ')).not.toEqual(await named('… …s … …'));
  });

  test('draws text in both weights with the fonts given', async () => {
    const draw = (weight: number, fonts: readonly string[]) => {
      const text = `<text y="30" font-size="30" font-family="Inter" font-weight="${weight}">Wide</text>`;
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40">${text}</svg>`;
      return renderPng(picture, { ...ASSETS, fonts: [...fonts] });
    };
    const [none, regular, semibold] = [
      await draw(400, []),
      await draw(400, ASSETS.fonts),
      await draw(600, ASSETS.fonts),
    ];
    expect(regular.length).toBeGreaterThan(none.length);
    expect(semibold).not.toEqual(regular);
  });
});
