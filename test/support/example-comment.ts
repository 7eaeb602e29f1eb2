import { inEachVersion, NO_FRAME } from '../../src/draw/index.ts';
import { compareSweeps } from '../../src/main.ts';
import { localPlace, parseLocations } from '../../src/read/index.ts';
import { link, say } from '../../src/report/index.ts';
import { runOf } from './assessments.ts';
import { settingsWith } from './sweeps.ts';
import { commentWithPicture } from './workflow-comment.ts';

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
    picture: { kind: 'stored', ...inEachVersion((version) => `${RUN}/${version}.svg`) },
  } as const;
  return commentWithPicture(run, frame);
}
