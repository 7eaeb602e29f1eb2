import { readHistory } from '../../src/parse/saved/history.ts';
import { sweepCsv, useRepository } from '../support/training.ts';

const repository = useRepository();

test('60 merges with two regressions and a revert are 60 lines, which alarm where main changed for the worse', async () => {
  const { github } = repository;
  const shiftAt = (merged: number) => (merged < 20 || merged >= 50 ? 0 : merged < 35 ? -0.2 : -0.4);
  const shas = [];
  for (let merged = 0; merged < 60; merged++) {
    const trains = sweepCsv({ seed: `merge ${merged}`, trials: 32, shift: shiftAt(merged) });
    const event = repository.pushToMain();
    const inputs = { history: 'true' };
    await repository.trainAndGate({ event, trains, runId: 1000 + merged, inputs });
    github.endRun(1000 + merged);
    shas.push(event.sha);
  }

  const files = github.git.filesAt('tuning-gate-data');
  const text = files['history/default.jsonl'] ?? '';
  const { lines } = await readHistory({ kind: 'text', path: 'history', text });
  expect(lines.map(({ commit }) => commit)).toEqual(shas);
  const alarms = lines.flatMap(({ predecessor }, i) => (predecessor.alarmed ? i : []));
  // One of them is a false alarm, as 1 run in 300 has.
  expect(alarms).toEqual([20, 28, 35]);
  const kept = Object.keys(files).filter((path) => path.startsWith('sweeps/'));
  expect(kept).toEqual(shas.slice(-7).map((sha) => `sweeps/${sha}/default.json`));
});
