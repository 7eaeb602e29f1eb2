import type { Assessment } from '../../../src/decide/index.ts';
import type { PageAssets } from '../../../src/draw/page/page.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import type { OptionName } from '../../../src/settings/index.ts';
import { assessSweeps, searchesOf } from '../../support/assessments.ts';
import { settingsWith, withTrials } from '../../support/sweeps.ts';

/** Stand-ins that are easy to find in a page. */
export const ASSETS: PageAssets = {
  script: 'the.script()',
  style: 'the{style:is}',
  scriptHash: 'SCRIPTHASH=',
  styleHash: 'STYLEHASH=',
  pack: (html) => Buffer.from(html).toString('base64'),
};

export function assessed(
  baseline: Sweep | null,
  candidate: Sweep | null,
  flags: Partial<Record<OptionName, string>> = {},
): Assessment {
  const searches = searchesOf({ baseline: 'main.csv', candidate: 'pull.csv' });
  return assessSweeps(baseline, candidate, settingsWith(flags), searches);
}

/** The same sweep with parameters for every trial. */
export function withParameters(sweep: Sweep, names: readonly string[]): Sweep {
  return withTrials(sweep, (_, i) => {
    const values = names.map((name, j) => [name, j % 2 === 0 ? (i * 37) % 101 : `kind ${i % 3}`]);
    return { parameters: Object.fromEntries(values) };
  });
}
