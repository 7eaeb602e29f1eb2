import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STUDIES } from '../../study/index.ts';
import { studyFiles } from '../../study/report.ts';
import { type AnyStudy, runTask } from '../../study/study.ts';

/** A twentieth of the runs; the full studies take minutes and are committed with their results. */
const SHARE = 0.05;

const outcomes = new Map<AnyStudy, ReturnType<AnyStudy['report']>>();

/** Made once: two tests ask for what is computed exactly. */
function outcomeOf(study: AnyStudy) {
  const run = () => study.tasks.map((_, task) => runTask(study, task, SHARE));
  const outcome = outcomes.get(study) ?? study.report(run(), study.tasks);
  outcomes.set(study, outcome);
  return outcome;
}

describe.each(STUDIES.map((study) => [study.name, study] as const))('the study %s', (_, study) => {
  test('comes out as its report says, in a twentieth of the runs', () => {
    const failing = outcomeOf(study).findings.filter(({ holds }) => !holds);
    expect(failing).toEqual([]);
  });
});

const exact = STUDIES.filter(({ runs }) => runs === null);

test.each(exact.map((study) => [study.name, study] as const))(
  'the committed report of %s, which is computed, is up to date',
  async (_, study) => {
    for (const { name, text } of studyFiles(study, outcomeOf(study))) {
      const committed = join(import.meta.dirname, '..', '..', 'docs', 'studies', name);
      expect(await readFile(committed, 'utf8')).toBe(text);
    }
  },
);
