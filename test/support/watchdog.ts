import { writeSync } from 'node:fs';

// The tests' runner waits forever: a test that hangs is named, and the run ended.
const LIMIT_MS = 120_000;
const CHECK_MS = 5_000;
/** In a worker, `process.stderr` is a stream without a descriptor. */
const STANDARD_ERROR = 2;

let current: string | undefined;
let since = Date.now();

setInterval(() => {
  const { currentTestName } = expect.getState();
  if (currentTestName !== current) {
    current = currentTestName;
    since = Date.now();
  } else if (current !== undefined && Date.now() - since > LIMIT_MS) {
    writeSync(STANDARD_ERROR, `Still running after ${LIMIT_MS / 1000} s: ${current}\n`);
    process.kill(process.pid, 'SIGTERM');
  }
}, CHECK_MS).unref();
