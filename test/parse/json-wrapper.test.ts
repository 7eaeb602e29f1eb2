import { messageOf, scoresOf, sweepOf } from './sweeps.ts';

const TRIALS = '[{"lr": 1, "x": 0.5}, {"lr": 2, "x": 0.75}]';
const STEPS = '[{"epoch": 1, "x": 0.5}, {"epoch": 2, "x": 0.75}]';
const x = { metric: 'x' };

describe('a list of trials in a JSON object', () => {
  it.each([
    '"version": 1, "trials": #',
    '"schemaVersion": "2", "study": "a", "trials": #',
    '"format_version": 1, "my sweep": #',
    '"n_trials": 2, "points": #',
    '"best_value": 0.75, "n_trials": 2, "seed": 0, "trials": #',
    '"elapsed": 3.5, "best": null, "Results": #',
    '"total_evaluations": 2, "all_runs": #',
  ])('may be next to numbers about the file or the sweep: %s', async (members) => {
    expect(await scoresOf(`{${members.replace('#', TRIALS)}}`, x)).toEqual([0.5, 0.75]);
  });

  it('may have tuners number the trials', async () => {
    const trials = TRIALS.replace('"lr": 1', '"iteration": 1').replace('"lr": 2', '"iteration": 2');
    expect(await scoresOf(`{"version": 1, "trials": ${trials}}`, x)).toEqual([0.5, 0.75]);
  });

  it('is found in a document of one line and of several', async () => {
    const text = `{"version": 1, "trials": ${TRIALS}}`;
    for (const one of [text, text.replaceAll(',', ',\n')]) {
      expect(await sweepOf(one, x)).toMatchObject({ format: 'json', counts: { counted: 2 } });
    }
  });
});

describe('a trial in a JSON object', () => {
  it.each([
    '"x": 0.25, "history": #',
    '"x": 0.25, "version": 1, "trials": #',
    '"x": 0.25, "results": #',
    '"version": 1, "status": "ok", "x": "0.25", "trials": #',
    '"x": 0.25, "nll": 1, "runs": #',
  ])('may have a list next to its numbers: %s', async (members) => {
    for (const list of [TRIALS, STEPS]) {
      expect(await scoresOf(`{${members.replace('#', list)}}`, x)).toEqual([0.25]);
    }
  });

  it.each([
    '"version": 1, "history": #',
    '"seed": 3, "evals": #',
    '"seed": 3, "scores": #',
    '"version": 1, "results": #',
    '"id": "a", "log_history": #',
    '"best_x": 0.75, "trials": #',
  ])('may have its score in its history alone: %s', async (members) => {
    const name = /"(\w+)": #/.exec(members)?.[1] ?? '';
    const text = `{${members.replace('#', STEPS)}}`;
    expect(await scoresOf(text, { metric: `${name}[-1].x` })).toEqual([0.75]);
    expect(await messageOf(scoresOf(text, x))).toContain('has no metric "x"');
  });
});
