import { confirm } from '../../src/decide/index.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import { assessSweeps } from '../support/assessments.ts';
import { isNotTooRare } from '../support/binomial.ts';
import { playGate } from '../support/play-gate.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';
import { useRepository } from '../support/training.ts';
import { repetitions } from './repetitions.ts';

type Draw = (random: Random) => number;

const uniform: Draw = (random) => random();
/** The better one of two: as good after half the trials. */
const twiceAsGood: Draw = (random) => Math.max(random(), random());

const scoresOf = (draw: Draw, random: Random) => Array.from({ length: 48 }, () => draw(random));

/** How often a candidate fails against a saved sweep, and how often against the base too. */
function simulate(saved: Draw, candidate: Draw) {
  const random = seededRandom(7);
  const settings = settingsWith();
  const runs = repetitions(1000, 10_000);
  const drawn = (draw: Draw) => sweepOf(scoresOf(draw, random));
  const failed = { alone: 0, confirmed: 0 };
  for (let run = 0; run < runs; run++) {
    const [baseline, changed, base] = [drawn(saved), drawn(candidate), drawn(uniform)];
    const first = assessSweeps(baseline, changed, settings);
    if (first.outcome.gate !== 'fail') continue;
    failed.alone++;
    const again = confirm(first, assessSweeps(base, changed, settings));
    if (again.outcome.gate === 'fail') failed.confirmed++;
  }
  return { ...failed, runs };
}

describe('a failure that the base has to confirm', () => {
  test('hits at most 1 in 20 unchanged pull requests after an unlucky baseline, which alone would fail a third', () => {
    const { alone, confirmed, runs } = simulate(twiceAsGood, uniform);
    expect(alone / runs).toBeGreaterThan(0.25);
    expect(confirmed / runs).toBeLessThanOrEqual(0.05);
  });

  test('is not lost where the candidate needs three times the trials', () => {
    const { alone, confirmed } = simulate(uniform, (random) => random() ** 3);
    expect(confirmed / alone).toBeGreaterThan(0.9);
  });
});

const repository = useRepository();

test('through the whole Action, an unlucky baseline fails at most 1 in 20 unchanged pull requests', async () => {
  const random = seededRandom(11);
  const csv = (scores: readonly number[]) =>
    `trial,accuracy\n${scores.map((score, i) => `${i},${score}`).join('\n')}\n`;
  const runs = repetitions(60, 600);
  let failed = 0;
  for (let run = 0; run < runs; run++) {
    repository.begin();
    await repository.trainMain({ run: 801, trains: csv(scoresOf(twiceAsGood, random)) });
    const judged = await playGate(repository, {
      event: repository.github.pullRequestEvent(),
      runId: 900,
      with: { run: 'train', metric: 'accuracy', direction: 'maximize' },
      trains: () => csv(scoresOf(uniform, random)),
    });
    if (judged?.outputs.gate === 'fail') failed++;
  }
  // Without a confirmation it would be a third.
  expect(isNotTooRare({ hits: runs - failed, runs }, 0.95)).toBe(true);
});
