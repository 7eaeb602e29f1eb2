import { NO_FRAME, picturesOfRun, reportOfRun } from '../../src/draw/index.ts';
import { compareSweeps } from '../../src/main.ts';
import { htmlBlocks } from '../../src/print/index.ts';
import { localPlace, parseLocations } from '../../src/read/index.ts';
import { link, say, sectionsOf } from '../../src/report/index.ts';
import { runOf } from './assessments.ts';
import { settingsWith } from './sweeps.ts';

const RUN = 'https://github.com/octo-org/model/actions/runs/1';

/** The comment of which the README has pictures: on the example that is worse, with its chart on a branch. */
export async function exampleComment() {
  const settings = settingsWith({ metric: 'accuracy', direction: 'maximize' });
  const folder = 'examples/digits';
  const locations = {
    baseline: `${folder}/baseline.csv`,
    candidate: `${folder}/candidate-worse.csv`,
  };
  const loading = { place: localPlace(process.cwd()), settings };
  const run = runOf((await compareSweeps(parseLocations(locations), loading)).assessment);
  const frame = {
    ...NO_FRAME,
    origin: say`From ${link(say`run 1`, RUN)}.`,
    picture: { kind: 'stored', light: `${RUN}/light.svg`, dark: `${RUN}/dark.svg` },
  } as const;
  const { markdown } = reportOfRun(run, frame);
  const chart = picturesOfRun(run).get('');
  return {
    markdown,
    chart,
    html: (theme: 'light' | 'dark') => {
      const shown = sectionsOf(run, frame)
        .filter(({ isFolded }) => !isFolded)
        .flatMap(({ blocks }) => blocks)
        .map((block) =>
          block.type === 'figure'
            ? `<p>${chart?.[theme] ?? ''}</p>`
            : htmlBlocks([block], 'report'),
        );
      const summary = /<summary>.*<\/summary>/.exec(markdown)?.[0] ?? '';
      return [...shown, `<details>${summary}</details>`].join('\n');
    },
  };
}
