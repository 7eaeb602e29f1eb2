import { inEachVersion, NO_FRAME } from '../../src/draw/index.ts';
import { compareSweeps } from '../../src/main.ts';
import { localPlace, parseLocations } from '../../src/read/index.ts';
import { link, say } from '../../src/report/index.ts';
import type { Settings } from '../../src/settings/index.ts';
import { runOf } from './assessments.ts';
import { settingsWith } from './sweeps.ts';
import { commentWithPicture } from './workflow-comment.ts';

export const ACCURACY = { metric: 'accuracy', direction: 'maximize' } as const;
const RUN = 'https://github.com/octo-org/model/actions/runs/1';

const known = new Map<string, ReturnType<typeof compareSweeps>>();

/** Two files of examples/ compared by accuracy, as the command line does it; once for the same ones. */
export async function compareExamples(
  baseline: string,
  candidate: string,
  given: Settings = settingsWith(ACCURACY),
) {
  const key = JSON.stringify([baseline, candidate, given]);
  const at = (name: string) => `examples/${name}`;
  const locations = parseLocations({ baseline: at(baseline), candidate: at(candidate) });
  const loading = { place: localPlace(process.cwd()), settings: given };
  const found = known.get(key) ?? compareSweeps(locations, loading);
  known.set(key, found);
  return (await found).assessment;
}

/** The comment of which the README has pictures: on the example that is worse, with its chart on a branch. */
export async function exampleComment() {
  const run = runOf(await compareExamples('digits/baseline.csv', 'digits/candidate-worse.csv'));
  const frame = {
    ...NO_FRAME,
    origin: say`From ${link(say`run 1`, RUN)}.`,
    picture: { kind: 'stored', ...inEachVersion((version) => `${RUN}/${version}.svg`) },
  } as const;
  return commentWithPicture(run, frame);
}
