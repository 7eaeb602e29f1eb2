import QuickChart from 'quickchart-js';
import type { ChartModel } from './chart/model.ts';
import { chartJsConfigs } from './chart-js-config.ts';

/** GitHub's image proxy doubles an address on its way, and has a limit nobody tells. */
const LONGEST = 3999;
/** Of a curve, in pieces: beyond these there is no room in any address. */
const WHOLE = 200;
const DENSITIES = [WHOLE, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8, 6];
const [WIDTH, HEIGHT] = [720, 360];

export interface QuickChartPicture {
  readonly url: string;
  readonly width: number;
  readonly hasBands: boolean;
  /** Whether curves have fewer steps in the picture than in truth. */
  readonly isThinned: boolean;
}

/**
 * The address at which a QuickChart server draws the chart; nothing is asked of it here. Scores and
 * budgets are all that goes into the address: no names, no functions. It is kept short by thinning
 * the curves and, at last, by leaving out their bands.
 *
 * @param server its address, without query or fragment
 * @returns null where no score is finite, or the server's own address is too long
 */
export function quickChart(model: ChartModel, server: string): QuickChartPicture | null {
  const configOf = chartJsConfigs(model);
  if (configOf === null) return null;
  const areResolved = model.arms.some((arm) => arm.resolvableBudget > model.firstBudget);
  for (const hasBands of areResolved ? [true, false] : [false]) {
    for (const most of DENSITIES) {
      const url = urlOf(configOf({ hasBands, most }), server);
      if (url.length <= LONGEST) return { url, width: WIDTH, hasBands, isThinned: most < WHOLE };
    }
  }
  return null;
}

function urlOf(config: object, server: string): string {
  const { protocol, host, pathname } = new URL(server);
  return new QuickChart()
    .setScheme(protocol.replace(':', ''))
    .setHost(host + pathname.replace(/\/+$/, ''))
    .setVersion('4')
    .setWidth(WIDTH)
    .setHeight(HEIGHT)
    .setConfig(config)
    .getUrl();
}
