import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';

const STEP_MS = 1000;

/** Runs `work` with timers that wait for nothing: `advance` lets so many milliseconds pass. */
export async function withFakeTime(
  work: (advance: (ms: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  try {
    await work(async (ms) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        mock.timers.tick(STEP_MS);
        // What the timers have set off goes on before the next second.
        await setImmediate();
      }
    });
  } finally {
    mock.timers.reset();
  }
}
