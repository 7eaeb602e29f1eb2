import { readHistory } from '../../src/parse/saved/history.ts';
import { sweepCsv, useTrainingRepository } from '../support/training-repository.ts';

const repository = useTrainingRepository();

test('60 merges with two regressions and a revert open one issue, which stays through both, and close it', async () => {
  const { github } = repository;
  const shiftAt = (merged: number) => (merged < 20 || merged >= 50 ? 0 : merged < 35 ? -0.2 : -0.4);
  const seen: { merged: number; since: string; state: string }[] = [];
  const shas = [];
  for (let merged = 0; merged < 60; merged++) {
    const trains = sweepCsv({ seed: `merge ${merged}`, trials: 32, shift: shiftAt(merged) });
    const event = repository.pushToMain();
    const inputs = { history: 'true', 'on-regression': 'issue' };
    const run = await repository.trainAndGate({ event, trains, runId: 1000 + merged, inputs });
    github.endRun(1000 + merged);
    shas.push(event.sha);
    const since = run.outputs['worse-since'] ?? '';
    seen.push({ merged, since, state: github.issues()[0]?.state ?? 'none' });
  }

  const text = github.git.filesAt('tuning-gate-data')['history/default.jsonl'] ?? '';
  const { lines } = await readHistory({ kind: 'text', path: 'history', text });
  expect(lines.map(({ commit }) => commit)).toEqual(shas);
  const alarms = lines.flatMap(({ predecessor }, i) => (predecessor.alarmed ? i : []));
  // A false alarm while main is worse, as 1 run in 300 has one, changes nothing.
  expect(alarms).toEqual([20, 28, 35]);
  expect(github.issues()).toHaveLength(1);
  const changes = seen.filter(({ state }, i) => state !== seen[i - 1]?.state);
  expect(changes.map(({ merged, state }) => [merged, state])).toEqual([
    [0, 'none'],
    [20, 'open'],
    [50, 'closed'],
  ]);
  expect(new Set(seen.slice(20, 50).map(({ since }) => since))).toEqual(new Set([shas[20]]));
  expect(seen[50]?.since).toBe('');
});
