import { PLAIN, SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository();

/** Fails in a timer, as what nobody waits for does, as soon as somebody listens. */
const crashWith = (code: string) => {
  const script = `process.on('newListener',(name)=>{if(name==='uncaughtException')setTimeout(()=>{${code}},1)})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

test.each([
  ['a bug', "throw new Error('stray')", 'a bug in tuning-gate', 'this is a bug in the program'],
  [
    'the system',
    "process.getBuiltinModule('fs').rmdirSync('/proc')",
    'the runner lacks something',
    'was refused (E',
  ],
])(
  '%s that fails where nobody waits fails the step, the check and the comment',
  async (_, code, title, message) => {
    const { github } = repository;
    const run = await repository.trainAndGate({
      trains: SWEEPS.same,
      files: { 'baseline.csv': SWEEPS.baseline },
      inputs: { ...PLAIN, baseline: 'baseline.csv' },
      env: crashWith(code),
      bundled: true,
    });

    expect(run.exitCode).toBe(1);
    expect(run.errors).toEqual([expect.stringContaining(message)]);
    const reason = `No verdict: ${title}`;
    expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail', reason });
    const checks = github.checks(github.pullRequest().headSha);
    expect(checks.at(-1)).toMatchObject({ conclusion: 'failure', title: reason });
  },
);
