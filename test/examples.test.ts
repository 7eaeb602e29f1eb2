import { readFileSync } from 'node:fs';
import { compared } from './support/assessments.ts';
import { ACCURACY, compareExamples } from './support/example-comment.ts';
import { expectGolden } from './support/golden.ts';
import { comparisonReport, renderText } from './support/reports.ts';
import { settingsWith } from './support/sweeps.ts';
import { TrainingRepository } from './support/training.ts';

const readme = readFileSync('examples/README.md', 'utf8');
const SCREEN = { width: 100, hasColours: false, isVerbose: true };

async function ablation(arm: string) {
  const found = await compareExamples(`ablation/default-${arm}.csv`, 'ablation/tuned.csv');
  const assessment = compared(found);
  return { assessment, text: renderText(assessment, SCREEN) };
}

describe('the ablation, as examples/README.md reports it:', () => {
  test('tuning the learning rate pays at every budget compared', async () => {
    const { assessment, text } = await ablation('learning-rate');
    expect([assessment.outcome.gate, assessment.outcome.verdict]).toEqual(['pass', 'better']);
    expect(assessment.comparison.better.share.strong).toBe(1);
    expect(text).toContain('Better by 0.165 (0.082 to 0.239) after 4 trials: 0.969, was 0.804');
    expect(text).toContain('better: strong from 1 to 8 trials');
    expect(assessment.overallSlowdown).toMatchObject({ fits: false });
    expect(text).toContain('it needs 0.25× the trials or less');
    const { chart } = comparisonReport(assessment);
    expectGolden('docs/ablation-light.svg', chart?.light ?? '');
    expectGolden('docs/ablation-dark.svg', chart?.dark ?? '');
    expect(readme).toContain(
      '| better, strong, from 1 to 8 trials | 0.969 instead of 0.804 | less than 0.25× the trials, by the curves |',
    );
  });

  test('tuning the weight decay hardly does', async () => {
    const { assessment, text } = await ablation('weight-decay');
    expect([assessment.outcome.gate, assessment.outcome.verdict]).toEqual(['pass', 'better']);
    expect(assessment.comparison.better.level).toBe('weak');
    expect(text).toMatch(/^ +4 .* 0\.969 .* 0\.966 /m);
    const { estimate, lower, upper } = assessment.overallSlowdown ?? {};
    expect([estimate, lower, upper].map((x) => x?.toFixed(2))).toEqual(['0.96', '0.66', '1.39']);
    expect(text).toMatch(/Ruled out +a loss of more than 0\.005 from 4 to 8 trials/);
    expect(readme).toContain('worse by more than 0.005 from 4 to 8 trials');
    expect(readme).toContain(
      '| better, weak | 0.969 instead of 0.966 | 0.96× the trials (80 % limits: 0.66× to 1.4×) |',
    );
  });
});

test('the pairs are as examples/README.md says, and as independent sweeps show next to nothing but at comparable settings', async () => {
  const testBy = async (more: Parameters<typeof settingsWith>[0]) => {
    const settings = settingsWith({ ...ACCURACY, ...more });
    const files = ['paired/baseline.csv', 'paired/candidate.csv'] as const;
    return compared(await compareExamples(...files, settings)).test;
  };
  const pairs = await testBy({});
  const shown = (test: typeof pairs) => Number(test?.pValue.toPrecision(2));
  expect(pairs?.pairs).toMatchObject({ n: 24, worse: 19, better: 2 });
  const alone = await testBy({ pairing: 'independent', settings: 'none' });
  const atSettings = await testBy({ pairing: 'independent' });
  expect(readme).toContain('19 of the 24 got worse and 2 better');
  expect(readme).toContain(`has a p-value of ${shown(pairs)}.`);
  expect(readme).toContain(`would have one of ${shown(alone)},`);
  expect(readme).toContain(`and of ${shown(atSettings)} where settings are compared too`);
});

test('its config makes both comparisons in one run, with one comment and one check', async () => {
  const folder = 'examples/ablation';
  const names = [
    'tuned.csv',
    'default-learning-rate.csv',
    'default-weight-decay.csv',
    'tuning-gate.yml',
  ];
  const paths = names.map((name) => `${folder}/${name}`);
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const repository = new TrainingRepository();
  await repository.start({});
  try {
    const config = `${folder}/tuning-gate.yml`;
    repository.github.write('main', config, files[config] ?? '');
    const run = await repository.run({ files, inputs: { config } });
    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass', verdict: 'better' } });
    const [comment, another] = repository.github.comments();
    expect(another).toBeUndefined();
    const body = comment?.body ?? '';
    const shown = readFileSync('docs/config.md', 'utf8');
    const rows = body.match(/^\| `(learning rate|weight decay)` \|.*$/gm) ?? [];
    const [family = ''] = /if nothing changed in any, .* fail/.exec(body) ?? [];
    expect(rows).toHaveLength(2);
    for (const line of rows) expect(shown).toContain(`\n${line}\n`);
    expect(shown).toContain(family);
    const { comparisons } = await run.report();
    expect(comparisons).toMatchObject([{ name: 'learning rate' }, { name: 'weight decay' }]);
    const { headSha } = repository.github.pullRequest();
    expect(repository.github.checks(headSha)).toHaveLength(1);
  } finally {
    await repository.stop();
  }
});
