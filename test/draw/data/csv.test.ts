import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { combineAssessments } from '../../../src/decide/index.ts';
import {
  csvText,
  curveCsv,
  curveSteps,
  curvesCsv,
  sweepCsv,
  trialsCsv,
} from '../../../src/draw/data/csv.ts';
import { assessSweeps, runOf } from '../../support/assessments.ts';
import { comparisonReport } from '../../support/reports.ts';
import { settingsWith, spread, sweepOf, type Trial, withTrials } from '../../support/sweeps.ts';

const good = sweepOf([...spread(47, 0.8, 0.9), null], { costs: spread(48, 10, 20) });
const bad = sweepOf(spread(30, 0.5, 0.6), { costs: spread(30, 10, 20) });
const SETTINGS = settingsWith();

type Rows = Record<string, string>[];

const rowsOf = (csv: string | null): Rows => parse(csv ?? '', { columns: true });

/** A sweep with what was drawn for each of its trials. */
const drawing = (trials: Partial<Trial>[]) =>
  withTrials(sweepOf(trials.map((_, i) => i)), (_, i) => trials[i] ?? {});

describe('curves.csv', () => {
  test('has the steps of report.json, arm by arm', () => {
    const assessment = assessSweeps(good, bad, SETTINGS);
    const report = JSON.parse(comparisonReport(assessment).json);
    const rows = rowsOf(curvesCsv(runOf(assessment)));
    for (const arm of ['baseline', 'candidate']) {
      const steps = rows
        .filter((row) => row.arm === arm)
        .map(({ arm: _, confidence: __, ...step }) => step);
      const expected = report[arm].steps.map((step: object) =>
        Object.fromEntries(Object.entries(step).map(([name, value]) => [name, String(value)])),
      );
      expect(steps).toEqual(expected);
    }
  });

  test('has the candidate’s curve where there is no baseline, and is missing without a curve', () => {
    const alone = assessSweeps(null, bad, SETTINGS);
    if (alone.kind !== 'lone') throw new Error('no curve');
    const rows = rowsOf(curvesCsv(runOf(alone)));
    expect(new Set(rows.map(({ arm }) => arm))).toEqual(new Set(['candidate']));
    // Never thinned, as the report's are.
    const steps = (most: number) => curveSteps(alone.curve, 'maximize', most).steps.length;
    expect(rowsOf(curveCsv(bad, alone.curve))).toHaveLength(rows.length);
    expect(rows).toHaveLength(steps(Infinity));
    expect(steps(20)).toBeLessThanOrEqual(20);
    expect(curvesCsv(runOf(assessSweeps(good, null, SETTINGS)))).toBeNull();
  });
});

describe('trials.csv', () => {
  test('has every counted trial with its parameters, in the order of its sweep', () => {
    const drawn = drawing([
      { parameters: { lr: 1e-5, optimizer: 'adam, fused' }, seed: 7, cost: 1 / 3 },
      { parameters: { layers: 2, lr: null, bias: true }, outcome: 'failed', score: -Infinity },
    ]);
    expect(sweepCsv(drawn)).toBe(
      [
        'arm,trial,status,score,cost,seed,where,params_lr,params_optimizer,params_layers,params_bias',
        'sweep,1,completed,0,0.3333333333333333,7,"sweep.csv, line 2",0.00001,"adam, fused",,',
        'sweep,2,failed,,,,"sweep.csv, line 3",,,2,true',
        '',
      ].join('\n'),
    );
  });

  test('has scores in the metric’s own unit, and both sweeps', () => {
    const [b, c] = [[0.5, 0.25], [0.125]].map((losses) =>
      sweepOf(losses, { direction: 'minimize' }),
    );
    const assessment = assessSweeps(b ?? null, c ?? null, SETTINGS);
    const rows = rowsOf(trialsCsv(runOf(assessment)));
    expect(rows.map(({ arm, trial, score }) => [arm, trial, score])).toEqual([
      ['baseline', '1', '0.5'],
      ['baseline', '2', '0.25'],
      ['candidate', '1', '0.125'],
    ]);
    expect(trialsCsv(runOf(assessSweeps(null, null, SETTINGS)))).toBeNull();
  });

  test('and curves.csv have a first column with the names of several comparisons', () => {
    const drawn = drawing([{ parameters: { lr: 1 } }]);
    const run = combineAssessments([
      { name: 'a,b', assessment: assessSweeps(good, bad, SETTINGS) },
      { name: 'only=1', assessment: assessSweeps(null, drawn, SETTINGS) },
      { name: 'none', assessment: assessSweeps(good, null, SETTINGS) },
    ]);
    const trials = rowsOf(trialsCsv(run));
    expect(trials.map(({ comparison }) => comparison)).toEqual([
      ...[...Array(78).fill('a,b'), ...Array(48).fill('none'), 'only=1'],
    ]);
    expect(Object.keys(trials[0] ?? {})).toEqual([
      ...['comparison', 'arm', 'trial', 'status', 'score', 'cost', 'seed', 'where', 'params_lr'],
    ]);
    const curves = rowsOf(curvesCsv(run)).map(({ comparison }) => comparison);
    expect(new Set(curves)).toEqual(new Set(['a,b', 'only=1']));
  });
});

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-x', "'-x"],
    ['  +cmd', "  '+cmd"],
    ['＝1+1', "'＝1+1"],
    // Where the separator is a semicolon or a tab, these begin a cell of their own.
    ['a;=1+1', "a;'=1+1"],
    ['-1e-3', '-1e-3'],
    ['+.5', '+.5'],
    ['a=1', 'a=1'],
    ['say "no", twice\nor more', 'say "no", twice\nor more'],
  ])('of text %j is read as %j', (text, read) => {
    expect(parse(csvText(['name'], [[text]]))[1]).toEqual([read]);
  });

  test('survives whatever it holds, and never begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (texts) => {
        const [, row = []] = parse(csvText(texts.map(String), [texts]));
        expect(row.map((cell: string) => cell.replaceAll("'", ''))).toEqual(
          texts.map((text) => text.replaceAll("'", '')),
        );
        for (const cell of row)
          if (!Number.isFinite(Number(cell))) expect(cell).not.toMatch(/(^|[;\t])\s*[=+\-@]/);
      }),
    );
  });
});
