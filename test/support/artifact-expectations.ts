import type { ActionRun } from './runner.ts';
import { said } from './training-repository.ts';

const NO_BASELINE = { verdict: 'no-baseline', gate: 'neutral', 'baseline-sha': '' };
const NO_CANDIDATE = { verdict: 'no-candidate', gate: 'fail' };
const REPORT =
  /^tuning-gate[\w-]*\/(report\.(json|html)|comment\.md|chart-(light|dark)\.(svg|png))$/;

/** A baseline that is missing is neutral, told in one warning and in the summary. */
export function expectNoBaseline(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject(NO_BASELINE);
  expect(run.exitCode).toBe(0);
  expect(said(run, 'error')).toEqual([]);
  expectSaid(run, said(run, 'warning'), says);
}

/** A candidate that is missing fails, told in one error and in the summary. */
export function expectNoCandidate(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject(NO_CANDIDATE);
  expect(run.exitCode).toBe(1);
  expectSaid(run, said(run, 'error'), says);
}

/** What cannot be read is one error, in the summary and the outputs too. */
export function expectError(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail' });
  expect(run.exitCode).toBe(1);
  expect(run.tempFiles).toEqual([]);
  expect(`${run.stdout}${run.stderr}`).not.toMatch(/^\s+at .+:\d+/m);
  expectSaid(run, said(run, 'error'), says);
}

/** Nothing is left behind but whole files of the report, whatever came of the download. */
export function expectNoRemains({ tempFiles }: ActionRun): void {
  expect(tempFiles.filter((file) => !REPORT.test(file))).toEqual([]);
}

function expectSaid(run: ActionRun, messages: readonly string[], says: readonly string[]): void {
  expect(messages).toHaveLength(1);
  for (const text of says) {
    expect(messages[0]).toContain(text);
    expect(run.summary).toContain(text);
  }
  expectNoRemains(run);
}
